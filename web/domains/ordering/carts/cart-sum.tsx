import { useNavigate } from 'react-router';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { joinSentences } from '../../../../i18n/join-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { BottomBar } from '../../../ui/overlays/bottom-bar.tsx';
import type { Totals } from './cart-totals.ts';

interface CartSumProps {
  totals: Totals;
  /** Whether prices and fees are being asked for again. */
  isStale: boolean;
}

/** Beside the cart on wide screens; on a phone the button stays at the bottom of the screen. */
export function CartSum({ totals, isStale }: CartSumProps) {
  const navigate = useNavigate();
  const { units, itemsCents, deliveryCents, totalCents, sellers } = totals;
  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-xl">{cartText('sum')}</h2>
      <dl aria-busy={isStale} className="mt-3 flex flex-col gap-2.5 tabular-nums">
        <Row label={cartText('items', { count: units })} value={formatMoney(itemsCents)} />
        {deliveryCents !== null && units > 0 && (
          <Row
            label={cartText('deliveryShort')}
            value={deliveryCents > 0 ? formatMoney(deliveryCents) : cartText('free')}
          />
        )}
        <div className="flex items-baseline justify-between gap-4 border-line border-t pt-3">
          <dt className="font-bold">{cartText('total')}</dt>
          <dd className="font-extrabold font-heading text-xl">{formatMoney(totalCents)}</dd>
        </div>
      </dl>
      <BottomBar className="mt-4">
        <p aria-hidden="true" className="whitespace-nowrap font-bold font-heading text-lg tabular-nums md:hidden">
          {formatMoney(totalCents)}
        </p>
        <Button tone="primary" size="large" isWide disabled={units === 0} onClick={() => void navigate('/checkout')}>
          {cartText('checkOut')}
        </Button>
      </BottomBar>
      <p className="mt-3 text-muted text-sm">
        {units === 0
          ? cartText('nothingToBuy')
          : joinSentences(
              cartText('sellers', { count: sellers }),
              deliveryCents === null && cartText('beforeDelivery'),
            )}
      </p>
    </Card>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
