import type { TranslationOf } from '../define-messages.ts';
import type { rating as english } from '../en/rating.ts';

export const rating: TranslationOf<typeof english> = {
  label: '별점 5점 만점에 {average}점, 리뷰 {count}개',
};
