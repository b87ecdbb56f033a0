import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: '5つ星のうち{average}、レビュー{count}件',
};
