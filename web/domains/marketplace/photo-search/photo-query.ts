import type { Api } from '../../../../contracts/client/client.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { listAlike } from '../../../../contracts/marketplace/photo-search.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import type { ProductPage } from '../product-list/product-pages.ts';

/** What a photo showed, as the address of the results carries it. */
export interface PhotoQuery {
  /** The photo's code; empty before one is chosen. */
  like: string;
  category: string;
  productType: string;
  /** Words that narrow the results. */
  q: string;
  language: Language;
  cursor: string | undefined;
}

export function readPhotoQuery(params: URLSearchParams): PhotoQuery {
  return {
    like: params.get('like') ?? '',
    category: /^\d{1,6}$/.exec(params.get('category') ?? '')?.[0] ?? '',
    productType: (params.get('kind') ?? '').slice(0, 100),
    q: (params.get('q') ?? '').trim().slice(0, 200),
    language: getLocale(),
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

/** The address of the results. */
export function writePhotoQuery({ like, category, productType, q, cursor }: Omit<PhotoQuery, 'language'>): string {
  const params = new URLSearchParams({ like });
  if (category) params.set('category', category);
  if (productType) params.set('kind', productType);
  if (q) params.set('q', q);
  if (cursor) params.set('cursor', cursor);
  return `/search-by-photo?${params}`;
}

export async function fetchAlike(api: Api, query: PhotoQuery): Promise<ProductPage> {
  const { like: embedding, category: category_id, productType: product_type_id, q, language, cursor } = query;
  const answer = await api(listAlike, { body: { embedding, category_id, product_type_id, q, language, cursor } });
  return { products: answer.products, nextCursor: answer.next_cursor };
}
