import { datesText } from '../../../messages/dates.ts';
import { formatNumber } from '../../../messages/format-number.ts';

/** US cents as pages show them: `$ 1,249.00`. */
export function formatPrice(cents: number): string {
  return `$ ${formatNumber(Math.floor(cents / 100), 'en')}.${String(cents % 100).padStart(2, '0')}`;
}

/** A day in UTC, as pages show it: `12 Jan 2024`. */
export function formatDay(date: Date): string {
  return datesText('day', {
    day: String(date.getUTCDate()),
    month: datesText(`m${date.getUTCMonth() + 1}` as 'm1'),
    year: String(date.getUTCFullYear()),
  });
}
