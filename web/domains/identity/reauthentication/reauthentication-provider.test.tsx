import { act } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import {
  ReauthenticationProvider,
  useReauthentication,
  type WithReauthentication,
} from './reauthentication-provider.tsx';

vi.mock('./reauthentication-dialog.tsx', () => ({
  default: ({ onReauthenticated, onClose }: { onReauthenticated: () => void; onClose: () => void }) => (
    <>
      <button type="button" onClick={onReauthenticated}>
        proven
      </button>
      <button type="button" onClick={onClose}>
        close
      </button>
    </>
  ),
}));
afterAll(() => void vi.resetModules());

const refusal = (code: string) => Object.assign(new Error(code), { name: 'ApiFailure', code, status: 403 });

async function open() {
  const given = {} as { withReauthentication: WithReauthentication };
  function Probe() {
    given.withReauthentication = useReauthentication();
    return null;
  }
  const { place } = await renderPage(
    <ReauthenticationProvider>
      <Probe />
    </ReauthenticationProvider>,
  );
  const press = async (name: string) => {
    const find = () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await waitFor(async () => {
      await act(async () => undefined);
      expect(find()).toBeDefined();
    });
    await act(async () => find()?.click());
  };
  return { given, place, press };
}

test('a call that needs reauthentication is made again after it', async () => {
  const { given, place, press } = await open();
  const call = vi.fn().mockRejectedValueOnce(refusal('reauthentication_required')).mockResolvedValueOnce('done');
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = given.withReauthentication(call);
  });
  await press('proven');
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(place.querySelector('button')).toBeNull();
});

test('a call whose reauthentication is left is refused and not made again', async () => {
  const { given, press } = await open();
  const call = vi.fn().mockRejectedValue(refusal('reauthentication_required'));
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = given.withReauthentication(call).catch((error: Error) => error.message);
  });
  await press('close');
  expect(await answer).toBe('reauthentication_required');
  expect(call).toHaveBeenCalledTimes(1);
});

test('any other refusal is passed on without a question', async () => {
  const { given, place } = await open();
  const call = vi.fn().mockRejectedValue(refusal('not_allowed'));
  await expect(given.withReauthentication(call)).rejects.toThrow('not_allowed');
  expect(place.querySelector('button')).toBeNull();
});
