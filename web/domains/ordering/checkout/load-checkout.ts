import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { idPattern } from '../../../../contracts/input/id-parameter.ts';
import { type Address, type AddressFields, listAddresses } from '../../../../contracts/ordering/addresses.ts';
import { type Cart, type CartLine, viewCart } from '../../../../contracts/ordering/carts.ts';
import { maxUnits, type PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { loadCountryNames } from '../../../lib/country/country-names.ts';
import { deliveryCountry } from '../../../lib/country/delivery-country.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedJson } from '../../../lib/storage/stored-json.ts';
import { fetchCart, setUnits } from '../carts/cart-store.ts';
import { cartIn, totalsOf } from '../carts/cart-totals.ts';
import { keyOfLine } from '../carts/line-key.ts';

/** What was chosen and typed at the check-out, so that a reload, an error or the sign-in loses nothing. */
export interface CheckoutDraft {
  /** The id of a saved address, or an empty text for the typed one; null until one was chosen. */
  addressId: string | null;
  address: Partial<AddressFields>;
  savesAddress: boolean;
  method: PaymentMethod | null;
  methodsBySeller: Record<string, PaymentMethod>;
  /** Transfers that the buyer asked for although they are not offered in the country of the address. */
  requestedMethods: PaymentMethod[];
  note: string;
}

export const noDraft: CheckoutDraft = {
  addressId: null,
  address: {},
  savesAddress: true,
  method: null,
  methodsBySeller: {},
  requestedMethods: [],
  note: '',
};

const stored = storedJson<Partial<CheckoutDraft>>(storageKeys.checkout);

export const readCheckoutDraft = (): CheckoutDraft => ({ ...noDraft, ...stored.read() });
export const writeCheckoutDraft = (draft: CheckoutDraft | null) => stored.write(draft);

/** Where the lines of a check-out come from: the cart, or the one product of ‘Buy now’. */
export interface LineSource {
  /** The one product of ‘Buy now’; null for the cart. */
  productId: string | null;
  fetch: (country: string | undefined) => Promise<Cart>;
  setUnits: (line: CartLine, units: number, currency: ShopCurrency) => void;
}

export const cartSource: LineSource = {
  productId: null,
  fetch: (country) => fetchCart(country),
  setUnits(line, units, currency) {
    setUnits(keyOfLine(line), units, { minor: line.seen_price_cents ?? line.price_cents, currency });
  },
};

/** The part of the cart that is paid in one currency: the named one, or the first. */
const cartSourceIn = (currency: string): LineSource => ({
  ...cartSource,
  async fetch(country) {
    const cart = await fetchCart(country);
    const totals = totalsOf(cart);
    const chosen = totals.find((one) => one.currency === currency) ?? totals[0];
    return totals.length > 1 ? cartIn(cart, chosen.currency) : cart;
  },
});

/** ‘Buy now’ stands in the address, so that it survives the sign-in and a reload, and leaves the cart as it is. */
export function readLineSource(search: URLSearchParams): LineSource {
  const productId = search.get('product') ?? '';
  if (!idPattern.test(productId)) return cartSourceIn(search.get('currency') ?? '');
  const variant = search.get('variant') ?? '';
  const item = { product_id: productId, ...(idPattern.test(variant) ? { variant_id: variant } : {}) };
  let units = Math.min(Math.max(Number.parseInt(search.get('units') ?? '', 10) || 1, 1), maxUnits);
  return {
    productId,
    async fetch(country) {
      const lines = [{ ...item, units }];
      return (await api(viewCart, { body: { lines, language: getLocale(), country } })).cart;
    },
    setUnits(_, next) {
      units = next;
      const params = new URLSearchParams({
        product: productId,
        ...(item.variant_id ? { variant } : {}),
        units: String(next),
      });
      window.history.replaceState(window.history.state, '', `${window.location.pathname}?${params}`);
    },
  };
}

export interface LoadedCheckout {
  addresses: Address[];
  draft: CheckoutDraft;
  cart: Cart;
  source: LineSource;
}

/** Everything that is filled in already: the default address, or the visitor’s country, and delivery to it. */
export async function loadCheckout(search: URLSearchParams): Promise<LoadedCheckout> {
  const source = readLineSource(search);
  const [{ addresses }, guessedCountry] = await Promise.all([api(listAddresses), deliveryCountry()]);
  const stored = readCheckoutDraft();
  const isTyped = stored.addressId === '';
  const saved = addresses.find(({ id }) => id === stored.addressId) ?? (isTyped ? undefined : addresses[0]);
  const draft = {
    ...stored,
    addressId: saved?.id ?? '',
    address: { ...stored.address, country: stored.address.country ?? guessedCountry ?? '' },
  };
  const country = saved?.country ?? draft.address.country;
  const [cart] = await Promise.all([source.fetch(country || undefined), loadCountryNames()]);
  return { addresses, draft, source, cart };
}
