import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: { one: '{average} de 5 estrellas, {count} opinión', other: '{average} de 5 estrellas, {count} opiniones' },
};
