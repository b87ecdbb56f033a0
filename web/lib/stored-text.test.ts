import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../tests/support/render-hook.tsx';
import { storedText, useStoredText } from './stored-text.ts';

beforeEach(() => localStorage.clear());

/** As the browser tells this tab of what another one has stored. */
const tellOfAnotherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

describe('a stored text', () => {
  test('is read, written and removed', () => {
    const stored = storedText('colour');
    expect(stored.read()).toBeNull();
    stored.write('green');
    expect(stored.read()).toBe('green');
    stored.write(null);
    expect(localStorage.getItem('colour')).toBeNull();
  });

  test('is redrawn where it is shown when this tab or another one changes it', async () => {
    const stored = storedText('colour');
    const { result } = await renderHook(() => useStoredText(stored), null);
    await act(async () => stored.write('red'));
    expect(result.current).toBe('red');
    localStorage.setItem('colour', 'blue');
    await act(async () => tellOfAnotherTab('colour'));
    expect(result.current).toBe('blue');
    localStorage.clear();
    await act(async () => tellOfAnotherTab(null));
    expect(result.current).toBeNull();
  });

  test('tells its listeners nothing of other keys, and nothing after they left', () => {
    const stored = storedText('colour');
    const listener = vi.fn();
    const leave = stored.subscribe(listener);
    tellOfAnotherTab('size');
    expect(listener).not.toHaveBeenCalled();
    leave();
    tellOfAnotherTab('colour');
    stored.write('red');
    expect(listener).not.toHaveBeenCalled();
  });

  test('is simply not remembered where the browser forbids storage', () => {
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
