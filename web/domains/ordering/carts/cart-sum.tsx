import { useNavigate } from 'react-router';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { joinSentences } from '../../../../i18n/join-text.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { BottomBar } from '../../../ui/overlays/bottom-bar.tsx';
import type { Totals } from './cart-totals.ts';

/** The tables of currencies are loaded after the cart. */
const loadLocalTotal = () => import('./local-total.tsx').then((module) => module.LocalTotal);

interface CartSumProps {
  /** One for each currency. */
  totals: readonly [Totals, ...Totals[]];
  /** Whether prices and fees are being asked for again. */
  isStale: boolean;
}

/** Beside the cart on wide screens; on a phone the button stays at the bottom of the screen. */
export function CartSum({ totals, isStale }: CartSumProps) {
  const navigate = useNavigate();
  const [first] = totals;
  const isOnePayment = totals.length === 1;
  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-xl">{cartText('sum')}</h2>
      {!isOnePayment && <p className="mt-2 font-medium text-sm">{cartText('payments', { count: totals.length })}</p>}
      {totals.map((one) => (
        <div key={one.currency} className="mt-3 not-first-of-type:border-line not-first-of-type:border-t">
          <Sums totals={one} isStale={isStale} />
          {!isOnePayment && (
            <Button
              tone="primary"
              isWide
              className="mt-3"
              onClick={() => void navigate(`/checkout?currency=${one.currency}`)}
            >
              {cartText('checkOutIn', { amount: formatMoney(one.totalCents, one.currency) })}
            </Button>
          )}
        </div>
      ))}
      {isOnePayment && (
        <BottomBar className="mt-4">
          <p aria-hidden="true" className="whitespace-nowrap font-bold font-heading text-lg tabular-nums md:hidden">
            {formatMoney(first.totalCents, first.currency)}
          </p>
          <Button
            tone="primary"
            size="large"
            isWide
            disabled={first.units === 0}
            onClick={() => void navigate('/checkout')}
          >
            {cartText('checkOut')}
          </Button>
        </BottomBar>
      )}
      <p className="mt-3 text-muted text-sm">
        {first.units === 0
          ? cartText('nothingToBuy')
          : joinSentences(
              cartText('sellers', { count: totals.reduce((sum, { sellers }) => sum + sellers, 0) }),
              totals.some(({ deliveryCents }) => deliveryCents === null) && cartText('beforeDelivery'),
            )}
      </p>
    </Card>
  );
}

function Sums({ totals, isStale }: { totals: Totals; isStale: boolean }) {
  const LocalTotal = useLazy(loadLocalTotal);
  const { currency, units, itemsCents, deliveryCents, totalCents } = totals;
  return (
    <dl aria-busy={isStale} className="mt-3 flex flex-col gap-2.5 tabular-nums">
      <Row label={cartText('items', { count: units })} value={formatMoney(itemsCents, currency)} />
      {deliveryCents !== null && units > 0 && (
        <Row
          label={cartText('deliveryShort')}
          value={deliveryCents > 0 ? formatMoney(deliveryCents, currency) : cartText('free')}
        />
      )}
      <div className="flex items-start justify-between gap-4 border-line border-t pt-3">
        <dt className="whitespace-nowrap pt-0.5 font-bold">{cartText('total')}</dt>
        <dd className="text-right">
          <strong className="block font-extrabold font-heading text-xl">{formatMoney(totalCents, currency)}</strong>
          {/* As high as its line, so that nothing moves. */}
          <span className="block min-h-5 text-balance text-muted text-sm">
            {LocalTotal && units > 0 && <LocalTotal minor={totalCents} shopCurrency={currency} />}
          </span>
        </dd>
      </div>
    </dl>
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
