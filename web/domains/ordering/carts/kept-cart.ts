import type { Cart } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { keepRecord, listKept } from '../../identity/session/kept-records.ts';
import { keyOfLine, lineKey } from './line-key.ts';
import { readStoredCart } from './stored-cart.ts';

interface KeptLine {
  key: string;
  title: string;
  variant: string;
  /** Of one unit, in the smallest unit of the shop's currency. */
  minor: number;
  currency: string;
}

/** A line of the cart as this browser knows it; without words where it was never shown with them. */
export interface OfflineLine extends Pick<KeptLine, 'key' | 'title' | 'variant'> {
  units: number;
  /** Of all its units. */
  price: string;
}

/** Keeps the words and prices of a cart that was shown. */
export function keepCart({ sellers }: Cart): Promise<void> {
  const lines = sellers.flatMap((seller) =>
    seller.lines.map(
      (line): KeptLine => ({
        ...{ key: keyOfLine(line), title: line.title, variant: line.variant },
        ...{ minor: line.price_cents, currency: seller.currency },
      }),
    ),
  );
  return keepRecord('cart', lines);
}

/** The cart as it stands in this browser, with what was kept of it. */
export async function readOfflineCart(): Promise<OfflineLine[]> {
  const [kept = []] = await listKept<KeptLine[]>('cart');
  return readStoredCart().lines.map((line) => {
    const { units } = line;
    const key = lineKey(line);
    const known = kept.find((one) => one.key === key);
    if (!known) return { key, title: '', variant: '', price: '', units };
    const { title, variant, minor, currency } = known;
    return { key, title, variant, price: formatMoney(minor * units, currency), units };
  });
}
