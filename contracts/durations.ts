/** Durations in milliseconds, as `Date` counts; a day is always 24 hours, because times are in UTC. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
