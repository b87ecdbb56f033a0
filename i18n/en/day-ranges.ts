/** How days without a year and ranges of days are written. */
export const dayRanges = {
  day: '{day} {month}',
  days: '{from}–{to} {month}',
  months: '{from} – {to}',
  moment: '{day}, {time}',
} as const;
