import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

const open = async () => {
  const { result, place } = await renderHook(useToast, undefined);
  const show = (toast: Parameters<typeof result.current>[0]) => act(async () => result.current(toast));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const hover = (type: 'pointerover' | 'pointerout') => {
    const box = place.querySelector('.toast-motion');
    return act(async () => void box?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  };
  const press = (name: string) => {
    const buttons = [...place.querySelectorAll('button')];
    const button = buttons.find((one) => one.textContent === name || one.getAttribute('aria-label') === name);
    return act(async () => button?.click());
  };
  return { place, show, pass, hover, press };
};

describe('a toast', () => {
  test('is shown for two seconds to customers, also under the pointer', async () => {
    const { place, show, pass, hover } = await open();
    await show({ text: 'Welcome back', accountRole: 'customer' });
    await hover('pointerover');
    await pass(1999);
    expect(place.textContent).toContain('Welcome back');
    await pass(1);
    expect(place.textContent).not.toContain('Welcome back');
  });

  test('is shown for five seconds to sellers, not counting the time under the pointer', async () => {
    const { place, show, pass, hover } = await open();
    await show({ text: 'Product saved', accountRole: 'seller' });
    await pass(3000);
    await hover('pointerover');
    await pass(60_000);
    await hover('pointerout');
    await pass(1999);
    expect(place.textContent).toContain('Product saved');
    await pass(1);
    expect(place.textContent).not.toContain('Product saved');
  });

  test('disappears when it is dismissed, and leaves the others', async () => {
    const { place, show, press } = await open();
    await show({ text: 'First', accountRole: 'seller' });
    await show({ text: 'Second', accountRole: 'seller' });
    await press('Dismiss');
    expect(place.textContent).toBe('Second');
  });

  test('offers one action, and disappears when that is pressed', async () => {
    const { place, show, press } = await open();
    const onPress = vi.fn();
    await show({ text: 'Removed', accountRole: 'seller', action: { label: 'Undo', onPress } });
    await press('Undo');
    expect(onPress).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('');
  });
});
