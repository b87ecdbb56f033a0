import { expect, test } from 'vitest';
import type { ThreadMessage } from '../../../../../contracts/communication/threads.ts';
import { mergeMessages } from './merge-messages.ts';

const created_at = '2026-11-19T08:00:00.000Z';

const message = (id: string, text = ''): ThreadMessage => {
  const plain = { is_masked: false, warning: null, photos: [], translation: null };
  return { id, side: 'seller', text, ...plain, language: 'en', created_at };
};

test('parts of a thread that overlap are merged in order, each message once and as it is now', () => {
  const merged = mergeMessages([message('9', 'before'), message('10')], [message('11'), message('9', 'now')]);
  expect(merged.map(({ id, text }) => [id, text])).toEqual([
    ['9', 'now'],
    ['10', ''],
    ['11', ''],
  ]);
});
