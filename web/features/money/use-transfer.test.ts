import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { quoteMovement, requestMovement } from '../../../contracts/wallet.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { useTransfer } from './use-transfer.ts';

afterAll(() => void vi.resetModules());

const asked = { amount: '25', wallet: 'usdt' } as const;
const quote = { amount_cents: 2500, fee_cents: 50, net_cents: 2450, fee_rule: '2 %', wallet: 'USDT' };

let network: ReturnType<typeof fakeApi>;
const onDone = vi.fn();

beforeEach(() => {
  network = fakeApi();
  network.answer(quoteMovement, { quote });
  network.answer(requestMovement, { message: 'Your deposit is on its way.' });
  onDone.mockClear();
});

const open = async () => {
  const page = await renderHook(() => useTransfer('deposit', onDone), null);
  const ask = () => act(() => page.result.current.ask(asked));
  const confirm = () => act(() => page.result.current.confirm(''));
  return { ...page, ask, confirm };
};

describe('a transfer', () => {
  test('shows its price and moves nothing before it is confirmed', async () => {
    const { result, ask } = await open();
    await ask();
    expect(result.current.quote).toEqual(quote);
    expect(network.callsOf(requestMovement)).toEqual([]);
  });

  test('is sent with the fee that was shown, and then the page asks for its data again', async () => {
    const { ask, confirm, load, place } = await open();
    await ask();
    await confirm();
    expect(network.callsOf(requestMovement)[0]?.body).toMatchObject({ kind: 'deposit', ...asked, fee_cents: 50 });
    expect(onDone).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
    expect(place.textContent).toContain('Your deposit is on its way.');
  });

  test('is sent once when it is confirmed twice at once', async () => {
    const { result, ask } = await open();
    await ask();
    await act(() => Promise.all([result.current.confirm(''), result.current.confirm('')]));
    expect(network.callsOf(requestMovement)).toHaveLength(1);
  });

  test('keeps its key when it is confirmed again after a failure', async () => {
    const { result, ask, confirm } = await open();
    await ask();
    network.answer(requestMovement, { http: 503, message: 'Please try again in a moment.' });
    await confirm();
    expect(result.current.problem).toBe('Please try again in a moment.');
    expect(onDone).not.toHaveBeenCalled();
    await confirm();
    const [first, second] = network.callsOf(requestMovement).map(({ body }) => (body as { key: string }).key);
    expect(second).toBe(first);
  });

  test('has a new key when its figures were asked for anew', async () => {
    const { ask, confirm } = await open();
    await ask();
    await confirm();
    await ask();
    await confirm();
    const keys = network.callsOf(requestMovement).map(({ body }) => (body as { key: string }).key);
    expect(new Set(keys).size).toBe(2);
  });

  test('says so when the price cannot be asked for', async () => {
    vi.useFakeTimers();
    const { result, ask } = await open();
    network.answer(quoteMovement, () => Promise.reject(new TypeError('offline')));
    await ask();
    expect(result.current.quote).toBeNull();
    expect(result.current.problem).toBe('The server could not be reached. Nothing is lost; try again.');
    vi.useRealTimers();
  });
});
