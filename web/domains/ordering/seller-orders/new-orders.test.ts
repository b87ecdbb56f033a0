import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import { startSession } from '../../identity/session/session.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.resetModules();
});

test('new orders are counted since the seller last looked, once a minute while the page is visible', async () => {
  const network = fakeApi();
  const asOf = '2026-11-16T09:00:00.000Z';
  network.answerAt('GET /user/orders/new', { count: 3, as_of: asOf });
  network.answerAt(`GET /user/orders/new?${new URLSearchParams({ since: asOf })}`, { count: 1, as_of: asOf });
  startSession({ token: 'token', user_type: 'seller', post: { id: '7' } });
  const { useNewOrders, markOrdersSeen } = await import('./new-orders.ts');
  const { result } = await renderHook(useNewOrders, undefined);
  expect(result.current).toBe(3);

  await act(async () => markOrdersSeen());
  expect(result.current).toBe(0);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(result.current).toBe(0);
  visibility.mockReturnValue('visible');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(1);
  expect(network.callsAt('GET /user/orders/new')).toHaveLength(1);
});
