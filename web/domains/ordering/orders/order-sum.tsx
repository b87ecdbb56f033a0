import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { formatExactAmount } from '../../../../reference-data/currencies/format-amount.ts';
import { Card } from '../../../ui/display/card.tsx';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';
import { paymentMethodName } from '../payments/payment-methods.ts';

export function OrderSum({ order }: { order: Order }) {
  const rows = [
    [orderDetailText('itemsSum'), formatMoney(order.items_cents)],
    [
      orderDetailText('delivery'),
      order.delivery_cents > 0 ? formatMoney(order.delivery_cents) : orderDetailText('free'),
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
            <strong className="block font-heading text-lg">{formatMoney(order.total_cents)}</strong>
            {order.local && order.local.currency !== 'USD' && (
              <span className="text-muted text-sm">
                {orderDetailText('local', {
                  amount: formatExactAmount(order.local.amount_minor, order.local.currency),
                  date: formatDate(order.local.rate_date),
                })}
              </span>
            )}
          </dd>
        </div>
        {order.refunded_cents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{orderDetailText('refunded')}</dt>
            <dd className="font-medium">{formatMoney(-order.refunded_cents)}</dd>
          </div>
        )}
        {order.payback_cents > 0 && (
          <div className="flex justify-between gap-4">
            <dt className="text-muted">{orderDetailText('toGetBack')}</dt>
            <dd className="font-medium">{formatMoney(-order.payback_cents)}</dd>
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
