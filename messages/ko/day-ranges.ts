import type { TranslationOf } from '../define-messages.ts';
import type { dayRanges as english } from '../en/day-ranges.ts';

export const dayRanges: TranslationOf<typeof english> = {
  day: '{month} {day}일',
  days: '{month} {from}~{to}일',
  months: '{from}~{to}',
  moment: '{day} {time}',
};
