import { formatDate } from '../../../../i18n/format-date.ts';
import { getLocale } from '../../../../i18n/locale.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A moment where the reader is: `12 Jan 2024 09:02`. */
export function formatLocalTime(time: string): string {
  const date = new Date(time);
  const day = formatDate(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** What the reader's time zone is called in the language of the page: `Indochina Time`. */
export function nameOfTimeZone(): string {
  const parts = new Intl.DateTimeFormat(getLocale(), { timeZoneName: 'long' }).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A date and time that was typed where the seller is, in UTC; undefined where it is none. */
export function readLocalTime(typed: string): string | undefined {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
