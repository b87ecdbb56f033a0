import { useCallback } from 'react';
import { listProductTypes } from '../../../../contracts/marketplace/listings.ts';
import { browseFiltersText } from '../../../../i18n/generated/browse-filters.ts';
import { api } from '../../../lib/api/api.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';
import type { CategoryFilter } from '../product-list/product-pages.ts';
import { ChoiceFields } from './choice-chip.tsx';
import type { FilterNames } from './filters.ts';

interface FacetFilterProps {
  query: BrowseQuery;
  category: CategoryFilter;
  names: FilterNames;
}

/** The product types, colours and materials in the list, fetched when they are shown; none where there is no choice. */
export function FacetFilter({ query, category, names }: FacetFilterProps) {
  const { q, exact, language } = query;
  const { categoryId, subCategoryId } = category;
  const load = useCallback(
    () =>
      api(listProductTypes, { body: { category_id: categoryId, sub_category_id: subCategoryId, q, exact, language } }),
    [categoryId, subCategoryId, q, exact, language],
  );
  const found = useLazy(load);
  const facets = [
    {
      ...{ legend: browseFiltersText('productType'), name: 'kind', all: found?.productTypes },
      ...{ chosen: query.product_type, chosenName: names.productType },
    },
    {
      ...{ legend: browseFiltersText('colour'), name: 'colour', all: found?.colours },
      ...{ chosen: query.colour, chosenName: names.colour },
    },
    {
      ...{ legend: browseFiltersText('material'), name: 'material', all: found?.materials },
      ...{ chosen: query.material, chosenName: names.material },
    },
  ];
  return facets.map(({ legend, name, all = [], chosen, chosenName }) => {
    const isListed = all.some(({ id }) => id === chosen);
    const listed = chosen && !isListed ? [{ id: chosen, name: chosenName ?? chosen }, ...all] : all;
    if (listed.length < 2 && !chosen) return null;
    return (
      <ChoiceFields
        key={name}
        legend={legend}
        name={name}
        chosen={chosen}
        choices={listed.map(({ id, name: label }) => ({ value: id, label }))}
        lang={language}
      />
    );
  });
}
