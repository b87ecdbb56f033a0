import { z } from 'zod';
import { languages } from '../languages.ts';

const language = z.enum(languages);

/** Who wrote a text of a shop: the seller, the platform from its own tables, or the model that an operator set up. */
export const textOrigins = ['seller', 'composed', 'model'] as const;
export type TextOrigin = (typeof textOrigins)[number];

const shopText = z.object({ text: z.string(), by: z.enum(textOrigins) });

/** A text of a shop in the languages that it has. */
export const shopTexts = z.partialRecord(language, shopText);
export type ShopTexts = z.infer<typeof shopTexts>;

/** A text of a shop as one page shows it: in the page's language, else in that of the seller. */
export const shownText = z.object({ text: z.string(), language, by: z.enum(textOrigins) });
export type ShownText = z.infer<typeof shownText>;

/** A vacation of a seller, as buyers are told of it. */
export const publicVacation = z.object({
  /** The first and the last day. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** False while it is only announced. */
  is_now: z.boolean(),
  message: shownText.nullable(),
});
export type PublicVacation = z.infer<typeof publicVacation>;
