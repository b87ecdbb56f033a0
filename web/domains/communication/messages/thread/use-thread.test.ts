import { act } from 'react';
import { expect, test } from 'vitest';
import { sendThreadMessage, type Thread, type ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../../tests/support/render-hook.tsx';
import { useThread } from './use-thread.ts';

const first = { thread: { id: '7', subject: { type: 'shop' } } as Thread, messages: [], next_cursor: null };
const sent: ThreadMessage = {
  id: '9',
  side: 'customer',
  text: 'Still there?',
  is_masked: false,
  warning: null,
  photos: [],
  translation: null,
  language: 'en',
  created_at: '2026-11-19T08:00:00.000Z',
};

test('a message that was not sent stays with the reason, and is sent again as the same message', async () => {
  const network = fakeApi();
  network.answer(sendThreadMessage, { http: 429, message: 'Please wait.', code: 'too_many_threads' }, { id: '7' });
  const { result } = await renderHook(() => useThread(first, 'customer'), null);
  await act(() => result.current.send({ text: sent.text, photos: [], quickReply: undefined }));
  expect(result.current.pending).toMatchObject([{ text: sent.text, problem: 'Please wait.' }]);
  network.answer(sendThreadMessage, { sent }, { id: '7' });
  const [failed] = result.current.pending;
  await act(async () => failed && result.current.retry(failed));
  expect(result.current).toMatchObject({ pending: [], messages: [sent] });
  const keys = network.callsOf(sendThreadMessage, { id: '7' }).map(({ body }) => (body as { key: string }).key);
  expect(keys).toEqual([failed?.key, failed?.key]);
});
