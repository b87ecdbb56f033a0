import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import {
  endSession,
  forgetSession,
  onExternalSessionChange,
  readSession,
  startSession,
  syncSessionToBody,
  useSession,
} from './session.ts';

const key = 'snapbazaar.session';
const draftKey = 'snapbazaar.listing-draft';
const shipsFromKey = 'snapbazaar.ships-from';
const session = { token: 'a-token', user_type: 'seller', post: { name: 'Malee' } } as const;

beforeEach(() => localStorage.clear());

describe('a session', () => {
  test('is read as signing in stored it', () => {
    startSession(session);
    expect(readSession()).toEqual(session);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"token"'],
    ['null', 'null'],
    ['a record without a token', '{"user_type":"seller"}'],
    ['a kind of account that does not exist', '{"token":"a","user_type":"admin"}'],
  ])('is null when the browser stores %s', (_, text) => {
    localStorage.setItem(key, text);
    expect(readSession()).toBeNull();
  });

  test('has an empty user block when an older release stored none', () => {
    localStorage.setItem(key, '{"token":"a","user_type":"customer"}');
    expect(readSession()?.post).toEqual({});
  });

  test('updates the components that show it', async () => {
    const { result } = await renderHook(useSession, undefined);
    expect(result.current).toBeNull();
    await act(async () => startSession(session));
    expect(result.current?.post.name).toBe('Malee');
    await act(async () => endSession());
    expect(result.current).toBeNull();
  });

  test('clears the listing draft on logging out, and keeps it when it expired', () => {
    localStorage.setItem(draftKey, '{}');
    localStorage.setItem(shipsFromKey, 'TH');
    startSession(session);
    forgetSession();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem(draftKey)).toBe('{}');
    endSession();
    expect(localStorage.getItem(draftKey)).toBeNull();
    expect(localStorage.getItem(shipsFromKey)).toBeNull();
  });

  test('sets the account type on the body while it lasts', () => {
    const stop = syncSessionToBody();
    expect(document.body.dataset.session).toBeUndefined();
    startSession(session);
    expect(document.body.dataset.session).toBe('seller');
    endSession();
    expect(document.body.dataset.session).toBeUndefined();
    stop();
  });
});

describe('a session change outside this tab', () => {
  const dispatchStorage = (changed: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: changed }));
  const dispatchPageShow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

  test('is reported for another tab and for a page restored from the back/forward cache, until the listener is removed', () => {
    const listener = vi.fn();
    const stop = onExternalSessionChange(listener);
    dispatchStorage(key);
    dispatchStorage(null);
    dispatchPageShow(true);
    expect(listener).toHaveBeenCalledTimes(3);
    dispatchStorage('snapbazaar.theme');
    dispatchPageShow(false);
    startSession(session);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    dispatchStorage(key);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
