import { dayMs, minuteMs } from '../../../contracts/durations.ts';
import { formatDate, formatMonthName } from '../../../i18n/format-date.ts';
import { dayRangesText } from '../../../i18n/generated/day-ranges.ts';

/** A day in UTC without its year: `19 Nov`. */
export function formatDay(date: Date | string): string {
  return dayRangesText('day', { day: String(new Date(date).getUTCDate()), month: formatMonthName(date) });
}

/** The first and the last day of a range in UTC: `19–21 Nov`, `30 Nov – 2 Dec`. */
export function formatDays(from: Date | string, to: Date | string): string {
  const [first, last] = [new Date(from), new Date(to)];
  if (formatDay(first) === formatDay(last)) return formatDay(first);
  if (first.getUTCMonth() !== last.getUTCMonth()) {
    return dayRangesText('months', { from: formatDay(first), to: formatDay(last) });
  }
  return dayRangesText('days', {
    from: String(first.getUTCDate()),
    to: String(last.getUTCDate()),
    month: formatMonthName(first),
  });
}

/** The days on which a parcel arrives that takes this many days from today. */
export function formatArrival({ days_min, days_max }: { days_min: number; days_max: number }): string {
  const now = Date.now();
  return formatDays(new Date(now + days_min * dayMs), new Date(now + days_max * dayMs));
}

/**
 * The day of a moment in the reader’s own time zone: `14 Nov`, with the year where it is another than this one. For
 * pages that are rendered in the browser only.
 */
export function formatLocalDay(at: string): string {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return isThisYear ? formatDay(toLocal(at)) : formatDate(toLocal(at));
}

/** A moment in the reader’s own time zone: `14 Nov, 09:12`, with the year as above. */
export function formatMoment(at: string): string {
  return dayRangesText('moment', { day: formatLocalDay(at), time: toLocal(at).slice(11, 16) });
}

/** The time in UTC at which a clock shows what the reader’s clock shows at the moment. */
function toLocal(at: string): string {
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString();
}
