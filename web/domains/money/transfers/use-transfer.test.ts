import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quoteMovement, requestMovement } from '../../../../contracts/money/wallet.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import { useTransfer } from './use-transfer.ts';

afterAll(() => void vi.resetModules());

const request = { amount: '25', wallet: 'usdt' } as const;
const quote = {
  amount_cents: 2500,
  fee_cents: 50,
  net_cents: 2450,
  fee_rule: '2 %',
  wallet: 'USDT',
  wallet_type: 'usdt',
};

let network: ReturnType<typeof fakeApi>;
const onDone = vi.fn();

beforeEach(() => {
  network = fakeApi();
  network.answer(quoteMovement, { quote });
  network.answer(requestMovement, { message: 'Your deposit is on its way.' });
  onDone.mockClear();
});

const open = async () => {
  const page = await renderHook(() => useTransfer('deposit', 'USD', onDone), null);
  const requestQuote = () => act(() => page.result.current.requestQuote(request));
  const confirm = () => act(() => page.result.current.confirm(''));
  return { ...page, requestQuote, confirm };
};

describe('a transfer', () => {
  test('shows its fee and moves no money before it is confirmed', async () => {
    const { result, requestQuote } = await open();
    await requestQuote();
    expect(result.current.quote).toEqual(quote);
    expect(network.callsOf(requestMovement)).toEqual([]);
  });

  test('is sent with the fee that was shown, and the page’s data is reloaded', async () => {
    const { requestQuote, confirm, load, place } = await open();
    await requestQuote();
    await confirm();
    expect(network.callsOf(requestMovement)[0]?.body).toMatchObject({ type: 'deposit', ...request, fee_cents: 50 });
    expect(onDone).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    expect(place.textContent).toContain('Your deposit is on its way.');
  });

  test('is sent once when it is confirmed twice at once', async () => {
    const { result, requestQuote } = await open();
    await requestQuote();
    await act(() => Promise.all([result.current.confirm(''), result.current.confirm('')]));
    expect(network.callsOf(requestMovement)).toHaveLength(1);
  });

  test('keeps its idempotency key when it is confirmed again after a failure', async () => {
    const { result, requestQuote, confirm } = await open();
    await requestQuote();
    network.answer(requestMovement, { http: 503, message: 'Please try again in a moment.' });
    await confirm();
    expect(result.current.problem).toBe('Please try again in a moment.');
    expect(onDone).not.toHaveBeenCalled();
    await confirm();
    const [first, second] = network.callsOf(requestMovement).map(({ body }) => (body as { key: string }).key);
    expect(second).toBe(first);
  });

  test('gets a new idempotency key with a new quote', async () => {
    const { requestQuote, confirm } = await open();
    await requestQuote();
    await confirm();
    await requestQuote();
    await confirm();
    const keys = network.callsOf(requestMovement).map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  test('shows an error when the quote request fails', async () => {
    vi.useFakeTimers();
    const { result, requestQuote } = await open();
    network.answer(quoteMovement, () => Promise.reject(new TypeError('offline')));
    await requestQuote();
    expect(result.current.quote).toBeNull();
    expect(result.current.problem).toBe('The server could not be reached. Nothing is lost; try again.');
    vi.useRealTimers();
  });
});
