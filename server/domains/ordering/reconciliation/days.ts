import { dayMs } from '../../../../contracts/durations.ts';

export interface Range {
  from: Date;
  to: Date;
}

/** Days are those of UTC, such as `2026-11-18`. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const dayBefore = (day: string): string => dayOf(new Date(startOf(day).getTime() - dayMs));
export const dayAfter = (day: string): string => dayOf(new Date(startOf(day).getTime() + dayMs));

/** Whether a day has ended by then. */
export const isOver = (day: string, at: Date): boolean => at >= startOf(dayAfter(day));
