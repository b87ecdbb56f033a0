import { z } from 'zod';
import { materialIds } from '../../../catalog/attributes/material-id.ts';
import { tree } from '../../../catalog/categories/tree.ts';
import type { Language } from '../../../contracts/languages.ts';
import { conditionIds } from '../../../contracts/marketplace/conditions.ts';
import { certainties } from '../../../contracts/selling/listing-analysis.ts';
import { cleanText } from '../../../listing-copy/checks/clean.ts';
import { colourIds } from '../../../listing-copy/words/colours.ts';
import { pricedCountryCodes } from '../../../reference-data/countries/countries.ts';

// Uses only JSON schema features that every endpoint supports; lengths and counts are checked on the answer.
const fact = <T extends z.ZodType>(value: T) => z.object({ value, certainty: z.enum(certainties) });
const subCategoryIds = tree.flatMap((topCategory) =>
  topCategory.subCategories.map((subCategory) => String(subCategory.id)),
);

/** The model's description of the photo. */
export const observation = z.object({
  /** A noun phrase in English, such as "men's quilted jacket". */
  productType: z.string(),
  sections: z.array(z.enum(subCategoryIds)),
  colours: z.array(fact(z.enum(colourIds))),
  material: fact(z.enum(materialIds)).nullable(),
  brand: fact(z.string()).nullable(),
  condition: fact(z.enum(conditionIds)).nullable(),
  words: z.array(z.string()),
});

export type Observation = z.infer<typeof observation>;

/** The product types that the article may be, chosen from the given ones. */
export const productTypeSchema = (productTypeIds: readonly string[]) =>
  z.object({ productTypes: z.array(z.object({ id: z.enum(productTypeIds), confidence: z.number() })) });

/** One line without invisible characters; the limit is far above the accepted length, so that a long text is refused and not cut. */
const prose = z.string().transform((words) => cleanText(words, 5000));
const slot = z.object({
  line: prose,
  ending: prose.nullable().transform((words) => words || null),
});

/** The slots of the listing as the model writes them. */
export const draft = z.object({
  texts: z.object({ en: slot, th: slot, zh: slot, vi: slot, es: slot, ja: slot, ko: slot }),
  countries: z.array(z.enum(pricedCountryCodes)),
  price_usd: z.object({ min: z.number(), max: z.number() }).nullable(),
});

/** The slots of some languages. */
export const slotsSchema = <L extends Language>(languages: readonly L[]) =>
  z.object({
    texts: z.object(Object.fromEntries(languages.map((language) => [language, slot])) as Record<L, typeof slot>),
  });
