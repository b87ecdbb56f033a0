import type { TranslationOf } from '../define-messages.ts';
import type { dates as english } from '../en/dates.ts';

export const dates: TranslationOf<typeof english> = {
  day: '{day} {month} {year}',
  month: '{month} {year}',
  m1: 'ene',
  m2: 'feb',
  m3: 'mar',
  m4: 'abr',
  m5: 'may',
  m6: 'jun',
  m7: 'jul',
  m8: 'ago',
  m9: 'sept',
  m10: 'oct',
  m11: 'nov',
  m12: 'dic',
};
