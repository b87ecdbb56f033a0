import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import type { Language } from '../../contracts/languages.ts';
import { FavoritesDidNotLoad, FavoritesSkeleton, NoFavorites } from '../features/favorites/favorites-states.tsx';
import { type FirstFavorites, fetchFavorites, loadFirstFavorites } from '../features/favorites/load-favorites.ts';
import { AdGrid } from '../features/listings/ad-grid.tsx';
import { useInfiniteList } from '../lib/infinite-list.ts';
import { readLanguage } from '../lib/language.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useRetryWhenReachable } from '../lib/retry-when-reachable.ts';
import { MoreButton } from '../ui/more-button.tsx';
import type { Route } from './+types/favorites.ts';

export const meta = () =>
  pageMeta({ title: 'My favorite ads · Snapbazaar', description: 'The products you saved on Snapbazaar.' });

let visits = 0;

/** Not awaited: the page stands at once, with the shapes of what will come. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const language = readLanguage(new URL(request.url).searchParams);
  visits += 1;
  return { language, first: loadFirstFavorites(language), visit: visits };
}

export default function FavoritesPage({ loaderData: { language, first, visit } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 sm:pt-10">
      <h1 className="mb-6 text-3xl sm:text-4xl">My favorite ads</h1>
      <Suspense key={visit} fallback={<FavoritesSkeleton />}>
        <Favorites first={first} language={language} />
      </Suspense>
    </div>
  );
}

function Favorites({ first, language }: { first: Promise<FirstFavorites>; language: Language }) {
  const favorites = use(first);
  const { revalidate } = useRevalidator();
  useRetryWhenReachable(favorites.hasFailed);
  if (favorites.hasFailed) return <FavoritesDidNotLoad message={favorites.message} onRetry={() => void revalidate()} />;
  if (favorites.products.length === 0) return <NoFavorites />;
  return <SavedAds first={favorites} language={language} />;
}

function SavedAds({ first, language }: { first: FirstFavorites & { hasFailed: false }; language: Language }) {
  const { products, nextCursor, isLoading, loadMore } = useInfiniteList(first, (cursor) =>
    fetchFavorites(language, cursor),
  );
  return (
    <>
      <AdGrid products={products} />
      {nextCursor !== null && <MoreButton isBusy={isLoading} onMore={loadMore} />}
    </>
  );
}
