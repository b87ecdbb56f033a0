import { data, useNavigation } from 'react-router';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import { browseText } from '../../../i18n/generated/browse.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { getLocale } from '../../../i18n/locale.ts';
import {
  getAttributeNames,
  getCountryName,
  getTopCategoryNames,
} from '../../domains/marketplace/browse/category-names.server.ts';
import { CategoryStrip } from '../../domains/marketplace/browse/category-strip.tsx';
import { LanguagePicker } from '../../domains/marketplace/browse/language-picker.tsx';
import { ResultHead } from '../../domains/marketplace/browse/result-head.tsx';
import { NoResultsAction, SearchNotice } from '../../domains/marketplace/browse/search-notice.tsx';
import {
  readBrowseQuery,
  useBrowseQuery,
  writeBrowseQuery,
} from '../../domains/marketplace/browse-query/browse-query.ts';
import { FilterButton } from '../../domains/marketplace/filters/filter-button.tsx';
import { toSaidChips } from '../../domains/marketplace/filters/said-chips.server.ts';
import { ProductFeed, useInfiniteList } from '../../domains/marketplace/product-list/product-feed.tsx';
import {
  fetchProducts,
  loadCachedList,
  loadProducts,
  noProducts,
} from '../../domains/marketplace/product-list/product-pages.ts';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { api } from '../../lib/api/api.ts';
import { useRetryWhenReachable } from '../../lib/api/retry-when-reachable.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { useLazy } from '../../lib/react/use-lazy.ts';
import type { Route } from './+types/search.ts';

const everywhere = {};

const loadExplanation = () =>
  import('../../domains/marketplace/browse/explanation.tsx').then(({ Explanation }) => Explanation);

/** Only the operator's view loads it. */
function LazyExplanation(props: Parameters<Awaited<ReturnType<typeof loadExplanation>>>[0]) {
  const Explanation = useLazy(loadExplanation);
  return Explanation && <Explanation {...props} />;
}

/** After this many products more are loaded only by the button, so that the footer can be reached. */
const maxAutoLoaded = 120;

export function meta({ location, loaderData, matches }: Route.MetaArgs) {
  const search = new URLSearchParams(location.search);
  const { q } = readBrowseQuery(search);
  // Search engines get what was found for words alone: filters would make many pages of the same products.
  const isFound = loaderData !== undefined && loaderData.products.length > 0 && !loaderData.isRelaxed;
  const isIndexed = q && isFound && [...search.keys()].every((name) => name === 'q');
  const path = `/search?${new URLSearchParams({ q: q ?? '' })}`;
  return pageMeta({
    title: `${q || shellText('allCategories')} · Snapbazaar`,
    description: browseText('description'),
    address: isIndexed ? { origin: originOf(matches), path, pageLocales: [getLocale()] } : undefined,
  });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readBrowseQuery(url.searchParams);
  const explain = url.searchParams.get('explain') === '1';
  const { page, hasFailed, status } = await loadProducts(context, {}, { ...query, explain });
  return data(
    {
      ...page,
      hasFailed,
      topCategories: getTopCategoryNames(query.language),
      country: getCountryName(query.country, query.language),
      attributes: getAttributeNames(query, query.language),
      saidChips: toSaidChips(page.said),
    },
    { status },
  );
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadCachedList(args, {
    ...{ ...noProducts, hasFailed: true, topCategories: [], country: '', saidChips: [] },
    attributes: { colour: null, material: null },
  });

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { topCategories, country, hasFailed } = loaderData;
  const query = useBrowseQuery();
  const navigation = useNavigation();
  const list = useInfiniteList(loaderData, (cursor) => fetchProducts(api, {}, { ...query, cursor }), { maxAutoLoaded });
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback(({ id, title, language }: ListedProduct) =>
    makeAd({ productId: id, title, language }),
  );
  useRetryWhenReachable(hasFailed);

  // Another category has other product types.
  const search = writeBrowseQuery({ ...query, product_type: undefined, cursor: undefined });
  const { saidChips: said, attributes } = loaderData;
  const names = { productType: loaderData.productTypeName, country, ...attributes };

  return (
    <div className="page-width pt-4 sm:pt-8">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 pb-3 sm:pb-4">
        <h1 className="my-1.5 line-clamp-2 min-w-0 flex-[1_1_9rem] break-words text-lead sm:text-display">
          {query.q ? browseText('resultsFor', { query: query.q }) : shellText('allCategories')}
        </h1>
        <div className="flex shrink-0 gap-1.5 sm:gap-2.5">
          <LanguagePicker />
          <FilterButton query={query} category={everywhere} names={names} />
        </div>
      </div>
      <CategoryStrip
        label={shellText('categories')}
        all={`/search${search}`}
        categories={topCategories.map(({ id, name }) => ({ id, name, to: `/products/${id}${search}` }))}
        language={query.language}
      />
      <ResultHead
        query={query}
        category={everywhere}
        names={names}
        said={said}
        page={loaderData}
        showsSearchText={false}
      />
      <SearchNotice
        query={query}
        correctedQuery={loaderData.correctedQuery}
        isRelaxed={loaderData.isRelaxed}
        without={loaderData.without}
        said={said}
      />
      {loaderData.explanation && (
        <LazyExplanation explanation={loaderData.explanation} products={loaderData.products} />
      )}
      <ProductFeed
        list={list}
        onMakeAd={makeAdOf}
        isStale={navigation.location?.pathname === '/search'}
        nextPageUrl={(cursor) => `/search${writeBrowseQuery({ ...query, cursor })}`}
        emptyAction={<NoResultsAction query={query} path="/search" names={names} said={said} />}
      />
      {adMaker}
    </div>
  );
}
