import type { TranslationOf } from '../define-messages.ts';
import type { dayRanges as english } from '../en/day-ranges.ts';

export const dayRanges: TranslationOf<typeof english> = {
  day: '{month}{day}日',
  days: '{month}{from}日〜{to}日',
  months: '{from}〜{to}',
  moment: '{day} {time}',
};
