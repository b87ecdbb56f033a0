import { type NamedProductType, searchProductTypes } from '../../../../../contracts/marketplace/product-types.ts';
import { api } from '../../../../lib/api/api.ts';
import { useDebouncedSearch } from '../../../../lib/react/use-debounced-search.ts';

type FoundProductType = NamedProductType & { category_id: string };

/** Product types for a typed word; null until the server has answered. */
export function useProductTypeSearch(query: string): readonly FoundProductType[] | null {
  return useDebouncedSearch(query, findProductTypes).found;
}

async function findProductTypes(q: string, signal: AbortSignal): Promise<readonly FoundProductType[]> {
  return (await api(searchProductTypes, { body: { q }, signal })).productTypes;
}
