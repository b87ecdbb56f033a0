import { expect, test, vi } from 'vitest';
import { showBadge } from './app-badge.ts';

test('the badge of the app shows how much is unread, and goes when nothing is', () => {
  const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };
  vi.stubGlobal('navigator', badge);
  showBadge(3);
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  showBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('a browser without badges shows none, without an error', () => {
  vi.stubGlobal('navigator', {});
  expect(() => showBadge(3)).not.toThrow();
  vi.unstubAllGlobals();
});
