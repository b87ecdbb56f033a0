import { act } from 'react';
import { afterAll, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { waitFor } from '../../../../tests/support/wait-for.ts';
import { ProofProvider, useProof, type WithProof } from './proof-provider.tsx';

vi.mock('./proof-dialog.tsx', () => ({
  default: ({ onProven, onClose }: { onProven: () => void; onClose: () => void }) => (
    <>
      <button type="button" onClick={onProven}>
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
  const given = {} as { withProof: WithProof };
  function Probe() {
    given.withProof = useProof();
    return null;
  }
  const { place } = await renderPage(
    <ProofProvider>
      <Probe />
    </ProofProvider>,
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
  const call = vi.fn().mockRejectedValueOnce(refusal('proof_required')).mockResolvedValueOnce('done');
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = given.withProof(call);
  });
  await press('proven');
  expect(await answer).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(place.querySelector('button')).toBeNull();
});

test('a call whose reauthentication is left is refused and not made again', async () => {
  const { given, press } = await open();
  const call = vi.fn().mockRejectedValue(refusal('proof_required'));
  let answer: Promise<unknown> = Promise.resolve();
  await act(async () => {
    answer = given.withProof(call).catch((error: Error) => error.message);
  });
  await press('close');
  expect(await answer).toBe('proof_required');
  expect(call).toHaveBeenCalledTimes(1);
});

test('any other refusal is passed on without a question', async () => {
  const { given, place } = await open();
  const call = vi.fn().mockRejectedValue(refusal('not_allowed'));
  await expect(given.withProof(call)).rejects.toThrow('not_allowed');
  expect(place.querySelector('button')).toBeNull();
});
