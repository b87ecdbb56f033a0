import { describe, expect, test } from 'vitest';
import { createRandomStream } from '../../../../demo/random/random-stream.ts';
import { allocate } from './allocate.ts';

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe('an amount that is divided', () => {
  test('goes to the parts in proportion, and the odd cent to the largest remainder', () => {
    expect(allocate(100, [100, 100, 100])).toEqual([34, 33, 33]);
    expect(allocate(41, [4100, 10_100])).toEqual([12, 29]);
    expect(allocate(1, [1, 9])).toEqual([0, 1]);
  });

  test('leaves out what has nothing left, and never exceeds what there is', () => {
    expect(allocate(50, [0, 30, 0])).toEqual([0, 30, 0]);
    expect(allocate(0, [5])).toEqual([0]);
    expect(allocate(7, [])).toEqual([]);
  });

  test('adds up to the amount, and takes no part beyond what it has left', () => {
    const random = createRandomStream('allocations');
    for (let round = 0; round < 2000; round += 1) {
      const left = Array.from({ length: random.whole(1, 8) }, () => random.whole(0, 10 ** random.whole(1, 12)));
      const amount = random.whole(0, sum(left));
      const shares = allocate(amount, left);
      expect(sum(shares)).toBe(amount);
      expect(shares.every((share, at) => share >= 0 && share <= (left[at] ?? 0))).toBe(true);
    }
  });
});
