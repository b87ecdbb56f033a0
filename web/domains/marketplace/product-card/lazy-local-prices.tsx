import { type ComponentType, lazy, Suspense } from 'react';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { reportUnreachable } from '../../../lib/api/connection.ts';

type LocalPrices = typeof import('./local-prices.tsx');

const retryAfterMs = 5000;

/** Tried until it succeeds: what the server rendered stays meanwhile. */
async function loadLocalPrices(): Promise<LocalPrices> {
  try {
    return await import('./local-prices.tsx');
  } catch {
    reportUnreachable();
    await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
    return loadLocalPrices();
  }
}

/** Loaded after the cards, because the exchange rates of all currencies are large; cards and products are complete without it. */
const lazyPart = <Props,>(part: (loaded: LocalPrices) => ComponentType<Props>) =>
  lazy(async () => ({ default: part(await loadLocalPrices()) }));

const CardLocalPrice = lazyPart((loaded) => loaded.CardLocalPrice);
const LocalPricesNote = lazyPart((loaded) => loaded.LocalPricesNote);
const ProductLocalPrice = lazyPart((loaded) => loaded.ProductLocalPrice);

interface ShopPrice {
  minor: number;
  shopCurrency: ShopCurrency;
}

export function LazyCardLocalPrice(props: ShopPrice) {
  return (
    <Suspense>
      <CardLocalPrice {...props} />
    </Suspense>
  );
}

export function LazyProductLocalPrice(props: ShopPrice & { language: Language }) {
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 text-muted">
      <Suspense>
        <ProductLocalPrice {...props} />
      </Suspense>
    </p>
  );
}

export function LazyLocalPricesNote() {
  return (
    <p className="mt-4 flex min-h-11 flex-wrap items-center gap-x-3 text-muted text-sm">
      <Suspense>
        <LocalPricesNote />
      </Suspense>
    </p>
  );
}
