import { ordersText } from '../../../i18n/generated/orders.ts';
import { fetchOrders } from '../../domains/ordering/orders/load-orders.ts';
import { OrderList, OrdersSkeleton } from '../../domains/ordering/orders/order-list.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/orders.ts';

export const meta = () =>
  pageMeta({ title: `${ordersText('title')} · Snapbazaar`, description: ordersText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchOrders()) });

export default function OrdersPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-200 pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{ordersText('title')}</h1>
      <AsyncPart result={first} name={ordersText('yourOrders')} fallback={<OrdersSkeleton />}>
        {(page) => <OrderList first={page} />}
      </AsyncPart>
    </div>
  );
}
