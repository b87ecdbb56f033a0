import { useRef } from 'react';
import { data, useNavigation } from 'react-router';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import { browseCategoryText } from '../../../i18n/generated/browse-category.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { BrowseFrame } from '../../domains/marketplace/browse/browse-frame.tsx';
import { categoryMeta } from '../../domains/marketplace/browse/category-meta.ts';
import {
  getAttributeNames,
  getCategoryNames,
  getCountryName,
} from '../../domains/marketplace/browse/category-names.server.ts';
import { CategoryStrip } from '../../domains/marketplace/browse/category-strip.tsx';
import { LanguagePicker, languagesId } from '../../domains/marketplace/browse/language-picker.tsx';
import { ProductSearch } from '../../domains/marketplace/browse/product-search.tsx';
import { ResultHead } from '../../domains/marketplace/browse/result-head.tsx';
import { NoResultsAction, SearchNotice } from '../../domains/marketplace/browse/search-notice.tsx';
import { Sidebar } from '../../domains/marketplace/browse/sidebar.tsx';
import { TopBar } from '../../domains/marketplace/browse/top-bar.tsx';
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
import { PromptBar } from '../../domains/selling/ad-pictures/prompt-bar.tsx';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { api } from '../../lib/api/api.ts';
import { useRetryWhenReachable } from '../../lib/api/retry-when-reachable.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { AccountActions } from '../shell/header/account/account-actions.tsx';
import { AccountMenu } from '../shell/header/account/account-menu.tsx';
import { ThemeSwitch } from '../shell/header/theme-switch.tsx';
import type { Route } from './+types/products.ts';

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData?.isKnown || !loaderData.topCategory) {
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
  return data(
    {
      ...names,
      ...page,
      hasFailed,
      country: getCountryName(query.country, query.language),
      attributes: getAttributeNames(query, query.language),
      saidChips: toSaidChips(page.said),
    },
    { status },
  );
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCachedList(args, failedData);

const failedData = {
  ...{ topCategory: null, section: null, sections: [], isKnown: true },
  ...{ ...noProducts, hasFailed: true, country: '', saidChips: [], attributes: { colour: null, material: null } },
};

export default function ProductsPage({ loaderData, params }: Route.ComponentProps) {
  const { topCategory, sections, country } = useLastLoaded(loaderData, params.categoryId);
  const { hasFailed, isKnown } = loaderData;
  const query = useBrowseQuery();
  const navigation = useNavigation();
  const list = useInfiniteList(loaderData, (cursor) => fetchProducts(api, params, { ...query, cursor }));
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback(({ id, title, language }: ListedProduct) =>
    makeAd({ productId: id, title, language }),
  );
  useRetryWhenReachable(hasFailed);

  const topCategoryPath = `/products/${params.categoryId}`;
  const here = params.subCategoryId ? `${topCategoryPath}/${params.subCategoryId}` : topCategoryPath;
  // Another category has other product types.
  const search = writeBrowseQuery({ ...query, product_type: undefined, cursor: undefined });
  const { saidChips: said, attributes } = loaderData;
  const names = { productType: loaderData.productTypeName, country, ...attributes };

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
          title={topCategory?.name ?? browseCategoryText(isKnown ? 'products' : 'unknownCategory')}
          titleLanguage={topCategory ? query.language : getLocale()}
          search={<ProductSearch query={query} />}
          isSearching={query.q !== ''}
          tools={
            <>
              <LanguagePicker className="max-sm:hidden" />
              <FilterButton query={query} category={params} names={names} />
            </>
          }
          account={<AccountMenu languagesId={languagesId} className="lg:in-[body:not([data-session])]:hidden" />}
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
          all={topCategoryPath + search}
          categories={sections.map(({ id, name }) => ({ id, name, to: `${topCategoryPath}/${id}${search}` }))}
          language={query.language}
        />
      )}
      <ResultHead query={query} category={params} names={names} said={said} page={loaderData} showsSearchText={true} />
      <SearchNotice
        query={query}
        correctedQuery={loaderData.correctedQuery}
        isRelaxed={loaderData.isRelaxed}
        without={loaderData.without}
        said={said}
      />
      <ProductFeed
        list={list}
        onMakeAd={makeAdOf}
        isStale={navigation.location?.pathname.startsWith('/products/') ?? false}
        nextPageUrl={(cursor) => here + writeBrowseQuery({ ...query, cursor })}
        emptyAction={<NoResultsAction query={query} path={here} names={names} said={said} />}
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
  return last.current.topCategory?.id === categoryId ? last.current : current;
}
