import { act } from 'react';
import { expect, test } from 'vitest';
import { getPhotoLearning, savePhotoLearning } from '../../../../contracts/marketplace/photo-search.ts';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { PhotoLearningChoice } from './photo-learning-choice.tsx';

const settle = (check: () => void) =>
  waitFor(async () => {
    await act(async () => undefined);
    check();
  });

async function open(improves_recognition: boolean) {
  const network = fakeApi();
  network.answer(getPhotoLearning, { improves_recognition });
  const { place } = await renderPage(<PhotoLearningChoice />);
  const box = () => place.querySelector<HTMLInputElement>('[name=improves_recognition]');
  await settle(() => expect(box()?.checked).toBe(improves_recognition));
  return { network, box };
}

test('the choice is shown as it was saved, and a change is saved at once', async () => {
  const { network, box } = await open(false);
  network.answer(savePhotoLearning, {});
  await act(async () => box()?.click());
  await settle(() =>
    expect(network.callsOf(savePhotoLearning)).toMatchObject([{ body: { improves_recognition: true } }]),
  );
  expect(box()?.checked).toBe(true);
});

test('a change that could not be saved is taken back', async () => {
  const { network, box } = await open(true);
  network.answer(savePhotoLearning, { http: 500, embedding: 'unexpected', message: 'Something failed' });
  await act(async () => box()?.click());
  await settle(() => expect(network.callsOf(savePhotoLearning)).toHaveLength(1));
  await settle(() => expect(box()?.checked).toBe(true));
});
