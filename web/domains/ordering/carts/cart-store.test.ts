import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Cart, type CartLineInput, getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { endSession, forgetSession, startSession } from '../../identity/session/session.ts';
import { addToCart, fetchCart, setUnits } from './cart-store.ts';
import { readStoredCart } from './stored-cart.ts';

afterAll(() => void vi.resetModules());

const view = '?language=en';
const dollars = (minor: number) => ({ minor, currency: 'USD' as const });
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network = fakeApi();
});

const cartOf = (version: number, units: Record<string, number>) =>
  ({
    sellers: [
      {
        seller_id: '3',
        currency: 'USD',
        lines: Object.entries(units).map(([product_id, count]) => ({
          product_id,
          units: count,
          price_cents: 500,
          seen_price_cents: null,
        })),
      },
    ],
    version,
  }) as unknown as Cart;

const signIn = (id: string) => startSession({ token: `token-of-${id}`, user_type: 'customer', post: { id } });
const unitsHere = () => Object.fromEntries(readStoredCart().lines.map(({ product_id, units }) => [product_id, units]));
const answerGet = (cart: Cart) => network.answerAt(`GET ${getCart.path}${view}`, { cart });
const bodyOf = (call: number) => network.callsOf(putCart)[call]?.body as { lines: CartLineInput[]; version?: number };

describe('the cart of a guest', () => {
  test('stays in the browser, and is priced without being stored on the server', async () => {
    addToCart('7', 1, dollars(500));
    addToCart('7', 2, dollars(500));
    addToCart('8', 1, dollars(900));
    network.answer(viewCart, { cart: cartOf(0, { 7: 3, 8: 1 }) });
    await fetchCart();
    expect(network.callsOf(viewCart)[0]?.body).toMatchObject({
      lines: [
        { product_id: '7', units: 3, seen_price_cents: 500 },
        { product_id: '8', units: 1, seen_price_cents: 900 },
      ],
    });
    expect(unitsHere()).toEqual({ 7: 3, 8: 1 });
  });

  test('joins the cart of the customer who signs in, and is sent once', async () => {
    addToCart('7', 2, dollars(500));
    signIn('1');
    network.answer(putCart, { cart: cartOf(40, { 7: 2, 9: 1 }) });
    answerGet(cartOf(40, { 7: 2, 9: 1 }));
    await fetchCart();
    await fetchCart();
    expect(network.callsOf(putCart)).toHaveLength(1);
    expect(network.callsOf(putCart)[0]?.body).toMatchObject({ merge: true, lines: [{ product_id: '7', units: 2 }] });
    expect(unitsHere()).toEqual({ 7: 2, 9: 1 });
  });

  test('is not lost when the server cannot be reached at the sign-in', async () => {
    addToCart('7', 2, dollars(500));
    signIn('1');
    await expect(fetchCart()).rejects.toThrow();
    expect(unitsHere()).toEqual({ 7: 2 });
    network.answer(putCart, { cart: cartOf(40, { 7: 2 }) });
    await fetchCart();
    expect(network.callsOf(putCart)[1]?.body).toMatchObject({ merge: true });
  });

  test('holds at most a hundred products', () => {
    for (let id = 1; id <= 100; id += 1) expect(addToCart(String(id), 1, dollars(100))).toBe(true);
    expect(addToCart('101', 1, dollars(100))).toBe(false);
    expect(addToCart('100', 1, dollars(100))).toBe(true);
  });
});

describe('the cart of a customer', () => {
  async function open(units: Record<string, number> = { 7: 1, 8: 1 }) {
    signIn('1');
    answerGet(cartOf(10, units));
    await fetchCart();
  }

  test('keeps a change of this tab when another device changed the cart first', async () => {
    await open();
    setUnits('7', 4, dollars(500));
    setUnits('8', 0, dollars(500));
    let isOutdated = true;
    network.answer(putCart, () => {
      if (!isOutdated) return { cart: cartOf(31, { 7: 4, 9: 2 }) };
      isOutdated = false;
      return { http: 409, code: 'cart_changed' };
    });
    answerGet(cartOf(30, { 7: 1, 8: 1, 9: 2 }));
    await fetchCart();
    expect(bodyOf(0).version).toBe(10);
    expect(bodyOf(1).version).toBe(30);
    expect(bodyOf(1).lines.map(({ product_id, units }) => [product_id, units])).toEqual([
      ['7', 4],
      ['9', 2],
    ]);
    expect(unitsHere()).toEqual({ 7: 4, 9: 2 });
  });

  test('keeps a press that came while the request was on its way', async () => {
    await open();
    setUnits('7', 2, dollars(500));
    network.answer(putCart, () => {
      setUnits('7', 3, dollars(500));
      return { cart: cartOf(11, { 7: 2, 8: 1 }) };
    });
    await fetchCart();
    expect(unitsHere()).toEqual({ 7: 3, 8: 1 });
    network.answer(putCart, { cart: cartOf(12, { 7: 3, 8: 1 }) });
    await fetchCart();
    expect(bodyOf(1)).toMatchObject({ version: 11 });
  });

  test('is empty here when everything in it was bought', async () => {
    await open();
    answerGet(cartOf(0, {}));
    await fetchCart();
    expect(unitsHere()).toEqual({});
  });

  test('is never mixed with that of the next customer of this browser', async () => {
    await open();
    setUnits('7', 5, dollars(500));
    forgetSession();
    signIn('2');
    answerGet(cartOf(10, { 99: 1 }));
    await fetchCart();
    expect(network.callsOf(putCart)).toEqual([]);
    expect(unitsHere()).toEqual({ 99: 1 });
  });

  test('leaves the browser at log-out', async () => {
    await open();
    endSession();
    expect(unitsHere()).toEqual({});
  });
});
