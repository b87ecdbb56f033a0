import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: { one: '{average} of 5 stars, {count} review', other: '{average} of 5 stars, {count} reviews' },
};
