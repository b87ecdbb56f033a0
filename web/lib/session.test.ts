import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from '../../tests/support/render-hook.tsx';
import {
  endSession,
  followSessionOnBody,
  forgetSession,
  onSessionChangeElsewhere,
  readSession,
  startSession,
  useSession,
} from './session.ts';

const key = 'snapbazaar.session';
const draftKey = 'snapbazaar.listing-draft';
const session = { token: 'a-token', user_type: 'seller', post: { name: 'Malee' } } as const;

beforeEach(() => localStorage.clear());

describe('a session', () => {
  test('is what signing in has stored', () => {
    startSession(session);
    expect(readSession()).toEqual(session);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{"token"'],
    ['null', 'null'],
    ['a record without a token', '{"user_type":"seller"}'],
    ['a kind of account that does not exist', '{"token":"a","user_type":"admin"}'],
  ])('is none when the browser holds %s', (_, text) => {
    localStorage.setItem(key, text);
    expect(readSession()).toBeNull();
  });

  test('has an empty user block when an older release stored none', () => {
    localStorage.setItem(key, '{"token":"a","user_type":"customer"}');
    expect(readSession()?.post).toEqual({});
  });

  test('is followed by what shows it', async () => {
    const { result } = await renderHook(useSession, undefined);
    expect(result.current).toBeNull();
    await act(async () => startSession(session));
    expect(result.current?.post.name).toBe('Malee');
    await act(async () => endSession());
    expect(result.current).toBeNull();
  });

  test('takes the listing draft along when its owner logs out, and leaves it when it ran out', () => {
    localStorage.setItem(draftKey, '{}');
    startSession(session);
    forgetSession();
    expect(readSession()).toBeNull();
    expect(localStorage.getItem(draftKey)).toBe('{}');
    endSession();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('marks the body with its kind as long as it lasts', () => {
    const stop = followSessionOnBody();
    expect(document.body.dataset.session).toBeUndefined();
    startSession(session);
    expect(document.body.dataset.session).toBe('seller');
    endSession();
    expect(document.body.dataset.session).toBeUndefined();
    stop();
  });
});

describe('a change of the session elsewhere', () => {
  const tell = (changed: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: changed }));
  const wake = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

  test('is reported for another tab and for a page that slept, until nobody listens', () => {
    const listener = vi.fn();
    const stop = onSessionChangeElsewhere(listener);
    tell(key);
    tell(null);
    wake(true);
    expect(listener).toHaveBeenCalledTimes(3);
    tell('snapbazaar.theme');
    wake(false);
    startSession(session);
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    tell(key);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
