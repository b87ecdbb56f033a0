import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: '{average}星（满分5星），{count}条评价',
};
