import type { Language } from '../../contracts/languages.ts';
import { favoritesText } from '../../messages/generated/favorites.ts';
import { shellText } from '../../messages/generated/shell.ts';
import { pageLanguage } from '../../messages/page-language.ts';
import { FavoritesSkeleton, NoFavorites } from '../features/favorites/favorites-states.tsx';
import { fetchFavorites } from '../features/favorites/load-favorites.ts';
import { AdGrid } from '../features/listings/ad-grid.tsx';
import { useInfiniteList } from '../features/listings/infinite-list.ts';
import { LazyLocalPricesNote } from '../features/listings/lazy-local-prices.tsx';
import type { ProductPage } from '../features/listings/product-pages.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import type { Route } from './+types/favorites.ts';

export const meta = () =>
  pageMeta({ title: `${shellText('myFavorites')} · Snapbazaar`, description: favoritesText('description') });

let visits = 0;

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  const language = pageLanguage();
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
      <AdGrid products={products} />
      <LazyLocalPricesNote />
      {nextCursor !== null && <MoreButton isBusy={isLoading} onMore={loadMore} />}
    </>
  );
}
