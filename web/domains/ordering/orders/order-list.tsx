import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import { Link } from 'react-router';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { ordersText } from '../../../../i18n/generated/orders.ts';
import { factDot } from '../../../../i18n/join-text.ts';
import { formatLocalDay, formatMoment } from '../../../lib/language/format-days.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { moreProducts, titleAndUnits } from '../order-parts/goods-text.ts';
import { LinePicture } from '../order-parts/line-picture.tsx';
import { fetchOrders } from './load-orders.ts';
import { OrderBadge } from './order-badge.tsx';

export function OrderList({ first }: { first: Page<OrderSummary> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchOrders);
  if (rows.length === 0) return <NoOrders />;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const isUnpaid = order.state === 'awaiting_payment' && order.payment_state === 'unpaid';
  return (
    <li className="relative flex gap-3.5 rounded-card border border-line bg-surface p-4 shadow-soft hover:border-faint">
      <LinePicture image={order.image} isFaded={order.state === 'cancelled'} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <p dir="auto" className="min-w-0 flex-[1_1_7rem] font-bold wrap-anywhere">
            {/* The whole row is the link. */}
            <Link to={`/orders/${order.id}`} className="after:absolute after:inset-0">
              <span lang={order.text_language}>{titleAndUnits(order.first_title, order.first_units)}</span>
              {order.more_products > 0 && (
                <span className="block font-normal text-sm"> {moreProducts(order.more_products)}</span>
              )}
            </Link>
          </p>
          <p className="whitespace-nowrap font-bold tabular-nums">{formatMoney(order.total_cents, order.currency)}</p>
        </div>
        <p dir="auto" className="text-muted text-sm">
          {order.seller_name}
          {factDot}
          <span className="whitespace-nowrap">{order.number}</span>
          {factDot}
          {ordersText('placed', { date: formatLocalDay(order.placed_at) })}
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <OrderBadge order={order} />
          {isUnpaid && order.due_at && (
            <span className="text-sm">{ordersText('payBy', { time: formatMoment(order.due_at) })}</span>
          )}
        </p>
      </div>
    </li>
  );
}

function NoOrders() {
  return (
    <EmptyState title={ordersText('emptyTitle')} picture={parcel} next={{ to: '/', label: ordersText('lookAround') }}>
      {ordersText('emptyText')}
    </EmptyState>
  );
}

export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p className="sr-only">{commonText('loading')}</p>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} className="h-28 rounded-card" />
      ))}
    </div>
  );
}
