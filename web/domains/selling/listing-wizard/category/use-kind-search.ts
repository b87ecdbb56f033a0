import { type NamedKind, searchKinds } from '../../../../../contracts/marketplace/product-types.ts';
import { api } from '../../../../lib/api/api.ts';
import { useDebouncedSearch } from '../../../../lib/react/use-debounced-search.ts';

type FoundKind = NamedKind & { category_id: string };

/** Kinds of goods for a typed word; null until the server has answered. */
export function useKindSearch(query: string): readonly FoundKind[] | null {
  return useDebouncedSearch(query, findKinds).found;
}

async function findKinds(q: string, signal: AbortSignal): Promise<readonly FoundKind[]> {
  return (await api(searchKinds, { body: { q }, signal })).kinds;
}
