import { useCallback } from 'react';
import { countProducts } from '../../../../contracts/marketplace/listings.ts';
import { formatNumber } from '../../../../i18n/format-number.ts';
import { browseText } from '../../../../i18n/generated/browse.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';
import { ActiveFilters } from '../filters/active-filters.tsx';
import type { SaidChip } from '../filters/filters.ts';
import { countFilters, type FilterNames } from '../filters/filters.ts';
import { SortStrip } from '../filters/sort-choice.tsx';
import type { CategoryFilter, ProductPage } from '../product-list/product-pages.ts';

interface ResultHeadProps {
  query: BrowseQuery;
  category: CategoryFilter;
  names: FilterNames;
  said: readonly SaidChip[];
  /** The first page of the list. */
  page: ProductPage;
  showsSearchText: boolean;
}

/** Above a list: what it is limited to, how many products it has, and its order. */
export function ResultHead({ query, category, names, said, page, showsSearchText }: ResultHeadProps) {
  const count = <ResultCount query={query} category={category} page={page} />;
  const hasChips = said.length > 0 || countFilters(query) > 0 || (showsSearchText && query.q !== '');
  return (
    <div className="flex flex-col gap-1.5 pb-2 sm:pb-3">
      {hasChips && (
        <div className="flex min-h-8.5 items-center justify-between gap-x-3">
          <ActiveFilters query={query} names={names} said={said} showsSearchText={showsSearchText} />
          {count}
        </div>
      )}
      {page.products.length > 0 && (
        <div className="flex items-center gap-3">
          <SortStrip query={query} />
          {!hasChips && count}
        </div>
      )}
    </div>
  );
}

/** A list of one page is counted by itself; a longer one after the page, which does not wait for it. */
function ResultCount({ query, category, page }: Pick<ResultHeadProps, 'query' | 'category' | 'page'>) {
  const isWhole = page.nextCursor === null && !query.cursor;
  const { categoryId, subCategoryId } = category;
  const load = useCallback(() => {
    const { cursor: _, ...body } = query;
    return api(countProducts, { body: { ...body, category_id: categoryId, sub_category_id: subCategoryId } });
  }, [query, categoryId, subCategoryId]);
  const counted = useLazy(load, !isWhole && page.products.length > 0);
  const count = isWhole ? page.products.length : counted?.count;
  if (!count) return null;
  const text = counted?.is_more
    ? browseText('resultCountMore', { count: formatNumber(count, getLocale()) })
    : browseText('resultCount', { count });
  return (
    <p role="status" className="ml-auto shrink-0 text-muted text-sm">
      {text}
    </p>
  );
}
