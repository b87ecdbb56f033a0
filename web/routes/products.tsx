import { useRef } from 'react';
import { data, useNavigation } from 'react-router';
import type { ListedProduct } from '../../contracts/listings.ts';
import { browseCategoryText } from '../../messages/generated/browse-category.ts';
import { pageLanguage } from '../../messages/page-language.ts';
import { useAdMaker } from '../features/ad-pictures/use-ad-maker.tsx';
import { ActiveFilters } from '../features/browse/active-filters.tsx';
import { BrowseFrame } from '../features/browse/browse-frame.tsx';
import { CategoryStrip } from '../features/browse/category-strip.tsx';
import { FilterButton } from '../features/browse/filter-button.tsx';
import { LanguagePicker, languagesId } from '../features/browse/language-picker.tsx';
import { NoResultsAction } from '../features/browse/no-results-action.tsx';
import { ProductSearch } from '../features/browse/product-search.tsx';
import { PromptBar } from '../features/browse/prompt-bar.tsx';
import { SearchNotice } from '../features/browse/search-notice.tsx';
import { Sidebar } from '../features/browse/sidebar.tsx';
import { TopBar } from '../features/browse/top-bar.tsx';
import { useInfiniteList } from '../features/listings/infinite-list.ts';
import { getCachedOrFetch } from '../features/listings/list-cache.ts';
import { ProductFeed } from '../features/listings/product-feed.tsx';
import { fetchProducts, loadProducts, noProducts } from '../features/listings/product-pages.ts';
import { AccountActions } from '../features/shell/account-actions.tsx';
import { AccountMenu } from '../features/shell/account-menu.tsx';
import { ThemeSwitch } from '../features/shell/theme-switch.tsx';
import { api } from '../lib/api.ts';
import { readBrowseQuery, useBrowseQuery, writeBrowseQuery } from '../lib/browse-query.ts';
import { categoryMeta } from '../lib/category-meta.ts';
import { getCategoryNames, getCountryName } from '../lib/category-names.server.ts';
import { checkConnection } from '../lib/connection.ts';
import { useEventCallback } from '../lib/event-callback.ts';
import { originOf, pageMeta } from '../lib/page-meta.ts';
import { useRetryWhenReachable } from '../lib/retry-when-reachable.ts';
import type { Route } from './+types/products.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData?.isKnown || !loaderData.aisle) {
    return pageMeta({
      title: `${browseCategoryText('products')} · Snapbazaar`,
      description: browseCategoryText('description'),
    });
  }
  return categoryMeta(loaderData, readBrowseQuery(new URLSearchParams(location.search)).language, originOf(matches));
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const query = readBrowseQuery(url.searchParams);
  const names = getCategoryNames(params.categoryId, params.subCategoryId, query.language);
  const { page, hasFailed, status } = names.isKnown
    ? await loadProducts(context, params, query)
    : { page: noProducts, hasFailed: false, status: 404 };
  return data({ ...names, ...page, hasFailed, country: getCountryName(query.country, query.language) }, { status });
}

export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await getCachedOrFetch(url, serverLoader);
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('The products could not be fetched.', error);
    void checkConnection();
    return failedData;
  }
}

const failedData = {
  ...{ aisle: null, section: null, sections: [], isKnown: true },
  ...{ ...noProducts, hasFailed: true, country: '' },
};

export default function ProductsPage({ loaderData, params }: Route.ComponentProps) {
  const { aisle, sections, country } = useLastLoaded(loaderData, params.categoryId);
  const { hasFailed, isKnown } = loaderData;
  const query = useBrowseQuery();
  const navigation = useNavigation();
  const list = useInfiniteList(loaderData, (cursor) => fetchProducts(api, params, { ...query, cursor }));
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback(({ id, title, language }: ListedProduct) =>
    makeAd({ productId: id, title, language }),
  );
  useRetryWhenReachable(hasFailed);

  const aislePath = `/products/${params.categoryId}`;
  const here = params.subCategoryId ? `${aislePath}/${params.subCategoryId}` : aislePath;
  // Another category has other kinds of goods.
  const search = writeBrowseQuery({ ...query, kind: undefined, cursor: undefined });
  const names = { kind: loaderData.kindName, country };

  return (
    <BrowseFrame
      sidebar={
        <Sidebar
          foot={
            <>
              <AccountActions />
              <ThemeSwitch />
            </>
          }
        />
      }
      topBar={
        <TopBar
          title={aisle?.name ?? browseCategoryText(isKnown ? 'products' : 'unknownCategory')}
          titleLanguage={aisle ? query.language : pageLanguage()}
          search={<ProductSearch query={query} />}
          isSearching={query.q !== ''}
          tools={
            <>
              <LanguagePicker className="max-sm:hidden" />
              <FilterButton query={query} category={params} names={names} />
            </>
          }
          account={<AccountMenu languagesId={languagesId} className="lg:hidden" />}
        />
      }
      promptBar={
        <PromptBar
          onSend={({ text, type, size }) =>
            makeAd({ prompt: text, type, size, language: query.language, categoryId: params.categoryId })
          }
        />
      }
    >
      {sections.length > 0 && (
        <CategoryStrip
          label={browseCategoryText('subCategories')}
          all={aislePath + search}
          categories={sections.map(({ id, name }) => ({ id, name, to: `${aislePath}/${id}${search}` }))}
          language={query.language}
        />
      )}
      <ActiveFilters query={query} names={names} showsSearchText />
      <SearchNotice query={query} shownInstead={loaderData.shownInstead} isNear={loaderData.isNear} />
      <ProductFeed
        list={list}
        onMakeAd={makeAdOf}
        isStale={navigation.location?.pathname.startsWith('/products/') ?? false}
        nextPageUrl={(cursor) => here + writeBrowseQuery({ ...query, cursor })}
        emptyAction={<NoResultsAction query={query} path={here} />}
      />
      {adMaker}
    </BrowseFrame>
  );
}

type PageData = Route.ComponentProps['loaderData'];

/** Keeps category names and tabs when the products of another tab could not be fetched. */
function useLastLoaded(current: PageData, categoryId: string): PageData {
  const last = useRef(current);
  if (!current.hasFailed) last.current = current;
  return last.current.aisle?.id === categoryId ? last.current : current;
}
