import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import { pollForAccount } from './account-poll.ts';
import { startSession } from './session.ts';

const signIn = (id: string) => startSession({ token: 'a-token', user_type: 'seller', post: { id } });

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
});

function pollFor(...answers: (() => Promise<number>)[]) {
  const ask = vi.fn(async () => (answers.shift() ?? (() => Promise.reject(new Error('down'))))());
  return { ask, ...pollForAccount({ ask, everyMs: 60_000, failure: 'It could not be asked.' }) };
}

test('a guest is asked about nothing', async () => {
  const { usePolled, ask } = pollFor();
  const { result } = await renderHook(() => usePolled(), null);
  expect(result.current).toEqual({ answer: null, hasFailed: false });
  expect(ask).not.toHaveBeenCalled();
});

test('an answer is kept when a later one fails', async () => {
  signIn('7');
  const { usePolled, askNow } = pollFor(async () => 3);
  const { result } = await renderHook(() => usePolled(), null);
  expect(result.current).toEqual({ answer: 3, hasFailed: false });
  await act(askNow);
  expect(result.current).toEqual({ answer: 3, hasFailed: true });
});

test('an answer is shown to nobody but the account that it was given to', async () => {
  signIn('7');
  const { usePolled, askNow } = pollFor(async () => 3);
  const { result, rerender } = await renderHook(() => usePolled(), null);
  signIn('8');
  await rerender(null);
  expect(result.current).toEqual({ answer: null, hasFailed: false });
  await act(askNow);
  expect(result.current).toEqual({ answer: null, hasFailed: true });
});
