import type { ReactNode } from 'react';
import { cartText } from '../../../i18n/generated/cart.ts';
import { CartSkeleton } from '../../domains/ordering/carts/cart-states.tsx';
import { fetchCart } from '../../domains/ordering/carts/cart-store.ts';
import { CartView } from '../../domains/ordering/carts/cart-view.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { loadCountryNames } from '../../lib/country/country-names.ts';
import { deliveryCountry } from '../../lib/country/delivery-country.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/cart.ts';

export const meta = () =>
  pageMeta({ title: `${cartText('title')} · Snapbazaar`, description: cartText('description') });

let visits = 0;

async function loadCart() {
  const country = await deliveryCountry();
  const [cart] = await Promise.all([fetchCart(country ?? undefined), loadCountryNames()]);
  return { country, cart };
}

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  visits += 1;
  return { loaded: toResult(loadCart()), visit: visits };
}

export default function CartPage({ loaderData: { loaded, visit } }: Route.ComponentProps) {
  return (
    <CartFrame>
      <AsyncPart key={visit} result={loaded} name={cartText('yourCart')} fallback={<CartSkeleton />}>
        {({ cart, country }) => <CartView first={cart} country={country} />}
      </AsyncPart>
    </CartFrame>
  );
}

/** What the server renders: it does not know the cart, which is in the browser. */
export function HydrateFallback() {
  return (
    <CartFrame>
      <CartSkeleton />
    </CartFrame>
  );
}

function CartFrame({ children }: { children: ReactNode }) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{cartText('title')}</h1>
      {children}
    </div>
  );
}
