import { includedTaxLabel, percentText, refundedTaxLabel, taxName } from '../../../../../contracts/money/tax-words.ts';
import type { Order, OrderLine } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { lineStateOf } from '../../order-parts/line-state.ts';
import { SoldLine, unitsAndPrice } from '../../order-parts/sold-line.tsx';
import { localTotalOf, parcelOf, refundableCents } from './order-facts.ts';

/** What was ordered and for how much. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">{sellerOrderText('lines')}</h2>
      <ul>
        {order.lines.map((line) => (
          <SoldLine key={line.id} line={line} currency={order.currency} title={line.original_title}>
            <p className="text-muted text-sm">{unitsAndPrice(line, order.currency)}</p>
            <LineBadge line={line} order={order} />
          </SoldLine>
        ))}
      </ul>
      <Sums order={order} />
    </Card>
  );
}

function LineBadge({ line, order }: { line: OrderLine; order: Order }) {
  const state = lineStateOf(order, line);
  if (state !== 'open') return <Badge tone="bad">{sellerOrderText(state)}</Badge>;
  const sent = parcelOf(order, line.id);
  if (sent) return <Badge tone="good">{sellerOrderText('inParcel', { number: sent.number })}</Badge>;
  return order.state === 'to_ship' ? <Badge tone="warn">{sellerOrderText('notSent')}</Badge> : null;
}

const commissionTaxLabel = ({ name, share }: NonNullable<Order['commission_tax']>): string =>
  sellerOrderText('commissionTax', { tax: taxName(name), percent: percentText(share) });

interface SumRow {
  label: string;
  cents: number;
  isStrong?: boolean;
  /** A part of the sum above it. */
  isPart?: boolean;
  /** The same sum in the buyer's currency. */
  note?: string | null;
}

/** What the buyer paid in their own currency, which is the total and no other sum. */
function localNote(order: Order): string | null {
  const amount = localTotalOf(order);
  return amount && order.local && sellerOrderText('localAmount', { amount, date: formatDate(order.local.rate_date) });
}

function Sums({ order }: { order: Order }) {
  const { total_cents: total, refunded_cents: refunded, commission_cents: commission, tax } = order;
  const { commission_tax: onCommission, commission_tax_cents: commissionTax } = order;
  const isDirect = order.payment_method !== 'card';
  const received = refundableCents(order) - (isDirect ? 0 : commission + commissionTax);
  const rows: SumRow[] = [
    { label: sellerOrderText('items'), cents: order.items_cents },
    { label: sellerOrderText('delivery'), cents: order.delivery_cents },
    { label: sellerOrderText('total'), cents: total, isStrong: true, note: localNote(order) },
    ...(tax ? [{ label: includedTaxLabel(tax), cents: tax.amount_cents, isPart: true }] : []),
    ...(refunded > 0 ? [{ label: sellerOrderText('refunded'), cents: -refunded }] : []),
    ...(tax && refunded > 0 ? [{ label: refundedTaxLabel(tax), cents: -tax.refunded_cents, isPart: true }] : []),
    ...(order.payback_cents > 0 ? [{ label: sellerOrderText('toPayBack'), cents: -order.payback_cents }] : []),
    ...(commission > 0 && !isDirect ? [{ label: sellerOrderText('commission'), cents: -commission }] : []),
    ...(onCommission && commissionTax > 0 && !isDirect
      ? [{ label: commissionTaxLabel(onCommission), cents: -commissionTax }]
      : []),
    ...(received === total ? [] : [{ label: sellerOrderText('youReceive'), cents: received, isStrong: true }]),
  ];
  return (
    <div className="border-line border-t pt-3">
      <dl className="flex flex-col gap-1.5">
        {rows.map(({ label, cents, isStrong, isPart, note }) => (
          <div key={label} className={classes('flex justify-between gap-4', isPart && 'text-muted text-sm')}>
            <dt className={isStrong ? 'whitespace-nowrap font-bold' : undefined}>{label}</dt>
            <dd className="text-right tabular-nums">
              <span className={isStrong ? 'font-bold' : undefined}>{formatMoney(cents, order.currency)}</span>
              {note && <span className="block text-balance text-caption text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {isDirect && <p className="mt-2 text-caption text-muted">{sellerOrderText('commissionInvoiced')}</p>}
    </div>
  );
}
