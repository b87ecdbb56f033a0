import { expect, test } from 'vitest';
import { packDaysFrom, shipBy } from './pack-time.service.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 11, day, hour));
const away = { startsAt: at(10), endsAt: at(20) };

test.each([
  ['before it, with time to pack', at(5), 2, at(7)],
  ['before it, packed on its first moment', at(8), 2, at(10)],
  ['just before it, with a day of packing left', at(9), 2, at(21)],
  ['during it', at(15, 9), 2, at(22)],
  ['during it, from a seller who packs on the same day', at(15), 0, at(20)],
  ['in its last hour', at(19, 23), 1, at(21)],
  ['when it has ended', at(20), 3, at(23)],
])('goods bought %s are sent by a date that leaves the vacation out', (_, ready, packDays, due) => {
  expect(shipBy(ready, packDays, away)).toEqual(due);
});

test('without a vacation only the days to pack count', () => {
  expect(shipBy(at(15), 2, null)).toEqual(at(17));
  expect(packDaysFrom(at(15, 7), 2, null)).toBe(2);
  expect(packDaysFrom(at(15, 7), 2, away)).toBe(7);
});
