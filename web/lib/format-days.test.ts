import { expect, test } from 'vitest';
import { formatDays } from './format-days.ts';

test.each([
  ['2026-11-19', '2026-11-21', '19–21 Nov'],
  ['2026-11-19', '2026-11-19', '19 Nov'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec'],
  ['2026-12-30T23:00:00.000Z', '2027-01-04T01:00:00.000Z', '30 Dec – 4 Jan'],
])('the days from %s to %s are written %s', (from, to, text) => expect(formatDays(from, to)).toBe(text));
