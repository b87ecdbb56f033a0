import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{year}年{month}{day}日',
  month: '{year}年{month}',
  m1: '1月',
  m2: '2月',
  m3: '3月',
  m4: '4月',
  m5: '5月',
  m6: '6月',
  m7: '7月',
  m8: '8月',
  m9: '9月',
  m10: '10月',
  m11: '11月',
  m12: '12月',
};
