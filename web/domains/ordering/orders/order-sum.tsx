import { includedTaxLabel, refundedTaxLabel } from '../../../../contracts/money/tax-words.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';
import { paymentMethodName } from '../payments/payment-methods.ts';

export function OrderSum({ order }: { order: Order }) {
  const rows = [
    [orderDetailText('itemsSum'), formatMoney(order.items_cents, order.currency)],
    [
      orderDetailText('delivery'),
      order.delivery_cents > 0 ? formatMoney(order.delivery_cents, order.currency) : orderDetailText('free'),
    ],
  ];
  return (
    <Card>
      <h2 className="text-xl">{orderDetailText('sum')}</h2>
      <dl className="mt-3 flex flex-col gap-2 tabular-nums">
        {rows.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
        <div className="flex items-start justify-between gap-4 border-line border-t pt-2.5">
          <dt className="whitespace-nowrap font-bold">{orderDetailText('total')}</dt>
          <dd className="text-right">
            <strong className="block font-heading text-lg">{formatMoney(order.total_cents, order.currency)}</strong>
            {order.local && (
              <span className="block text-balance text-muted text-sm">
                {orderDetailText('local', {
                  amount: formatMoney(order.local.amount_minor, order.local.currency),
                  date: formatDate(order.local.rate_date),
                })}
              </span>
            )}
          </dd>
        </div>
        {order.tax && (
          <TaxRow label={includedTaxLabel(order.tax)} amount={formatMoney(order.tax.amount_cents, order.currency)} />
        )}
        {order.refunded_cents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{orderDetailText('refunded')}</dt>
            <dd className="font-medium">{formatMoney(-order.refunded_cents, order.currency)}</dd>
          </div>
        )}
        {order.tax && order.refunded_cents > 0 && (
          <TaxRow label={refundedTaxLabel(order.tax)} amount={formatMoney(-order.tax.refunded_cents, order.currency)} />
        )}
        {order.payback_cents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{orderDetailText('toGetBack')}</dt>
            <dd className="font-medium">{formatMoney(-order.payback_cents, order.currency)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-muted text-sm">{paymentLine(order)}</p>
      {order.state === 'cancelled' && order.payment_state === 'claimed' && (
        <p className="mt-2 text-sm">{orderDetailText('claimedCancelled')}</p>
      )}
      <OwnClaim order={order} />
    </Card>
  );
}

/** A part of the sum above it, so smaller than that. */
function TaxRow({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4 text-muted text-sm">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** How it was or will be paid; the name alone where it never will be, or the seller has yet to find the money. */
function paymentLine({ state, payment_state, payment_method }: Order): string {
  const method = paymentMethodName(payment_method);
  if (payment_state === 'claimed') return method;
  if (payment_state !== 'unpaid') return orderDetailText('paidWith', { method });
  return state === 'cancelled' ? method : orderDetailText('payWith', { method });
}

/** What the buyer sent about a direct transfer. */
function OwnClaim({ order: { id, payment_claim: claim } }: { order: Order }) {
  if (!claim) return null;
  const { reference, slip } = claim;
  return (
    <div className="mt-2 flex flex-col items-start gap-2 empty:hidden">
      {reference && <p className="text-sm wrap-anywhere">{orderDetailText('reference', { reference })}</p>}
      {slip && <PrivatePhoto reader="customer" orderId={id} name={slip} alt={orderDetailText('slip')} />}
    </div>
  );
}
