import { Link } from 'react-router';
import type { Order, OrderLine } from '../../../contracts/orders.ts';
import { sellerOrderText } from '../../../messages/seller-order.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { localAmountOf, parcelOf } from './order-facts.ts';
import { OrderPicture } from './order-picture.tsx';

/** What was ordered and for how much. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">{sellerOrderText('lines')}</h2>
      <ul className="divide-y divide-line">
        {order.lines.map((line) => (
          <Line key={line.id} line={line} order={order} />
        ))}
      </ul>
      <Sums order={order} />
    </Card>
  );
}

function Line({ line, order }: { line: OrderLine; order: Order }) {
  return (
    <li className="flex gap-3.5 py-3">
      <OrderPicture image={line.image} className="size-14 rounded-control" />
      <div className="min-w-0 flex-1">
        <Link to={`/product/${line.product_id}`} dir="auto" className="font-semibold hover:underline wrap-anywhere">
          {line.original_title}
        </Link>
        <p className="text-muted text-sm">
          {sellerOrderText('unitsAt', { units: line.units, price: formatMoney(line.unit_price_cents) })}
        </p>
        <p className="mt-1">
          <LineBadge line={line} order={order} />
        </p>
      </div>
      <p className="font-semibold tabular-nums">{formatMoney(line.total_cents)}</p>
    </li>
  );
}

function LineBadge({ line, order }: { line: OrderLine; order: Order }) {
  if (line.state !== 'open') return <Badge tone="bad">{sellerOrderText(line.state)}</Badge>;
  const sent = parcelOf(order, line.id);
  if (sent) return <Badge tone="good">{sellerOrderText('inParcel', { number: sent.number })}</Badge>;
  return order.state === 'to_ship' ? <Badge tone="warn">{sellerOrderText('notSent')}</Badge> : null;
}

function Sums({ order }: { order: Order }) {
  const { total_cents: total, refunded_cents: refunded, commission_cents: commission } = order;
  const local = localAmountOf(order);
  const isDirect = order.payment_method !== 'card';
  const received = total - refunded - (isDirect ? 0 : commission);
  const rows = [
    { label: sellerOrderText('items'), cents: order.items_cents },
    { label: sellerOrderText('delivery'), cents: order.delivery_cents },
    { label: sellerOrderText('total'), cents: total, isStrong: true },
    ...(refunded > 0 ? [{ label: sellerOrderText('refunded'), cents: -refunded }] : []),
    ...(commission > 0 && !isDirect ? [{ label: sellerOrderText('commission'), cents: -commission }] : []),
    ...(received === total ? [] : [{ label: sellerOrderText('youReceive'), cents: received, isStrong: true }]),
  ];
  return (
    <div className="border-line border-t pt-3">
      <dl className="flex flex-col gap-1.5">
        {rows.map(({ label, cents, isStrong }) => (
          <div key={label} className={isStrong ? 'flex justify-between gap-4 font-bold' : 'flex justify-between gap-4'}>
            <dt>{label}</dt>
            <dd className="tabular-nums">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      {local && order.local && (
        <p className="mt-2 text-caption text-muted">
          {sellerOrderText('localAmount', { amount: local, date: formatDate(order.local.rate_date) })}
        </p>
      )}
      {isDirect && <p className="mt-2 text-caption text-muted">{sellerOrderText('commissionInvoiced')}</p>}
    </div>
  );
}
