import { dayMs } from '../../../../../contracts/durations.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { shopFiguresText } from '../../../../../i18n/generated/shop-figures.ts';
import type { Span } from '../understanding/read-span.ts';

const usualDays = 30;

/** The last thirty days, where a question names no time. */
export function usualSpan(now: Date): Span {
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dayOf(now.getTime() - (usualDays - 1) * dayMs), to: dayOf(now.getTime()), name: null };
}

/** A span as the beginning of a sentence: `Last week`, or its first and last day. */
export function describeSpan({ from, to, name }: Span): string {
  if (name) return shopFiguresText(name);
  return from === to ? formatDate(from) : shopFiguresText('days', { from: formatDate(from), to: formatDate(to) });
}
