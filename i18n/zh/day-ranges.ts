import type { TranslationOf } from '../define-messages.ts';
import type { dayRanges as english } from '../en/day-ranges.ts';

export const dayRanges: TranslationOf<typeof english> = {
  day: '{month}{day}日',
  days: '{month}{from}日至{to}日',
  months: '{from}至{to}',
  moment: '{day} {time}',
};
