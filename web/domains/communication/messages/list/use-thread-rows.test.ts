import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { listThreads, type Thread } from '../../../../../contracts/communication/threads.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../../tests/support/render-hook.tsx';
import type { ThreadPage } from '../load-threads.ts';
import { tellThreadChange } from '../thread-changes.ts';
import { useThreadRows } from './use-thread-rows.ts';

const query = { q: '', isArchived: false };
const empty: ThreadPage = { rows: [], next: null };
const thread = { id: '7', unread: 0 } as Thread;

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  network = fakeApi();
});

const open = () => renderHook(({ first }) => useThreadRows(first, query), { first: empty });

test('a list shows a thread that was begun beside it, and begins anew with the list of another page', async () => {
  network.answer(listThreads, { threads: [thread], next_cursor: null });
  const { result, rerender } = await open();
  expect(result.current.rows).toEqual([]);
  await act(async () => tellThreadChange());
  expect(result.current.rows.map(({ id }) => id)).toEqual(['7']);
  await rerender({ first: { rows: [{ ...thread, id: '8' }], next: null } });
  expect(result.current.rows.map(({ id }) => id)).toEqual(['8']);
});

test('a list stays as it is known where it cannot be asked for again', async () => {
  network.answer(listThreads, { http: 500, message: 'Please try again.' });
  const { result, rerender } = await open();
  await rerender({ first: { rows: [thread], next: null } });
  await act(async () => tellThreadChange());
  expect(network.callsOf(listThreads)).toHaveLength(1);
  expect(result.current.rows).toEqual([thread]);
});
