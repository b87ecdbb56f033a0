import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getMe } from '../../contracts/accounts.ts';
import { analyzeAgain } from '../../contracts/listing-analysis.ts';
import { getWallet } from '../../contracts/wallet.ts';
import { fakeApi } from '../../tests/support/fake-api.ts';
import { api } from './api.ts';
import { readSession, startSession } from './session.ts';

afterAll(() => void vi.resetModules());

const refusal = { http: 401, code: 'not_signed_in', message: 'Please sign in to continue.' };
let network: ReturnType<typeof fakeApi>;
const assign = vi.fn();

beforeEach(() => {
  localStorage.clear();
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  network = fakeApi();
  return () => void vi.restoreAllMocks();
});

const signIn = (token = 'a-token') => startSession({ token, user_type: 'seller', post: {} });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a call of the API', () => {
  test('carries the session’s token, and none for a guest', async () => {
    network.answer(getMe, { post: {} });
    await api(getMe);
    signIn();
    await api(getMe);
    expect(network.callsOf(getMe).map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer a-token']);
  });

  test('names our application where an analyst is asked', async () => {
    const params = { productUUID: '1' };
    network.answer(analyzeAgain, {}, params);
    await api(analyzeAgain, { params });
    expect(Object.values(network.callsOf(analyzeAgain, params)[0]?.headers ?? {})).toContain('snapbazaar-web');
  });

  test('is rejected with the server’s sentence when the answer is no, also under HTTP 200', async () => {
    network.answer(getWallet, { http: 409, message: 'Another fee applies by now.' });
    await expect(api(getWallet)).rejects.toThrow('Another fee applies by now.');
    network.answer(getWallet, { status: 0, message: 'Not today.' });
    await expect(api(getWallet)).rejects.toThrow('Not today.');
  });

  test('is rejected as unreachable when no answer comes', async () => {
    vi.useFakeTimers();
    await expect(api(getWallet)).rejects.toThrow('The server cannot be reached.');
    vi.useRealTimers();
  });

  test('leads to the sign-in when its session is over, and is never answered', async () => {
    signIn();
    network.answer(getWallet, refusal);
    const answered = vi.fn();
    void api(getWallet).finally(answered);
    await settle();
    expect(readSession()).toBeNull();
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/signin\?next=/);
    expect(answered).not.toHaveBeenCalled();
  });

  test('of an earlier session that is refused late leaves the new session alone', async () => {
    signIn('old');
    const answer = Promise.withResolvers<object>();
    network.answer(getWallet, () => answer.promise);
    const call = api(getWallet);
    signIn('new');
    answer.resolve(refusal);
    await expect(call).rejects.toThrow('Please sign in to continue.');
    expect(readSession()?.token).toBe('new');
    expect(assign).not.toHaveBeenCalled();
  });
});
