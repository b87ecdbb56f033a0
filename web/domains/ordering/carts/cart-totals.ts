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

/** The sum of everything that can be ordered. */
export function totalsOf(cart: Cart): Totals {
  const sellers = buyableSellers(cart);
  const lines = sellers.flatMap((seller) => seller.lines);
  const itemsCents = sum(lines.map(({ price_cents, units }) => price_cents * units));
  const fees = sellers.flatMap(({ delivery }) => delivery?.fee_cents ?? []);
  const deliveryCents = fees.length === sellers.length ? sum(fees) : null;
  return {
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
