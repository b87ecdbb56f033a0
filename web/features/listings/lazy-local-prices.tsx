import { type ComponentType, lazy, Suspense } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import { reportUnreachable } from '../../lib/connection.ts';

type LocalPrices = typeof import('./local-prices.tsx');

/** Loaded after the cards, because the exchange rates of all currencies are large; cards and products are complete without it. */
function lazyPart<Props>(part: (loaded: LocalPrices) => ComponentType<Props>) {
  return lazy(() =>
    import('./local-prices.tsx').then(
      (loaded) => ({ default: part(loaded) }),
      () => {
        reportUnreachable();
        return { default: (() => null) as ComponentType<Props> };
      },
    ),
  );
}

const CardLocalPrice = lazyPart((loaded) => loaded.CardLocalPrice);
const LocalPricesNote = lazyPart((loaded) => loaded.LocalPricesNote);
const ProductLocalPrice = lazyPart((loaded) => loaded.ProductLocalPrice);

export function LazyCardLocalPrice({ cents }: { cents: number }) {
  return (
    <Suspense>
      <CardLocalPrice cents={cents} />
    </Suspense>
  );
}

export function LazyProductLocalPrice(props: { cents: number; language: Language }) {
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
