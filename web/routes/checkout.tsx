import { checkoutText } from '../../messages/checkout.ts';
import { CartSkeleton } from '../features/carts/cart-states.tsx';
import { CheckoutView } from '../features/checkout/checkout-view.tsx';
import { loadCheckout } from '../features/checkout/load-checkout.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/checkout.ts';

export const meta = () =>
  pageMeta({ title: `${checkoutText('title')} · Snapbazaar`, description: checkoutText('description') });

let visits = 0;

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  visits += 1;
  return { loaded: toResult(loadCheckout(new URL(request.url).searchParams)), visit: visits };
}

export default function CheckoutPage({ loaderData: { loaded, visit } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-4 text-title sm:text-display">{checkoutText('title')}</h1>
      <AsyncPart key={visit} result={loaded} name={checkoutText('title')} fallback={<CartSkeleton />}>
        {(data) => <CheckoutView {...data} />}
      </AsyncPart>
    </div>
  );
}
