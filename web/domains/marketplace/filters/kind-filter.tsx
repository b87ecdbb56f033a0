import { useCallback } from 'react';
import { listKinds } from '../../../../contracts/marketplace/listings.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';
import type { CategoryFilter } from '../product-list/product-pages.ts';
import { ChoiceChip } from './choice-chip.tsx';

interface KindFilterProps {
  query: BrowseQuery;
  category: CategoryFilter;
  /** The name of the chosen kind. */
  chosenName: string | null;
  /** Whether the filters are likely to be opened. */
  isNeeded: boolean;
}

/** The kinds of goods in the list, fetched once the filters are likely to be opened; nothing where there is no choice. */
export function KindFilter({ query, category, chosenName, isNeeded }: KindFilterProps) {
  const { kind, q, exact, language } = query;
  const { categoryId, subCategoryId } = category;
  const load = useCallback(
    () => api(listKinds, { body: { category_id: categoryId, sub_category_id: subCategoryId, q, exact, language } }),
    [categoryId, subCategoryId, q, exact, language],
  );
  const found = useLazy(load, isNeeded)?.kinds ?? [];
  const isListed = found.some(({ id }) => id === kind);
  const kinds = kind && !isListed ? [{ id: kind, name: chosenName ?? kind }, ...found] : found;
  if (kinds.length < 2 && !kind) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{browseFiltersText('kind')}</legend>
      <div lang={language} className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
        <ChoiceChip name="kind" value="" isChosen={!kind}>
          <span lang={pageLanguage()}>{commonText('all')}</span>
        </ChoiceChip>
        {kinds.map(({ id, name }) => (
          <ChoiceChip key={id} name="kind" value={id} isChosen={id === kind}>
            {name}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
