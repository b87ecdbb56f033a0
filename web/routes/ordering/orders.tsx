import { Link } from 'react-router';
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
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-title sm:text-display">{ordersText('title')}</h1>
        <Link to="/addresses" className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
          {ordersText('addresses')}
        </Link>
      </div>
      <AsyncPart result={first} name={ordersText('yourOrders')} fallback={<OrdersSkeleton />}>
        {(page) => <OrderList first={page} />}
      </AsyncPart>
    </div>
  );
}
