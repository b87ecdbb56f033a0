import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Cart, CartLine, CartSeller } from '../../../../contracts/ordering/carts.ts';

/** Whether a line can be ordered as it is. */
export const isBuyable = ({ problem }: Pick<CartLine, 'problem'>) => problem === null;

/** Whether a line could be ordered as it is, in another number, or to another country. */
export const mayBecomeBuyable = (line: Pick<CartLine, 'problem'>) =>
  isBuyable(line) || line.problem === 'too_few_left' || line.problem === 'not_shipped_there';

/** The sellers of whom something can be ordered, with those lines alone. */
export function buyableSellers(cart: Cart): CartSeller[] {
  return cart.sellers
    .map((seller) => ({ ...seller, lines: seller.lines.filter(isBuyable) }))
    .filter(({ lines }) => lines.length > 0);
}

export interface Totals {
  /** In which all of it is paid. */
  currency: ShopCurrency;
  units: number;
  itemsCents: number;
  /** Null while the country is not known or a seller does not ship there. */
  deliveryCents: number | null;
  totalCents: number;
  sellers: number;
  /** Days in which everything can be returned. */
  returnDays: number;
  mayHaveCustoms: boolean;
}

/** The sums of everything that can be ordered, one for each currency in the order of the cart: each is a payment. */
export function totalsOf(cart: Cart): [Totals, ...Totals[]] {
  const byCurrency = Map.groupBy(buyableSellers(cart), ({ currency }) => currency);
  const [first, ...others] = [...byCurrency].map(([currency, sellers]) => sumOf(currency, sellers));
  return [first ?? sumOf(cart.sellers[0]?.currency ?? 'USD', []), ...others];
}

/** The part of a cart that is paid in a currency. */
export const cartIn = (cart: Cart, currency: ShopCurrency): Cart => ({
  ...cart,
  sellers: cart.sellers.filter((seller) => seller.currency === currency),
});

function sumOf(currency: ShopCurrency, sellers: CartSeller[]): Totals {
  const lines = sellers.flatMap((seller) => seller.lines);
  const itemsCents = sum(lines.map(({ price_cents, units }) => price_cents * units));
  const fees = sellers.flatMap(({ delivery }) => delivery?.fee_cents ?? []);
  const deliveryCents = fees.length === sellers.length ? sum(fees) : null;
  return {
    currency,
    units: sum(lines.map(({ units }) => units)),
    itemsCents,
    deliveryCents,
    totalCents: itemsCents + (deliveryCents ?? 0),
    sellers: sellers.length,
    returnDays: Math.min(...sellers.map(({ return_days }) => return_days)),
    mayHaveCustoms: sellers.some(({ delivery }) => delivery?.may_have_customs),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
