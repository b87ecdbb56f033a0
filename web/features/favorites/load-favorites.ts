import { listFavorites } from '../../../contracts/favorites.ts';
import type { Language } from '../../../contracts/languages.ts';
import { api } from '../../lib/api.ts';
import { noteFavorites, settleFavorites } from '../../lib/favorites.ts';
import type { ProductPage } from '../../lib/product-pages.ts';

/** A page of what the customer saved, last saved first. */
export async function fetchFavorites(language: Language, cursor?: string): Promise<ProductPage> {
  await settleFavorites();
  const { products, next_cursor } = await api(listFavorites, { body: { language, cursor } });
  noteFavorites(products.map(({ id }) => id));
  return { products, nextCursor: next_cursor };
}
