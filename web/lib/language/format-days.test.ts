import { expect, test } from 'vitest';
import { formatDays, formatLocalDay, formatMoment } from './format-days.ts';

test.each([
  ['2026-11-19', '2026-11-21', '19–21 Nov'],
  ['2026-11-19', '2026-11-19', '19 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
  ['2026-12-30T23:00:00.000Z', '2027-01-04T01:00:00.000Z', '30 Dec – 4 Jan'],
])('the days from %s to %s are written %s', (from, to, text) => expect(formatDays(from, to)).toBe(text));

test('a moment is written with the year only where it is another than this one', () => {
  const now = new Date();
  const noon = new Date(now.getFullYear(), 5, 3, 12, 5).toISOString();
  const before = new Date(now.getFullYear() - 1, 5, 3, 12, 5).toISOString();
  expect(formatMoment(noon)).toBe('3 Jun, 12:05');
  expect(formatLocalDay(before)).toBe(`3 Jun ${now.getFullYear() - 1}`);
});
