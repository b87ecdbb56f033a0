import type { Language } from '../../../../contracts/languages.ts';
import { listFavorites } from '../../../../contracts/marketplace/favorites.ts';
import { api } from '../../../lib/api/api.ts';
import { addKnownFavorites, settlePendingFavorites } from './favorites-store.ts';

/** A page of the customer's favorites, last saved first. */
export async function fetchFavorites(language: Language, cursor?: string) {
  await settlePendingFavorites();
  const { products, next_cursor } = await api(listFavorites, { body: { language, cursor } });
  addKnownFavorites(products.map(({ id }) => id));
  return { products, nextCursor: next_cursor };
}
