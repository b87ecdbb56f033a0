import type { RouterContextProvider } from 'react-router';
import { type Api, isApiFailure } from '../../../../contracts/client/client.ts';
import {
  type ExplainedProduct,
  type ListedProduct,
  listProducts,
  type SaidFilter,
} from '../../../../contracts/marketplace/listings.ts';
import { apiContext, reportContext } from '../../../lib/api/api-context.ts';
import { checkConnection } from '../../../lib/api/connection.ts';
import { getCachedOrFetch } from '../../../lib/browser/list-cache.ts';
import type { BrowseQuery } from '../browse-query/browse-query.ts';

/** One page of products and the cursor of the next. */
export interface ProductPage {
  products: readonly ListedProduct[];
  nextCursor: string | null;
}

/** A page of search results, and what the search made of the typed text. */
export interface SearchedPage extends ProductPage {
  correctedQuery: string | null;
  isRelaxed: boolean;
  /** The filters that the words of the text name. */
  said: readonly SaidFilter[];
  /** Words that were set aside, because nothing has them. */
  without: readonly string[];
  /** The name of the product type that the list was filtered by, or null. */
  productTypeName: string | null;
  /** What each word added to each product; null but for an operator who asks. */
  explanation: readonly ExplainedProduct[] | null;
}

/** The category of a list; all products when empty. */
export interface CategoryFilter {
  categoryId?: string | undefined;
  subCategoryId?: string | undefined;
}

export async function fetchProducts(
  api: Api,
  { categoryId, subCategoryId }: CategoryFilter,
  query: BrowseQuery & { explain?: boolean },
  signal?: AbortSignal,
): Promise<SearchedPage> {
  const body = { ...query, category_id: categoryId, sub_category_id: subCategoryId };
  const response = await api(listProducts, { body, signal });
  return {
    products: response.products,
    nextCursor: response.next_cursor,
    correctedQuery: response.corrected_query,
    isRelaxed: response.is_relaxed,
    said: response.said_filters,
    without: response.without,
    productTypeName: response.product_type_name,
    explanation: response.explanation,
  };
}

export const noProducts: SearchedPage = {
  products: [],
  nextCursor: null,
  correctedQuery: null,
  isRelaxed: false,
  said: [],
  without: [],
  productTypeName: null,
  explanation: null,
};

/** For loaders: a failed fetch is logged and gives no products, with a status that keeps the page out of caches. */
export async function loadProducts(
  context: Readonly<RouterContextProvider>,
  category: CategoryFilter,
  query: BrowseQuery & { explain?: boolean },
) {
  try {
    const page = await fetchProducts(context.get(apiContext), category, query);
    return { page, hasFailed: false, status: 200 };
  } catch (error) {
    // An invalid cursor is the client's error and is not logged.
    if (isApiFailure(error) && error.status < 500) return { page: noProducts, hasFailed: false, status: 400 };
    context.get(reportContext)(error);
    return { page: noProducts, hasFailed: true, status: 503 };
  }
}

interface ListRequest<Data> {
  url: URL;
  request: Request;
  serverLoader: () => Promise<Data>;
}

/** Loads a list of products in the browser; `failed` is shown when they cannot be fetched. */
export async function loadCachedList<Data extends { hasFailed?: boolean }, Failed>(
  { url, request, serverLoader }: ListRequest<Data>,
  failed: Failed,
): Promise<Data | Failed> {
  try {
    return await getCachedOrFetch(url, serverLoader);
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.error('The products could not be fetched.', error);
    void checkConnection();
    return failed;
  }
}
