import { dayMs } from '../durations.ts';

export const maxAboutLength = 4000;
export const maxPoliciesLength = 6000;
export const maxVacationMessageLength = 500;
/** Days of one vacation, and how long before it a shop can announce it. */
export const maxVacationDays = 120;
export const maxDaysAhead = 365;

/** How long before its first day buyers are told of a vacation. */
export const announcedDays = 14;

const day = (date: string) => Date.parse(`${date}T00:00:00Z`);

export type VacationProblem = 'vacation_order' | 'vacation_past' | 'vacation_long' | 'vacation_far';

/** What is wrong with the days of a vacation, seen on the day `today`; null where nothing is. */
export function findVacationProblem(
  { from, until }: { from: string; until: string },
  today: string,
): VacationProblem | null {
  if (day(until) < day(from)) return 'vacation_order';
  if (day(until) < day(today)) return 'vacation_past';
  if (day(until) - day(from) >= maxVacationDays * dayMs) return 'vacation_long';
  if (day(from) - day(today) > maxDaysAhead * dayMs) return 'vacation_far';
  return null;
}
