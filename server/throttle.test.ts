import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('acts at once, then once for all that is asked during the pause, and is quick again after it', () => {
  const act = vi.fn();
  const ask = throttle(100, act);
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 5; times += 1) ask();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  ask();
  expect(act).toHaveBeenCalledTimes(3);
});
