import { orderDetailText } from '../../../i18n/generated/order-detail.ts';
import { fetchOrder } from '../../domains/ordering/orders/load-orders.ts';
import { OrdersSkeleton } from '../../domains/ordering/orders/order-list.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { loadModule } from '../../lib/page/load-module.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/order.ts';

export const meta = () =>
  pageMeta({ title: `${orderDetailText('title')} · Snapbazaar`, description: orderDetailText('description') });

let visits = 0;

const loadView = () => loadModule(() => import('../../domains/ordering/orders/order-view.tsx'));

/** Not awaited, so that the page renders at once with a skeleton; its view is loaded beside its data. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  visits += 1;
  return { order: toResult(Promise.all([fetchOrder(params.id), loadView()])), visit: visits };
}

export default function OrderPage({ loaderData: { order, visit } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-240 pt-6 pb-4 sm:pt-10">
      <h1 className="sr-only">{orderDetailText('title')}</h1>
      <AsyncPart key={visit} result={order} name={orderDetailText('thisOrder')} fallback={<OrdersSkeleton />}>
        {([data, { OrderView }]) => <OrderView first={data} />}
      </AsyncPart>
    </div>
  );
}
