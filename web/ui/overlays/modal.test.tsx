import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { Dialog } from './dialog.tsx';

test('a click outside closes a dialog, but not the second click of a double click that opened it', async () => {
  const onClose = vi.fn();
  vi.useFakeTimers({ toFake: ['performance'] });
  const { place } = await renderPage(
    <Dialog isOpen onClose={onClose} title="Confirm your email">
      Code
    </Dialog>,
  );
  const clickOutside = () => act(async () => place.querySelector('dialog')?.click());
  await clickOutside();
  vi.advanceTimersByTime(400);
  await clickOutside();
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  await clickOutside();
  expect(onClose).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
