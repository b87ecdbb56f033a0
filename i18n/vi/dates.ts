import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{day}/{month}/{year}',
  month: '{month}/{year}',
  m1: '1',
  m2: '2',
  m3: '3',
  m4: '4',
  m5: '5',
  m6: '6',
  m7: '7',
  m8: '8',
  m9: '9',
  m10: '10',
  m11: '11',
  m12: '12',
};
