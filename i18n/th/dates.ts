import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{day} {month} {year}',
  month: '{month} {year}',
  m1: 'ม.ค.',
  m2: 'ก.พ.',
  m3: 'มี.ค.',
  m4: 'เม.ย.',
  m5: 'พ.ค.',
  m6: 'มิ.ย.',
  m7: 'ก.ค.',
  m8: 'ส.ค.',
  m9: 'ก.ย.',
  m10: 'ต.ค.',
  m11: 'พ.ย.',
  m12: 'ธ.ค.',
};
