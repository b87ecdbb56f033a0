import { expect, test } from 'vitest';
import { calibrate } from './category-scores.ts';

test('confidence rises strictly with the share and stays below one', () => {
  const shares = Array.from({ length: 101 }, (_, at) => at / 100);
  const confidences = shares.map(calibrate);
  expect(confidences[0]).toBe(0);
  expect(confidences.at(-1)).toBeLessThan(1);
  for (let at = 1; at < confidences.length; at += 1) {
    expect(confidences[at]).toBeGreaterThan(confidences[at - 1] as number);
  }
});
