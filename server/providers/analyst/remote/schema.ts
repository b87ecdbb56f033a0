import { z } from 'zod';
import { materialIds } from '../../../../catalog/materials.ts';
import { tree } from '../../../../catalog/tree.ts';
import { conditionIds } from '../../../../contracts/conditions.ts';
import { certainties } from '../../../../contracts/listing-analysis.ts';
import { pricedCountryCodes } from '../../../../market/countries.ts';
import { cleanText } from '../../../../phrasebook/clean.ts';
import { colourIds } from '../../../../phrasebook/colours.ts';

// Uses only JSON schema features that every endpoint supports; lengths and counts are checked on the answer.
const fact = <T extends z.ZodType>(value: T) => z.object({ value, certainty: z.enum(certainties) });
const sectionIds = tree.flatMap((aisle) => aisle.sections.map((section) => String(section.id)));

/** The model's description of the photo. */
export const observation = z.object({
  /** A noun phrase in English, such as "men's quilted jacket". */
  kind: z.string(),
  sections: z.array(z.enum(sectionIds)),
  colours: z.array(fact(z.enum(colourIds))),
  material: fact(z.enum(materialIds)).nullable(),
  brand: fact(z.string()).nullable(),
  condition: fact(z.enum(conditionIds)).nullable(),
  words: z.array(z.string()),
});

export type Observation = z.infer<typeof observation>;

/** The categories of the article, chosen from the given leaves. */
export const categorySchema = (leafIds: string[]) =>
  z.object({ categories: z.array(z.object({ id: z.enum(leafIds), confidence: z.number() })) });

/** One line without invisible characters; the limit is far above the accepted length, so that a long text is refused and not cut. */
const prose = z.string().transform((words) => cleanText(words, 5000));
/** Lines without invisible characters, so that facts can stand one to a line. */
const lines = z.string().transform((text) =>
  text
    .slice(0, 6000)
    .split('\n')
    .map((line) => cleanText(line, 5000))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim(),
);
const text = z.object({ title: prose, description: lines });

/** The listing as the model writes it. */
export const draft = z.object({
  texts: z.object({ en: text, th: text, zh: text, vi: text, es: text, ja: text, ko: text }),
  countries: z.array(z.enum(pricedCountryCodes)),
  price_usd: z.object({ min: z.number(), max: z.number() }).nullable(),
});
