import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { useIntent } from './intent.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const open = async () => {
  const onIntent = vi.fn();
  const { result } = await renderHook(() => useIntent(onIntent), null);
  return { onIntent, link: result.current };
};

describe('a link with useIntent', () => {
  test('calls back when the pointer or the focus rests on it', async () => {
    const { onIntent, link } = await open();
    link.onPointerEnter();
    vi.advanceTimersByTime(79);
    expect(onIntent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIntent).toHaveBeenCalledOnce();
    link.onFocus();
    vi.advanceTimersByTime(80);
    expect(onIntent).toHaveBeenCalledTimes(2);
  });

  test('does not call back when the pointer only passes over it', async () => {
    const { onIntent, link } = await open();
    link.onPointerEnter();
    vi.advanceTimersByTime(40);
    link.onPointerLeave();
    vi.advanceTimersByTime(1000);
    expect(onIntent).not.toHaveBeenCalled();
  });

  test('calls back at once on touch', async () => {
    const { onIntent, link } = await open();
    link.onTouchStart();
    expect(onIntent).toHaveBeenCalledOnce();
  });
});
