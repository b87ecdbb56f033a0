import type { CartLineInput } from '../../../../contracts/ordering/carts.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText, useStoredText } from '../../../lib/storage/stored-text.ts';

/** The cart as this browser keeps it: a guest’s whole cart, or a copy of a customer’s cart on the server. */
export interface StoredCart {
  /** The id of the customer whose cart it is; null for a guest’s, which joins the cart of the next customer. */
  owner: string | null;
  /** The server’s version that the copy was made of. */
  version: number | null;
  lines: CartLineInput[];
  /** Products whose units were changed here and not on the server yet. */
  unsent: string[];
}

const stored = storedText(storageKeys.cart);
const emptyCart: StoredCart = { owner: null, version: null, lines: [], unsent: [] };

/** The stored cart; a record that cannot be read counts as an empty one. */
export function readStoredCart(): StoredCart {
  return parseCart(stored.read());
}

export function writeStoredCart(cart: StoredCart): void {
  stored.write(JSON.stringify(cart));
}

/** The stored lines as text, which changes with every change of the cart in any tab; null during hydration. */
export const useStoredCartText = () => useStoredText(stored);

/** The units in the cart; 0 on the server and during hydration. */
export function useCartUnits(): number {
  return parseCart(useStoredCartText()).lines.reduce((sum, { units }) => sum + units, 0);
}

function parseCart(text: string | null): StoredCart {
  try {
    const cart = { ...emptyCart, ...JSON.parse(text ?? '{}') };
    return Array.isArray(cart.lines) ? cart : emptyCart;
  } catch {
    return emptyCart;
  }
}
