import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { type InEveryLanguage, languages } from '../languages.ts';

/** A kind of goods by its id, with its noun in every language. */
export const namedKind = z.object({
  id: z.string(),
  names: z.object(
    Object.fromEntries(languages.map((language) => [language, z.string()])) as InEveryLanguage<z.ZodString>,
  ),
});

export type NamedKind = z.infer<typeof namedKind>;

/** From this confidence on a proposal is right more often than not; below it the seller is asked first. */
export const sureFrom = 0.5;

/** Kinds of goods for a typed word in any of the seven languages, each with its category. */
export const searchKinds = endpoint({
  operationId: 'searchKinds',
  method: 'POST',
  path: '/user/kind-search',
  access: 'open',
  summary: 'Kinds of goods that a typed word means',
  body: z.object({ q: z.string().max(100), language: z.enum(languages).default('en') }),
  answer: success({ kinds: z.array(namedKind.extend({ category_id: z.string() })) }),
});
