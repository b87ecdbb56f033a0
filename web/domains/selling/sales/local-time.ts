import { formatDate } from '../../../../i18n/format-date.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** A moment where the reader is: `12 Jan 2024 09:02`. */
export function formatLocalTime(time: string): string {
  const date = new Date(time);
  const day = formatDate(new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())));
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** A date and time that was typed where the seller is, in UTC; undefined where it is none. */
export function readLocalTime(typed: string): string | undefined {
  const date = new Date(typed);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
