import type { Order, OrderLine } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SoldLine, unitsAndPrice } from '../../order-parts/sold-line.tsx';
import { localTotalOf, parcelOf, refundableCents } from './order-facts.ts';

/** What was ordered and for how much. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">{sellerOrderText('lines')}</h2>
      <ul>
        {order.lines.map((line) => (
          <SoldLine key={line.id} line={line} title={line.original_title}>
            <p className="text-muted text-sm">{unitsAndPrice(line)}</p>
            <LineBadge line={line} order={order} />
          </SoldLine>
        ))}
      </ul>
      <Sums order={order} />
    </Card>
  );
}

function LineBadge({ line, order }: { line: OrderLine; order: Order }) {
  if (line.state !== 'open') return <Badge tone="bad">{sellerOrderText(line.state)}</Badge>;
  const sent = parcelOf(order, line.id);
  if (sent) return <Badge tone="good">{sellerOrderText('inParcel', { number: sent.number })}</Badge>;
  return order.state === 'to_ship' ? <Badge tone="warn">{sellerOrderText('notSent')}</Badge> : null;
}

interface SumRow {
  label: string;
  cents: number;
  isStrong?: boolean;
  /** The same sum in the buyer's currency. */
  note?: string | null;
}

/** What the buyer paid in their own currency, which is the total and no other sum. */
function localNote(order: Order): string | null {
  const amount = localTotalOf(order);
  return amount && order.local && sellerOrderText('localAmount', { amount, date: formatDate(order.local.rate_date) });
}

function Sums({ order }: { order: Order }) {
  const { total_cents: total, refunded_cents: refunded, commission_cents: commission } = order;
  const isDirect = order.payment_method !== 'card';
  const received = refundableCents(order) - (isDirect ? 0 : commission);
  const rows: SumRow[] = [
    { label: sellerOrderText('items'), cents: order.items_cents },
    { label: sellerOrderText('delivery'), cents: order.delivery_cents },
    { label: sellerOrderText('total'), cents: total, isStrong: true, note: localNote(order) },
    ...(refunded > 0 ? [{ label: sellerOrderText('refunded'), cents: -refunded }] : []),
    ...(order.payback_cents > 0 ? [{ label: sellerOrderText('toPayBack'), cents: -order.payback_cents }] : []),
    ...(commission > 0 && !isDirect ? [{ label: sellerOrderText('commission'), cents: -commission }] : []),
    ...(received === total ? [] : [{ label: sellerOrderText('youReceive'), cents: received, isStrong: true }]),
  ];
  return (
    <div className="border-line border-t pt-3">
      <dl className="flex flex-col gap-1.5">
        {rows.map(({ label, cents, isStrong, note }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className={isStrong ? 'font-bold' : undefined}>{label}</dt>
            <dd className="text-right tabular-nums">
              <span className={isStrong ? 'font-bold' : undefined}>{formatMoney(cents)}</span>
              {note && <span className="block text-caption text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isDirect && <p className="mt-2 text-caption text-muted">{sellerOrderText('commissionInvoiced')}</p>}
    </div>
  );
}
