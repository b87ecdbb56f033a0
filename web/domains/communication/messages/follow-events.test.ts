import { expect, test } from 'vitest';
import type { ThreadEvent } from '../../../../contracts/communication/thread-events.ts';
import { countUnread } from '../../../../contracts/communication/threads.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { followEvents, isFollowing } from './follow-events.ts';

const line = (type: ThreadEvent['type'], number: string) => `${JSON.stringify({ type, number, thread_id: null })}\n`;

test('a page goes on after the newest event that it has seen, and stops when nobody listens', async () => {
  const session = { token: 'token', user_type: 'seller', post: { id: '5' } };
  localStorage.setItem(storageKeys.session, JSON.stringify(session));
  const network = fakeApi();
  network.answer(countUnread, { count: 0 });
  network.answerAt('GET /user/thread-events', new Response(line('start', '3') + line('message', '4')));
  network.answerAt('GET /user/thread-events?after=4', () => new Response(line('start', '4') + line('message', '5')));
  const told: string[] = [];
  const stop = followEvents(({ number }) => void told.push(number));
  await expect.poll(() => told, { timeout: 5000 }).toEqual(['4', '5']);
  stop();
  expect(isFollowing()).toBe(false);
});
