import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{year}년 {month}\u00a0{day}일',
  month: '{year}년 {month}',
  m1: '1월',
  m2: '2월',
  m3: '3월',
  m4: '4월',
  m5: '5월',
  m6: '6월',
  m7: '7월',
  m8: '8월',
  m9: '9월',
  m10: '10월',
  m11: '11월',
  m12: '12월',
};
