import { dayMs } from '../../../../contracts/durations.ts';

/** The day at a moment in a time zone, as 2026-12-24. */
export const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);

/** The moment at which a day, or one some days after it, begins in a time zone. */
export function startOfDay(day: string, timeZone: string, daysAfter = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysAfter * dayMs;
  // Twice, because the offset of the guess may be that of another side of a change of clocks.
  const guess = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(guess, timeZone));
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const options = { timeZone, year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' };
  const format = new Intl.DateTimeFormat('en', { ...options, hourCycle: 'h23' } as Intl.DateTimeFormatOptions);
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute } = part;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}
