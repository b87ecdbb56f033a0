import { formatNumber } from '../../../i18n/format-number.ts';
import { datesText } from '../../../i18n/generated/dates.ts';

/** US cents as a price: `$ 1,249.00`. */
export function formatMoney(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  return `${sign}$ ${withCents(Math.abs(Math.round(cents)))}`;
}

/** US cents as dollars, without decimals for whole dollars: `$50`, `$12.50`. */
export function formatDollars(cents: number): string {
  const whole = Math.round(cents);
  return `$${whole % 100 === 0 ? formatNumber(whole / 100, 'en') : withCents(whole)}`;
}

/** US cents as the text of a price field: `50`, `12.50`. */
export function dollarText(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function withCents(cents: number): string {
  return `${formatNumber(Math.floor(cents / 100), 'en')}.${String(cents % 100).padStart(2, '0')}`;
}

/** A day in UTC, the same for every reader of a language: `12 Jan 2024`. */
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
