import { type ReactNode, useEffect, useRef } from 'react';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { BottomBar } from '../../../ui/overlays/bottom-bar.tsx';
import type { Totals } from '../carts/cart-totals.ts';

/** The tables of currencies are loaded after the form. */
const loadLocalTotal = () => import('../carts/local-total.tsx').then((module) => module.LocalTotal);

interface CheckoutSumProps {
  totals: Totals;
  isBusy: boolean;
  isReady: boolean;
  /** Why the last try did not go through. */
  problem: string | null;
}

/** The sum and the button: beside the form on wide screens, the button at the bottom of a phone. */
export function CheckoutSum({ totals, isBusy, isReady, problem }: CheckoutSumProps) {
  const LocalTotal = useLazy(loadLocalTotal);
  const { currency, units, itemsCents, deliveryCents, totalCents, sellers, returnDays, mayHaveCustoms } = totals;
  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-xl">{checkoutText('sum')}</h2>
      <dl aria-live="polite" className="mt-3 flex flex-col gap-2.5 tabular-nums">
        <Row label={checkoutText('items', { count: units })}>{formatMoney(itemsCents, currency)}</Row>
        {deliveryCents !== null && (
          <Row label={checkoutText('deliveryOf', { count: sellers })}>
            {deliveryCents > 0 ? formatMoney(deliveryCents, currency) : checkoutText('free')}
          </Row>
        )}
        <div className="flex items-start justify-between gap-4 border-line border-t pt-3">
          <dt className="whitespace-nowrap pt-0.5 font-bold">{checkoutText('total')}</dt>
          <dd className="text-right">
            <strong className="block font-extrabold font-heading text-xl">{formatMoney(totalCents, currency)}</strong>
            {/* As high as its line, so that nothing moves. */}
            <span className="block min-h-5 text-balance text-muted text-sm">
              {LocalTotal && <LocalTotal minor={totalCents} shopCurrency={currency} />}
            </span>
          </dd>
        </div>
      </dl>
      <CheckoutProblem text={problem} />
      <BottomBar className="mt-4">
        <p aria-hidden="true" className="whitespace-nowrap font-bold font-heading text-lg tabular-nums md:hidden">
          {formatMoney(totalCents, currency)}
        </p>
        <Button type="submit" tone="primary" size="large" isWide isBusy={isBusy} disabled={!isReady}>
          {checkoutText('placeOrder')}
        </Button>
      </BottomBar>
      {mayHaveCustoms && <p className="mt-3 font-medium text-sm">{checkoutText('customs')}</p>}
      <p className="mt-3 text-muted text-sm">
        {sellers > 1
          ? checkoutText('moreSellers', { count: sellers, days: returnDays })
          : checkoutText('oneSeller', { days: returnDays })}
      </p>
    </Card>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

/** Takes the focus, because on a phone the button is far from it. */
export function CheckoutProblem({ text }: { text: string | null }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== null) place.current?.focus();
  }, [text]);
  return (
    <p
      ref={place}
      role="alert"
      tabIndex={-1}
      className="mt-4 rounded-card bg-bad-soft px-4 py-3 font-medium text-bad outline-none empty:hidden"
    >
      {text}
    </p>
  );
}
