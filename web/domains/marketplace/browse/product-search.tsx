import { Search } from 'lucide-react';
import { Form, useLocation } from 'react-router';
import { browseCategoryText } from '../../../../i18n/generated/browse-category.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';
import { QueryFields } from '../filters/query-fields.tsx';
import { useApplyQuery } from '../filters/use-apply-query.ts';

/** Searches within the current category; the other filters are kept, but for the product type, which the new text may name. */
export function ProductSearch({ query }: { query: BrowseQuery }) {
  const { pathname } = useLocation();
  const applyQuery = useApplyQuery();
  return (
    <Form
      action={pathname}
      onSubmit={applyQuery}
      role="search"
      aria-label={browseCategoryText('productsOfCategory')}
      className="relative"
    >
      <QueryFields query={{ ...query, q: '', product_type: undefined, cursor: undefined }} />
      <button
        type="submit"
        aria-label={commonText('search')}
        className="absolute inset-y-0 left-0 flex w-12 items-center justify-center rounded-full text-muted hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <input
        key={pathname + writeBrowseQuery(query)}
        type="search"
        name="q"
        aria-label={browseCategoryText('searchInCategory')}
        defaultValue={query.q}
        maxLength={200}
        placeholder={browseCategoryText('searchPlaceholder')}
        className="h-11 w-full text-ellipsis rounded-full border border-line bg-surface pr-4 pl-12 text-base transition-colors hover:border-faint sm:text-body"
      />
    </Form>
  );
}
