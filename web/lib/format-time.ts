import { formatDate } from './format.ts';

/** A day and time where the reader is: `14 Nov 2026 09:12`. For pages that are rendered in the browser only. */
export function formatTime(time: string): string {
  const date = new Date(time);
  const here = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return `${formatDate(here)} ${here.toISOString().slice(11, 16)}`;
}
