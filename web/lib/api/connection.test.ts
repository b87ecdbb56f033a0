import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { renderHook } from '../../../tests/support/render-hook.tsx';

const health = 'GET /healthz';
let connection: typeof import('./connection.ts');
let network: ReturnType<typeof fakeApi>;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  connection = await import('./connection.ts');
  network = fakeApi();
  return () => void vi.useRealTimers();
});

const watch = async () => (await renderHook(connection.useIsServerReachable, undefined)).result;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('an unreachable server', () => {
  test('is polled after one second, then with exponential backoff, until it answers', async () => {
    const isReachable = await watch();
    expect(isReachable.current).toBe(true);
    await act(async () => connection.reportUnreachable());
    expect(isReachable.current).toBe(false);
    for (const [seconds, requests] of [
      [1, 1],
      [2, 2],
      [4, 3],
      [8, 4],
    ] as const) {
      await pass(seconds * 1000);
      expect(network.callsAt(health)).toHaveLength(requests);
    }
    network.answerAt(health, {});
    await pass(16_000);
    expect(isReachable.current).toBe(true);
    await pass(120_000);
    expect(network.callsAt(health)).toHaveLength(5);
  });

  test('is polled at least twice a minute', async () => {
    connection.reportUnreachable();
    await pass(600_000);
    const before = network.callsAt(health).length;
    await pass(60_000);
    expect(network.callsAt(health).length - before).toBe(2);
  });

  test('is polled at once when the network comes back', async () => {
    const isReachable = await watch();
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(isReachable.current).toBe(false);
    network.answerAt(health, {});
    await act(async () => window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(isReachable.current).toBe(true);
  });

  test('is reported only after its health check fails', async () => {
    const isReachable = await watch();
    network.answerAt(health, {});
    await act(() => connection.checkConnection());
    expect(isReachable.current).toBe(true);
    network.answerAt(health, { http: 503 });
    await act(() => connection.checkConnection());
    expect(isReachable.current).toBe(false);
  });
});
