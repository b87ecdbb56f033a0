export const ranges = [7, 30, 90, 365] as const;
const usualDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** How many days the address asks for. */
export function readDays(query: URLSearchParams): number {
  return ranges.find((days) => String(days) === query.get('days')) ?? usualDays;
}

/** The last days up to today, as the server counts them. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const asDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: asDay(now.getTime() - (days - 1) * dayMs), to: asDay(now.getTime()) };
}
