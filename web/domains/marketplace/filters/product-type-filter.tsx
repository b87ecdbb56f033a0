import { useCallback } from 'react';
import { listProductTypes } from '../../../../contracts/marketplace/listings.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';
import type { CategoryFilter } from '../product-list/product-pages.ts';
import { ChoiceChip } from './choice-chip.tsx';

interface ProductTypeFilterProps {
  query: BrowseQuery;
  category: CategoryFilter;
  /** The name of the chosen product type. */
  chosenName: string | null;
}

/** The product types in the list, fetched when it is shown; nothing where there is no choice. */
export function ProductTypeFilter({ query, category, chosenName }: ProductTypeFilterProps) {
  const { product_type: productType, q, exact, language } = query;
  const { categoryId, subCategoryId } = category;
  const load = useCallback(
    () =>
      api(listProductTypes, { body: { category_id: categoryId, sub_category_id: subCategoryId, q, exact, language } }),
    [categoryId, subCategoryId, q, exact, language],
  );
  const found = useLazy(load)?.productTypes ?? [];
  const isListed = found.some(({ id }) => id === productType);
  const productTypes =
    productType && !isListed ? [{ id: productType, name: chosenName ?? productType }, ...found] : found;
  if (productTypes.length < 2 && !productType) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{browseFiltersText('productType')}</legend>
      <div lang={language} className="-m-1 flex max-h-48 flex-wrap gap-2 overflow-y-auto p-1">
        <ChoiceChip name="kind" value="" isChosen={!productType}>
          <span lang={getLocale()}>{commonText('all')}</span>
        </ChoiceChip>
        {productTypes.map(({ id, name }) => (
          <ChoiceChip key={id} name="kind" value={id} isChosen={id === productType}>
            {name}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
