import type { TranslationOf } from '../define-messages.ts';
import type { dayRanges as english } from '../en/day-ranges.ts';

export const dayRanges: TranslationOf<typeof english> = {
  day: '{day}/{month}',
  days: '{from}–{to}/{month}',
  months: '{from} – {to}',
  moment: '{time} ngày {day}',
};
