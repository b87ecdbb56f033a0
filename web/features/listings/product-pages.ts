import type { RouterContextProvider } from 'react-router';
import { type Api, isApiFailure } from '../../../contracts/client.ts';
import { type ListedProduct, listProducts } from '../../../contracts/listings.ts';
import { apiContext, reportContext } from '../../lib/api-context.ts';
import type { BrowseQuery } from '../../lib/browse-query.ts';

/** Some products in their order, and where to go on. */
export interface ProductPage {
  products: readonly ListedProduct[];
  nextCursor: string | null;
}

/** Which category is looked at; everything, where nothing is said. */
export interface CategoryFilter {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
}

export async function fetchProducts(
  api: Api,
  { categoryId, subCategoryId }: CategoryFilter,
  query: BrowseQuery,
  signal?: AbortSignal,
): Promise<ProductPage> {
  const body = { ...query, category_id: categoryId, sub_category_id: subCategoryId };
  const answer = await api(listProducts, { body, signal });
  return { products: answer.products, nextCursor: answer.next_cursor };
}

export const noProducts: ProductPage = { products: [], nextCursor: null };

/** For a page's loader: products that could not be fetched are none, the reason is logged, and the status tells caches. */
export async function loadProducts(
  context: Readonly<RouterContextProvider>,
  category: CategoryFilter,
  query: BrowseQuery,
) {
  try {
    const page = await fetchProducts(context.get(apiContext), category, query);
    return { page, hasFailed: false, status: 200 };
  } catch (error) {
    // A page marker that somebody made up is their mistake and no news for the log.
    if (isApiFailure(error) && error.status < 500) return { page: noProducts, hasFailed: false, status: 400 };
    context.get(reportContext)(error);
    return { page: noProducts, hasFailed: true, status: 503 };
  }
}
