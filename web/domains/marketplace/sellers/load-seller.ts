import { type Api, isApiFailure } from '../../../../contracts/client/client.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { getSeller, listSellerProducts } from '../../../../contracts/marketplace/sellers.ts';
import { noProducts, type ProductPage } from '../product-list/product-pages.ts';

export interface SellerProductsQuery {
  language: Language;
  q: string;
  section: string | undefined;
  cursor: string | undefined;
}

/** A page of a seller's products. */
export async function fetchSellerProducts(
  api: Api,
  id: string,
  { language, q, section, cursor }: SellerProductsQuery,
): Promise<ProductPage> {
  const answer = await api(listSellerProducts, { params: { id }, body: { language, q, section, cursor } });
  return { products: answer.products, nextCursor: answer.next_cursor };
}

/** A seller with their first page of products; null as seller for an unknown id or an invalid cursor. */
export async function loadSeller(api: Api, id: string, query: SellerProductsQuery) {
  try {
    const [{ seller }, page] = await Promise.all([
      api(getSeller, { params: { id }, body: { language: query.language } }),
      fetchSellerProducts(api, id, query),
    ]);
    return { seller, ...page };
  } catch (error) {
    if (isApiFailure(error) && error.status < 500) return { seller: null, ...noProducts };
    throw error;
  }
}
