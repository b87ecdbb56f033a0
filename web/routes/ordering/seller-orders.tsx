import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { sellerOrdersText } from '../../../i18n/generated/seller-orders.ts';
import { fetchOrders, ordersAddress, readOrderQuery } from '../../domains/ordering/seller-orders/order-query.ts';
import { OrdersActions } from '../../domains/ordering/seller-orders/orders-actions.tsx';
import { OrdersSkeleton } from '../../domains/ordering/seller-orders/orders-states.tsx';
import { SellerOrders } from '../../domains/ordering/seller-orders/seller-orders.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';
import type { Route } from './+types/seller-orders.ts';

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
    <MyListingsPage actions={<OrdersActions />}>
      <AsyncPart result={page} name={sellerOrdersText('yourOrders')} fallback={<OrdersSkeleton />}>
        {(value) => <SellerOrders query={query} page={value} onSearch={search} />}
      </AsyncPart>
    </MyListingsPage>
  );
}
