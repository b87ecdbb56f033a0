import { type Api, createApi, isApiFailure } from '../../../../contracts/client/client.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { type Cart, type CartLineInput, getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import { maxCartLines, maxUnits } from '../../../../contracts/ordering/orders/order-states.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api, fetchApi } from '../../../lib/api/api.ts';
import { ownerOf, readSession } from '../../identity/session/session.ts';
import { itemOfKey, keyOfLine, lineKey } from './line-key.ts';
import { readStoredCart, type StoredCart, writeStoredCart } from './stored-cart.ts';

/** Other tabs and devices may change the cart again and again; a person does so a few times at most. */
const maxAttempts = 5;

/** A change waits for the one before, so that requests of one tab arrive in their order. */
let last: Promise<unknown> = Promise.resolve();

/** Sends a background request; unlike `api`, it does not lead to the sign-in when the session has expired. */
const quietApi: Api = createApi(async (request) => {
  const reply = await fetchApi(request, readSession()?.token);
  return { status: reply.status, body: await reply.json() };
});

/** The price that was shown, in the smallest unit of the shop's currency. */
export interface SeenPrice {
  minor: number;
  currency: ShopCurrency;
}

/** Adds units of a line, known by its key, to those in the cart; false when the cart has no room for another line. */
export function addToCart(key: string, units: number, seen: SeenPrice): boolean {
  const { lines } = readStoredCart();
  const line = findLine(lines, key);
  if (!line && lines.length >= maxCartLines) return false;
  setUnits(key, Math.min((line?.units ?? 0) + units, maxUnits), seen);
  return true;
}

/** Takes a line out of the cart. */
export const removeLine = (key: string): void => setUnits(key, 0, { minor: 0, currency: 'USD' });

/** Changes the units of a line; 0 removes it. Stored at once, and sent by the next `fetchCart`. */
export function setUnits(key: string, units: number, { minor, currency }: SeenPrice): void {
  const cart = readStoredCart();
  const line = { ...itemOfKey(key), units, seen_price_cents: minor, seen_currency: currency };
  const unsent = cart.owner === null ? [] : [...new Set([...cart.unsent, key])];
  writeStoredCart({ ...cart, lines: withLine(cart.lines, key, units > 0 ? line : undefined), unsent });
}

/** Sends what has changed here, and returns the cart with today’s prices; a guest’s cart joins the customer’s. */
export function fetchCart(country?: string, call: Api = api): Promise<Cart> {
  const next = last.then(() => send(call, { language: getLocale(), country }));
  last = next.catch(() => undefined);
  return next;
}

/** Sends changes of a customer’s cart; a guest’s stay in this browser. */
export async function sendChanges(): Promise<void> {
  if (customerId() !== null) await fetchCart();
}

/** The session whose cart was joined and counted in this page load. */
let refreshedToken: string | null = null;

/** Joins the carts after a sign-in and updates the count in the header, once a session. */
export async function refreshCart(): Promise<void> {
  const token = readSession()?.token ?? null;
  if (token === refreshedToken) return;
  refreshedToken = token;
  try {
    await fetchCart(undefined, quietApi);
  } catch (error) {
    console.warn('The cart could not be read; the one in this browser stays.', error);
  }
}

interface View {
  language: Language;
  /** The country of delivery, for fees and days. */
  country: string | undefined;
}

async function send(call: Api, view: View): Promise<Cart> {
  const owner = customerId();
  if (owner === null) return (await call(viewCart, { body: { lines: readStoredCart().lines, ...view } })).cart;
  for (let attempt = 1; ; attempt += 1) {
    const sent = readStoredCart();
    try {
      const { cart } = await sendStored(call, sent, owner, view);
      adopt(cart, owner, sent);
      return cart;
    } catch (error) {
      const isOutdated = isApiFailure(error) && error.code === 'cart_changed';
      if (!isOutdated || attempt === maxAttempts) throw error;
      rebase((await call(getCart, { body: view })).cart, owner);
    }
  }
}

function sendStored(call: Api, { owner, version, lines, unsent }: StoredCart, customer: string, view: View) {
  if (owner === null && lines.length > 0) return call(putCart, { body: { lines, merge: true, ...view } });
  if (owner === customer && unsent.length > 0) {
    return call(putCart, { body: { lines, version: version ?? undefined, ...view } });
  }
  return call(getCart, { body: view });
}

/** Stores the server’s cart with what was changed here while the request was on its way. */
function adopt(cart: Cart, owner: string, sent: StoredCart): void {
  const now = readStoredCart();
  // Another tab may have stored a newer answer meanwhile; an empty cart has no version to compare.
  const isChanged = now.owner === owner && now.version !== sent.version;
  if (isChanged && cart.version > 0 && (now.version ?? 0) > cart.version) return;
  const ids = [...now.lines, ...sent.lines].map(lineKey);
  const unitsOf = (lines: readonly CartLineInput[], id: string) => findLine(lines, id)?.units;
  const unsent = [...new Set(ids)].filter((id) => unitsOf(now.lines, id) !== unitsOf(sent.lines, id));
  storeWithChanges(cart, owner, now.lines, unsent);
}

/** Takes the server’s newer cart and keeps the products that were changed here. */
function rebase(cart: Cart, owner: string): void {
  const { lines, unsent } = readStoredCart();
  storeWithChanges(cart, owner, lines, unsent);
}

function storeWithChanges(cart: Cart, owner: string, changed: readonly CartLineInput[], unsent: string[]): void {
  const lines = unsent.reduce((result, id) => withLine(result, id, findLine(changed, id)), linesOf(cart));
  writeStoredCart({ owner, version: cart.version, lines, unsent });
}

function linesOf(cart: Cart): CartLineInput[] {
  return cart.sellers.flatMap(({ currency, lines }) =>
    lines.map((line) => ({
      ...itemOfKey(keyOfLine(line)),
      units: line.units,
      seen_price_cents: line.seen_price_cents ?? line.price_cents,
      seen_currency: currency,
    })),
  );
}

const findLine = (lines: readonly CartLineInput[], id: string) => lines.find((line) => lineKey(line) === id);

/** The lines with another one for a product, at the place of the old one; without it where none is given. */
function withLine(lines: readonly CartLineInput[], id: string, line: CartLineInput | undefined): CartLineInput[] {
  if (line && !findLine(lines, id)) return [...lines, line];
  return lines.flatMap((one) => (lineKey(one) === id ? (line ?? []) : one));
}

/** The id of the signed-in customer; null for everybody else, whose cart stays in this browser. */
function customerId(): string | null {
  const session = readSession();
  return session?.user_type === 'customer' ? ownerOf(session) : null;
}
