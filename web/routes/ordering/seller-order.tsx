import { ArrowLeft } from 'lucide-react';
import { Suspense, use } from 'react';
import type { Order } from '../../../contracts/ordering/orders/orders.ts';
import { getSellerOrder } from '../../../contracts/ordering/orders/seller-orders.ts';
import { sellerOrderText } from '../../../i18n/generated/seller-order.ts';
import { factDot, joinFacts } from '../../../i18n/join-text.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { OrderBadge } from '../../domains/ordering/seller-orders/order/order-badge.tsx';
import { OrderSkeleton } from '../../domains/ordering/seller-orders/order/order-skeleton.tsx';
import { api } from '../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../lib/api/async-result.ts';
import { loadCountryNames } from '../../lib/country/country-names.ts';
import { formatMoment } from '../../lib/language/format-days.ts';
import { loadModule } from '../../lib/page/load-module.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/seller-order.ts';

export const meta = () =>
  pageMeta({ title: sellerOrderText('pageTitle'), description: sellerOrderText('pageDescription') });

/** The view, and the names of countries that its addresses need. */
const loadView = () =>
  Promise.all([
    loadModule(() => import('../../domains/ordering/seller-orders/order/order-view.tsx')),
    loadCountryNames(),
  ]);

/** Not awaited, so that the page renders at once with a skeleton; its view is loaded beside its data. */
export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const order = api(getSellerOrder, { params: { id }, body: { language: getLocale() } }).then((answer) => answer.order);
  // The number follows from the id, so that the heading does not wait.
  return { number: `SB-${id}`, order: toResult(order), shown: toResult(Promise.all([order, loadView()])) };
}

export default function OrderPage({ loaderData: { number, order, shown } }: Route.ComponentProps) {
  return (
    <SellerPage
      title={sellerOrderText('title', { number })}
      badge={
        <Suspense fallback={null}>
          <StateBadge result={order} />
        </Suspense>
      }
    >
      <ButtonLink
        to="/storefront/orders"
        tone="quiet"
        icon={<ArrowLeft aria-hidden="true" className="size-4.5" />}
        className="-ml-3 mb-2"
      >
        {sellerOrderText('allOrders')}
      </ButtonLink>
      <AsyncPart result={shown} name={sellerOrderText('thisOrder')} fallback={<OrderSkeleton />}>
        {([value, [{ OrderView }]]) => (
          <>
            <p className="mb-4 text-muted">
              <span translate="no">{joinFacts(value.buyer_name, value.destination)}</span>
              {factDot}
              {sellerOrderText('placed', { time: formatMoment(value.placed_at) })}
            </p>
            <OrderView order={value} />
          </>
        )}
      </AsyncPart>
    </SellerPage>
  );
}

function StateBadge({ result }: { result: Promise<AsyncResult<Order>> }) {
  const settled = use(result);
  return settled.hasFailed ? null : <OrderBadge order={settled.value} />;
}
