import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { sellerOrdersText } from '../../messages/generated/seller-orders.ts';
import { fetchOrders, ordersAddress, readOrderQuery } from '../features/seller-orders/order-query.ts';
import { OrdersActions } from '../features/seller-orders/orders-actions.tsx';
import { OrdersSkeleton } from '../features/seller-orders/orders-states.tsx';
import { SellerOrders } from '../features/seller-orders/seller-orders.tsx';
import { StorefrontPage } from '../features/seller-shell/storefront-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/storefront-orders.ts';

export const meta = () =>
  pageMeta({ title: sellerOrdersText('pageTitle'), description: sellerOrdersText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readOrderQuery(new URL(request.url).searchParams);
  return { query, page: toResult(fetchOrders(query)) };
}

export default function OrdersPage({ loaderData: { query, page } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { bucket } = query;
  const search = useCallback(
    (q: string) => void navigate(ordersAddress({ q, bucket }), { replace: true, preventScrollReset: true }),
    [navigate, bucket],
  );
  return (
    <StorefrontPage actions={<OrdersActions />}>
      <AsyncPart result={page} name={sellerOrdersText('yourOrders')} fallback={<OrdersSkeleton />}>
        {(value) => <SellerOrders query={query} page={value} onSearch={search} />}
      </AsyncPart>
    </StorefrontPage>
  );
}
