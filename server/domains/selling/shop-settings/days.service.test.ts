import { expect, test } from 'vitest';
import { dayIn, startOfDay } from './days.service.ts';

test.each([
  ['2026-12-24', 'Asia/Bangkok', '2026-12-23T17:00:00.000Z'],
  ['2026-12-24', 'America/Los_Angeles', '2026-12-24T08:00:00.000Z'],
  ['2026-12-24', 'Asia/Kathmandu', '2026-12-23T18:15:00.000Z'],
  // The clocks change in the night of these days.
  ['2026-03-29', 'Europe/Madrid', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Madrid', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Madrid', '2026-10-24T22:00:00.000Z'],
  ['2026-12-24', 'UTC', '2026-12-24T00:00:00.000Z'],
])('the day %s begins in %s at %s', (day, zone, at) => {
  expect(startOfDay(day, zone).toISOString()).toBe(at);
});

test('a day ends when the next one begins, and a moment has the day of its zone', () => {
  expect(startOfDay('2026-12-31', 'Asia/Tokyo', 1).toISOString()).toBe('2026-12-31T15:00:00.000Z');
  expect(dayIn(new Date('2026-12-24T18:00:00Z'), 'Asia/Bangkok')).toBe('2026-12-25');
});
