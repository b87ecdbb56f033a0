import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getMe } from '../../../contracts/identity/accounts.ts';
import { getWallet } from '../../../contracts/money/wallet.ts';
import { analyzeAgain } from '../../../contracts/selling/listing-analysis.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import '../../domains/identity/session/api-session.ts';
import { endSession, readSession, startSession } from '../../domains/identity/session/session.ts';
import { api } from './api.ts';

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

const signIn = (token = 'a-token', id = '1') => startSession({ token, user_type: 'seller', post: { id } });

describe('an API call', () => {
  test('sends the session’s token, and none for a guest', async () => {
    network.answer(getMe, { post: {} });
    await api(getMe);
    signIn();
    await api(getMe);
    expect(network.callsOf(getMe).map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer a-token']);
  });

  test('sends the application header to the analysis endpoints', async () => {
    const params = { productUUID: '1' };
    network.answer(analyzeAgain, {}, params);
    await api(analyzeAgain, { params });
    expect(Object.values(network.callsOf(analyzeAgain, params)[0]?.headers ?? {})).toContain('snapbazaar-web');
  });

  test('rejects with the server’s message on an error, also under HTTP 200', async () => {
    network.answer(getWallet, { http: 409, message: 'Another fee applies by now.' });
    await expect(api(getWallet)).rejects.toThrow('Another fee applies by now.');
    network.answer(getWallet, { status: 0, message: 'Not today.' });
    await expect(api(getWallet)).rejects.toThrow('Not today.');
  });

  test('rejects as unreachable when no response comes', async () => {
    vi.useFakeTimers();
    await expect(api(getWallet)).rejects.toThrow('The server cannot be reached.');
    vi.useRealTimers();
  });

  test('redirects to the sign-in page and never settles when its session has expired', async () => {
    signIn();
    network.answer(getWallet, refusal);
    const onSettled = vi.fn();
    vi.useFakeTimers();
    void api(getWallet).finally(onSettled);
    await vi.advanceTimersByTimeAsync(600);
    vi.useRealTimers();
    expect(readSession()).toBeNull();
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/signin\?next=/);
    expect(onSettled).not.toHaveBeenCalled();
  });

  test('is sent again with the token that the server gave the session while it was under way', async () => {
    signIn('old');
    network.answer(getMe, () => (network.callsOf(getMe).length === 1 ? refusal : { post: {} }));
    const call = api(getMe);
    setTimeout(() => signIn('renewed'), 20);
    await call;
    expect(network.callsOf(getMe).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer old',
      'Bearer renewed',
    ]);
    expect(assign).not.toHaveBeenCalled();
  });

  test('that is refused after the log-out is not sent again without a token', async () => {
    startSession({ token: 'a-token', user_type: 'customer', post: {} });
    const answer = Promise.withResolvers<object>();
    network.answer(getWallet, () => answer.promise);
    const call = api(getWallet);
    endSession();
    answer.resolve(refusal);
    await expect(call).rejects.toThrow('Please sign in to continue.');
    expect(network.callsOf(getWallet)).toHaveLength(1);
    expect(assign).not.toHaveBeenCalled();
  });

  test('of an earlier session that is refused late does not end the new session', async () => {
    signIn('old');
    const answer = Promise.withResolvers<object>();
    network.answer(getWallet, () => answer.promise);
    const call = api(getWallet);
    signIn('new', '2');
    answer.resolve(refusal);
    await expect(call).rejects.toThrow('Please sign in to continue.');
    expect(readSession()?.token).toBe('new');
    expect(assign).not.toHaveBeenCalled();
  });
});
