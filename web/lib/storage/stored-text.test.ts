import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { storedText, useStoredText } from './stored-text.ts';

beforeEach(() => localStorage.clear());

/** The event that the browser sends when another tab changes the storage. */
const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('a stored text', () => {
  test('is read, written and removed', () => {
    const stored = storedText('colour');
    expect(stored.read()).toBeNull();
    stored.write('green');
    expect(stored.read()).toBe('green');
    stored.write(null);
    expect(localStorage.getItem('colour')).toBeNull();
  });

  test('re-renders its readers when this tab or another one changes it', async () => {
    const stored = storedText('colour');
    const { result } = await renderHook(() => useStoredText(stored), null);
    await act(async () => stored.write('red'));
    expect(result.current).toBe('red');
    localStorage.setItem('colour', 'blue');
    await act(async () => dispatchStorage('colour'));
    expect(result.current).toBe('blue');
    localStorage.clear();
    await act(async () => dispatchStorage(null));
    expect(result.current).toBeNull();
  });

  test('does not notify listeners of other keys, nor after they unsubscribed', () => {
    const stored = storedText('colour');
    const listener = vi.fn();
    const unsubscribe = stored.subscribe(listener);
    dispatchStorage('size');
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
    dispatchStorage('colour');
    stored.write('red');
    expect(listener).not.toHaveBeenCalled();
  });

  test('is not stored, without an error, where the browser forbids storage', () => {
    const allowed = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const stored = storedText('colour');
    stored.write('green');
    expect(stored.read()).toBeNull();
    Object.defineProperty(window, 'localStorage', allowed);
  });
});
