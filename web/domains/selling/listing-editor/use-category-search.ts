import { type Category, findCategory, searchCategories } from '../../../../catalog/categories/lookup.ts';
import { suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { api } from '../../../lib/api/api.ts';
import { useDebouncedSearch } from '../../../lib/react/use-debounced-search.ts';

const shownByName = 30;

/**
 * Categories for a typed word: those with such a name at once, and when typing pauses also those of the goods that the word
 * means, which the server knows.
 */
export function useCategorySearch(query: string): readonly Category[] {
  const { q, found } = useDebouncedSearch(query, findCategoriesOfGoods);
  if (q === '') return [];
  return [...new Set([...searchCategories(q, shownByName), ...(found ?? [])])];
}

async function findCategoriesOfGoods(q: string, signal: AbortSignal): Promise<Category[]> {
  const { categories } = await api(suggestSearches, { body: { q }, signal });
  return categories.flatMap(({ id }) => findCategory(id) ?? []);
}
