import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { isBlank, readAs, readJson, Unreadable } from '../input/input-shapes.ts';
import { languages } from '../languages.ts';
import { productTypeId } from './filter-ids.ts';

/** More than any page could show with sense. */
export const maxFacts = 20;

const short = z.string().max(400);
const value = z.union([z.number(), short, z.array(z.number()).max(6), z.array(short).max(12)]);
type Value = z.infer<typeof value>;

/** A fact as it is stored: one of the library by its id, or one in the seller's own words. */
export type StoredFact = { id: string; value: Value; unit: string | null } | { label: string; value: string };

/** A fact as a client sends it: one of `listFactsOfType` by its id, or the seller's own label with a text. */
const sentFact = z.object({
  id: z.string().max(60).nullish().meta({ example: 'storage' }),
  label: z.string().max(200).nullish(),
  value,
  /** A unit of the fact, by its id or as people write it. */
  unit: z.string().max(40).nullish().meta({ example: 'GB' }),
});
export type SentFact = z.output<typeof sentFact>;

export const sentFacts = z.array(sentFact).max(maxFacts);

/** The facts in a form, as JSON; null where none were sent. */
export const factsField = readAs(
  (sent): SentFact[] | null | Unreadable => {
    if (isBlank(sent)) return null;
    const { data } = sentFacts.safeParse(readJson(sent));
    const expected = `a list of at most ${maxFacts} facts as JSON, each with a value and an id or a label`;
    return data ?? new Unreadable(`The field 'facts' must be ${expected}, for example ${example}.`);
  },
  { description: 'JSON: what the goods are, by the facts of their product type or under own labels.', example: '[]' },
);
const example = '[{"id":"storage","value":128,"unit":"GB"},{"label":"Engraving","value":"Anna"}]';

/** A fact of a product, and how it is written in the requested language. */
export const shownFact = z.object({
  /** Of the library of facts; null for one in the seller's own words. */
  id: z.string().nullable(),
  value,
  unit: z.string().nullable(),
  label: z.string(),
  text: z.string(),
  /** The same in the units of the other system: centimetres for inches; null where all countries use the same. */
  other: z.object({ text: z.string(), system: z.enum(['metric', 'imperial']) }).nullable(),
});
export type ShownFact = z.infer<typeof shownFact>;

const factOfType = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['number', 'measurements', 'choice', 'text', 'list', 'date']),
  /** The usual one first; empty for what has none. */
  units: z.array(z.object({ id: z.string(), symbol: z.string() })),
  choices: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type FactOfType = z.infer<typeof factOfType>;

/** What buyers of a product type ask for, the most important first. */
export const listFactsOfType = endpoint({
  operationId: 'listFactsOfType',
  method: 'POST',
  path: '/user/facts-of-type',
  access: 'open',
  summary: 'The two to five facts that buyers of a product type ask for',
  body: z.object({
    /** The id of a product type; without one, or with one of another category, the most usual type of the category. */
    product_type_id: productTypeId.default(''),
    category_id: z.string().max(10).default('').meta({ example: '1201' }),
    language: z.enum(languages).default('en'),
  }),
  answer: success({ facts: z.array(factOfType) }),
});
