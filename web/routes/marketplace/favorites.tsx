import type { Language } from '../../../contracts/languages.ts';
import { favoritesText } from '../../../i18n/generated/favorites.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { FavoritesSkeleton, NoFavorites } from '../../domains/marketplace/favorites/favorites-states.tsx';
import { fetchFavorites } from '../../domains/marketplace/favorites/load-favorites.ts';
import { LazyLocalPricesNote } from '../../domains/marketplace/product-card/lazy-local-prices.tsx';
import { ProductGrid } from '../../domains/marketplace/product-card/product-grid.tsx';
import { useInfiniteList } from '../../domains/marketplace/product-list/product-feed.tsx';
import type { ProductPage } from '../../domains/marketplace/product-list/product-pages.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MoreButton } from '../../ui/states/more-button.tsx';
import type { Route } from './+types/favorites.ts';

export const meta = () =>
  pageMeta({ title: `${shellText('myFavorites')} · Snapbazaar`, description: favoritesText('description') });

let visits = 0;

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  const language = getLocale();
  visits += 1;
  return { language, first: toResult(fetchFavorites(language)), visit: visits };
}

export default function FavoritesPage({ loaderData: { language, first, visit } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 sm:pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title sm:text-display">{shellText('myFavorites')}</h1>
        <ButtonLink to="/account">{shellText('yourAccount')}</ButtonLink>
      </div>
      <AsyncPart key={visit} result={first} name={favoritesText('yourFavorites')} fallback={<FavoritesSkeleton />}>
        {(page) => (page.products.length === 0 ? <NoFavorites /> : <SavedAds first={page} language={language} />)}
      </AsyncPart>
    </div>
  );
}

function SavedAds({ first, language }: { first: ProductPage; language: Language }) {
  const { products, nextCursor, isLoading, loadMore } = useInfiniteList(first, (cursor) =>
    fetchFavorites(language, cursor),
  );
  return (
    <>
      <ProductGrid products={products} />
      <LazyLocalPricesNote />
      {nextCursor !== null && <MoreButton isBusy={isLoading} onMore={loadMore} />}
    </>
  );
}
