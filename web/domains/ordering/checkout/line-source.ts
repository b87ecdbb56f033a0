import { idPattern } from '../../../../contracts/id-parameter.ts';
import { type Cart, type CartLine, viewCart } from '../../../../contracts/ordering/carts.ts';
import { maxUnits } from '../../../../contracts/ordering/orders/order-states.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { fetchCart, setUnits } from '../carts/cart-store.ts';

/** Where the lines of a check-out come from: the cart, or the one product of ‘Buy now’. */
export interface LineSource {
  /** The one product of ‘Buy now’; null for the cart. */
  productId: string | null;
  fetch: (country: string | undefined) => Promise<Cart>;
  setUnits: (line: CartLine, units: number) => void;
}

export const cartSource: LineSource = {
  productId: null,
  fetch: (country) => fetchCart(country),
  setUnits: (line, units) => setUnits(line.product_id, units, line.seen_price_cents ?? line.price_cents),
};

/** ‘Buy now’ stands in the address, so that it survives the sign-in and a reload, and leaves the cart as it is. */
export function readLineSource(search: URLSearchParams): LineSource {
  const productId = search.get('product') ?? '';
  if (!idPattern.test(productId)) return cartSource;
  let units = Math.min(Math.max(Number.parseInt(search.get('units') ?? '', 10) || 1, 1), maxUnits);
  return {
    productId,
    async fetch(country) {
      const lines = [{ product_id: productId, units }];
      return (await api(viewCart, { body: { lines, language: getLocale(), country } })).cart;
    },
    setUnits(_, next) {
      units = next;
      const params = new URLSearchParams({ product: productId, units: String(next) });
      window.history.replaceState(window.history.state, '', `${window.location.pathname}?${params}`);
    },
  };
}
