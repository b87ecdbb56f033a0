import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: '{average} trên 5 sao, {count} đánh giá',
};
