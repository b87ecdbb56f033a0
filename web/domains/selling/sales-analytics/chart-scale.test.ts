import { expect, test } from 'vitest';
import { chooseLabels, chooseTicks, curveThrough } from './chart-scale.ts';

test.each([
  [0, [0, 1, 2, 3, 4]],
  [4, [0, 1, 2, 3, 4]],
  [41.5, [0, 20, 40, 60]],
  [950, [0, 500, 1000]],
])('the lines of a chart up to %s are round numbers that hold it', (largest, ticks) => {
  expect(chooseTicks(largest)).toEqual(ticks);
});

test('labels are spread from the first day to the last', () => {
  expect(chooseLabels(30, 4)).toEqual([0, 10, 19, 29]);
  expect(chooseLabels(2, 7)).toEqual([0, 1]);
  expect(chooseLabels(1, 7)).toEqual([0]);
  expect(chooseLabels(0, 7)).toEqual([]);
});

test('a curve stays flat at a peak, and one place is a path', () => {
  const peak = curveThrough([
    { x: 0, y: 100 },
    { x: 50, y: 0 },
    { x: 100, y: 100 },
  ]);
  expect(peak).toBe('M0 100C16.67 66.67,33.33 0,50 0C66.67 0,83.33 66.67,100 100');
  expect(curveThrough([{ x: 50, y: 20 }])).toBe('M50 20');
});
