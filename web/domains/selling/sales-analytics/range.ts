import { dayMs } from '../../../../contracts/durations.ts';

export const ranges = [7, 30, 90, 365] as const;
const defaultDays = 30;

/** The number of days in the URL, or the default. */
export function readDays(query: URLSearchParams): number {
  return ranges.find((days) => String(days) === query.get('days')) ?? defaultDays;
}

/** The last days up to today, in UTC as on the server. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toDay(now.getTime() - (days - 1) * dayMs), to: toDay(now.getTime()) };
}
