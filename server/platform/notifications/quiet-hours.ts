import { dayMs, minuteMs } from '../../../contracts/durations.ts';

/** When somebody wants to be left alone, in minutes after midnight of their time zone. */
export interface QuietHours {
  timeZone: string;
  from: number | null;
  until: number | null;
}

/** When the digest of a day is mailed, in minutes after midnight. */
const digestMinute = 8 * 60;
const minutesOfDay = dayMs / minuteMs;

/** How long quiet hours still last; 0 where there are none now. They may reach over midnight. */
export function quietForMs(now: Date, { timeZone, from, until }: QuietHours): number {
  if (from === null || until === null || from === until) return 0;
  const minute = minuteIn(now, timeZone);
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  return isQuiet ? untilMinute(now, timeZone, until).getTime() - now.getTime() : 0;
}

/** The next moment at which digests are mailed in a time zone. */
export const nextDigest = (now: Date, timeZone: string): Date => untilMinute(now, timeZone, digestMinute);

/** The next moment after now at which the clocks of a time zone show a minute of the day. */
function untilMinute(now: Date, timeZone: string, minute: number): Date {
  const start = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const ahead = (minute - minuteIn(now, timeZone) + minutesOfDay) % minutesOfDay || minutesOfDay;
  const guess = new Date(start + ahead * minuteMs);
  // Clocks that are put forward or back in between make it an hour earlier or later.
  const off = minute - minuteIn(guess, timeZone);
  const shift = off > minutesOfDay / 2 ? off - minutesOfDay : off < -minutesOfDay / 2 ? off + minutesOfDay : off;
  const shifted = new Date(guess.getTime() + shift * minuteMs);
  return shifted > now ? shifted : guess;
}

/** Minutes since midnight on the clocks of a time zone. */
function minuteIn(moment: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  return (parts.hour ?? 0) * 60 + (parts.minute ?? 0);
}
