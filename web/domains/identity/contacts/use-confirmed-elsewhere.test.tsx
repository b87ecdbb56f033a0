import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getMe } from '../../../../contracts/identity/accounts.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import '../session/api-session.ts';
import { readSession, startSession } from '../session/session.ts';
import { ContactReminder } from './contact-reminder.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  startSession({ token: 'first-device', user_type: 'seller', post: { id: '7', has_verified_contact: false } });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const isConfirmedHere = () => readSession()?.post.has_verified_contact;

test('a device learns without a reload that the email was confirmed on another, and does not ask while it is hidden', async () => {
  const network = fakeApi();
  let isConfirmed = false;
  network.answer(getMe, () => ({ user_type: 'seller', post: { id: '7', has_verified_contact: isConfirmed } }));
  await renderPage(<ContactReminder isEmail className="" />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(isConfirmedHere()).toBe(false);

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  isConfirmed = true;
  const asked = network.callsOf(getMe).length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(network.callsOf(getMe)).toHaveLength(asked);
  expect(isConfirmedHere()).toBe(false);

  visibility.mockReturnValue('visible');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(isConfirmedHere()).toBe(true);
  const answered = network.callsOf(getMe).length;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(network.callsOf(getMe)).toHaveLength(answered);
});
