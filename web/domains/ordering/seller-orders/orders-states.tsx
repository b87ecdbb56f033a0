import inbox from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import magnifier from '@lobehub/fluent-emoji-3d/assets/1f50e.webp';
import { commonText } from '../../../../i18n/generated/common.ts';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { OrderPage, OrderQuery } from './order-query.ts';

const noneOf = {
  to_ship: 'noneToShip',
  awaiting_payment: 'noneAwaiting',
  on_the_way: 'noneOnTheWay',
  returns: 'noneReturns',
  closed: 'noneClosed',
} as const;

/** The empty state for each filter. */
export function NoOrders({ query: { q, bucket }, page }: { query: OrderQuery; page: OrderPage }) {
  const hasOrders = Object.values(page.counts).some((count) => count > 0);
  const showAll = <ButtonLink to="/storefront/orders?bucket=all">{sellerOrdersText('showAll')}</ButtonLink>;
  if (q) {
    return (
      <EmptyState title={sellerOrdersText('notFoundTitle')} picture={magnifier} action={showAll}>
        {sellerOrdersText('notFound')}
      </EmptyState>
    );
  }
  if (bucket && hasOrders) {
    return (
      <EmptyState title={sellerOrdersText('noneHereTitle')} picture={inbox} action={showAll}>
        {sellerOrdersText(noneOf[bucket])}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={sellerOrdersText('emptyTitle')}
      picture={inbox}
      next={{ to: '/settings#selling', label: sellerOrdersText('setUpSelling') }}
    >
      {sellerOrdersText('empty')}
    </EmptyState>
  );
}

/** Placeholder in the shape of the cards and rows. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{commonText('loading')}</p>
      <div className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="mb-4 h-12 rounded-card" />
      <Skeleton className="h-96 rounded-tile" />
    </div>
  );
}
