import { expect, test } from 'vitest';
import { expectEvery } from './expect-every.ts';

test('rows that all pass are accepted', async () => {
  await expectEvery([1, 2, 3], (number) => expect(number).toBeGreaterThan(0));
});

test('every row that fails is reported with its values, also of checks that wait', async () => {
  const rows: [string, number][] = [
    ['one', 1],
    ['two', -2],
    ['three', -3],
  ];
  const checked = expectEvery(rows, async (_name, number) => expect(number).toBeGreaterThan(0));
  const message = await checked.then(
    () => 'accepted',
    (error: Error & { actual?: unknown }) => JSON.stringify(error.actual),
  );
  expect(message).toMatch(/two.*-2.*three.*-3/);
  expect(message).not.toContain('one');
});

test('a list without rows is refused, because nothing would be checked', async () => {
  await expect(expectEvery([], () => undefined)).rejects.toThrow('rows to check');
});
