import { datesText } from '../../../../../i18n/generated/dates.ts';

/** A day in UTC, as pages show it: `12 Jan 2024`. */
export function formatDay(date: Date): string {
  return datesText('day', {
    day: String(date.getUTCDate()),
    month: datesText(`m${date.getUTCMonth() + 1}` as 'm1'),
    year: String(date.getUTCFullYear()),
  });
}
