import type { TranslationOf } from '../define-messages.ts';
import type { dayRanges as english } from '../en/day-ranges.ts';

export const dayRanges: TranslationOf<typeof english> = {
  day: '{month}\u00a0{day}일',
  days: '{month}\u00a0{from}~{to}일',
  months: '{from}~{to}',
  moment: '{day} {time}',
};
