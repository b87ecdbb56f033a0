import { checkoutText } from '../../../i18n/generated/checkout.ts';
import { CartSkeleton } from '../../domains/ordering/carts/cart-states.tsx';
import { loadCheckout } from '../../domains/ordering/checkout/load-checkout.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { loadModule } from '../../lib/page/load-module.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/checkout.ts';

export const meta = () =>
  pageMeta({ title: `${checkoutText('title')} · Snapbazaar`, description: checkoutText('description') });

const loadView = () => loadModule(() => import('../../domains/ordering/checkout/checkout-view.tsx'));

let visits = 0;

/** Not awaited, so that the page renders at once with a skeleton; its view is loaded beside its data. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  visits += 1;
  return {
    loaded: toResult(Promise.all([loadCheckout(new URL(request.url).searchParams), loadView()])),
    visit: visits,
  };
}

export default function CheckoutPage({ loaderData: { loaded, visit } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-4 text-title sm:text-display">{checkoutText('title')}</h1>
      <AsyncPart key={visit} result={loaded} name={checkoutText('title')} fallback={<CartSkeleton />}>
        {([data, { CheckoutView }]) => <CheckoutView {...data} />}
      </AsyncPart>
    </div>
  );
}
