import { datesText } from './generated/dates.ts';

/** A day in UTC, the same for every reader of a language: `12 Jan 2024`. Years are those of the common era everywhere. */
export function formatDate(date: Date | string): string {
  return datesText('day', { ...monthAndYear(date), day: String(new Date(date).getUTCDate()) });
}

/** A month in UTC: `Jan 2024`. */
export function formatMonth(date: Date | string): string {
  return datesText('month', monthAndYear(date));
}

/** Not from `Intl`, because creating a formatter blocks a slow phone for a tenth of a second. */
function monthAndYear(date: Date | string) {
  return { month: formatMonthName(date), year: String(new Date(date).getUTCFullYear()) };
}

/** The short name of a month in UTC: `Jan`. */
export function formatMonthName(date: Date | string): string {
  return datesText(`m${new Date(date).getUTCMonth() + 1}` as 'm1');
}
