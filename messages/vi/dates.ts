import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{day}/{month}/{year}',
  month: '{month}/{year}',
  m1: '01',
  m2: '02',
  m3: '03',
  m4: '04',
  m5: '05',
  m6: '06',
  m7: '07',
  m8: '08',
  m9: '09',
  m10: '10',
  m11: '11',
  m12: '12',
};
