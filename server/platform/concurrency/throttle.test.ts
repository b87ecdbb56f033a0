import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttle } from './throttle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('throttle acts at once, then once for all calls during the pause, and at once again after it', () => {
  const act = vi.fn();
  const call = throttle(100, act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let times = 0; times < 5; times += 1) call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});
