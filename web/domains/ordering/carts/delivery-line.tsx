import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { formatArrival } from '../../../lib/language/format-days.ts';
import { isBuyable } from './cart-totals.ts';

/** When the goods of a seller arrive and for which fee; nothing where none can be bought. */
export function DeliveryLine({
  seller: { currency, delivery, lines },
  countryName,
}: {
  seller: CartSeller;
  countryName: string;
}) {
  if (!delivery || !lines.some(isBuyable)) return null;
  return (
    <p className="flex justify-between gap-4 max-tiny:flex-wrap rounded-card border border-line px-4 py-3 text-sm">
      <span>
        {cartText('delivery', { country: countryName })}
        <span className="text-muted">
          {factDot}
          {cartText('arrives', { days: formatArrival(delivery) })}
        </span>
      </span>
      <strong className="whitespace-nowrap tabular-nums">
        {delivery.fee_cents > 0 ? formatMoney(delivery.fee_cents, currency) : cartText('free')}
      </strong>
    </p>
  );
}
