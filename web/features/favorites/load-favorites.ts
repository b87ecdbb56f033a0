import { listFavorites } from '../../../contracts/favorites.ts';
import type { Language } from '../../../contracts/languages.ts';
import { api } from '../../lib/api.ts';
import { addKnownFavorites, settlePendingFavorites } from './favorites.ts';

/** A page of the customer's favorites, last saved first. */
export async function fetchFavorites(language: Language, cursor?: string) {
  await settlePendingFavorites();
  const { products, next_cursor } = await api(listFavorites, { body: { language, cursor } });
  addKnownFavorites(products.map(({ id }) => id));
  return { products, nextCursor: next_cursor };
}
