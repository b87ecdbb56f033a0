import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: '{average}分（满分5分），{count}条评价',
};
