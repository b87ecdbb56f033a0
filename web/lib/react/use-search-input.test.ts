import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { useSearchInput } from './use-search-input.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const open = async () => {
  const onSearch = vi.fn();
  const { result, rerender } = await renderHook(({ q }) => useSearchInput(q, onSearch), { q: 'lamp' });
  const type = (value: string) => act(async () => result.current.onChange({ target: { value } }));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { onSearch, result, rerender, type, pass };
};

describe('a search box', () => {
  test('searches once after a pause in typing, without surrounding spaces', async () => {
    const { onSearch, type, pass } = await open();
    for (const text of ['r', 're', ' red ']) {
      await type(text);
      await pass(200);
    }
    expect(onSearch).not.toHaveBeenCalled();
    await pass(100);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('red');
  });

  test('keeps newer text when its own search appears in the URL', async () => {
    const { result, rerender, type, pass } = await open();
    await type('red');
    await pass(300);
    await type('red s');
    await rerender({ q: 'red' });
    expect(result.current.value).toBe('red s');
  });

  test('follows other changes of the URL', async () => {
    const { onSearch, result, rerender, pass } = await open();
    await rerender({ q: 'sofa' });
    expect(result.current.value).toBe('sofa');
    await pass(1000);
    expect(onSearch).not.toHaveBeenCalled();
  });
});
