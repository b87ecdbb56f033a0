import { z } from 'zod';
import { type InEveryLanguage, languages } from '../languages.ts';
import { shownFact } from './facts.ts';
import { productOption, productVariant } from './variants.ts';

const text = z.object({ title: z.string(), description: z.string() });
/** The texts of a listing by language. */
export const textInEach = Object.fromEntries(languages.map((language) => [language, text])) as InEveryLanguage<
  typeof text
>;

/** What a record says of a product beyond a card. */
export const recordFields = {
  /** File names below `/uploads/`, the cover first. */
  images: z.array(z.string()).min(1),
  availability: z.enum(['in_stock', 'out_of_stock']),
  /** As the filter by condition reads it in the title. */
  condition: z.enum(['new', 'used']),
  /** What the seller says of the goods, the most important first, in the requested language. */
  facts: z.array(shownFact),
  /** Where it can be sent; nobody can buy what is offered nowhere. */
  recommended_countries: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      /** What the delivery of one unit costs, in the smallest unit of the shop's currency. */
      delivery_minor: z.int().nullable(),
    }),
  ),
  seller: z.object({ id: z.string(), name: z.string() }),
  /** When the sale that holds the price ends; null without one. */
  sale_ends_at: z.iso.datetime().nullable(),
  /** At most three; none for a listing of one article. With options, price and stock of the product are the lowest and the sum. */
  options: z.array(productOption),
  variants: z.array(productVariant).min(1),
};
