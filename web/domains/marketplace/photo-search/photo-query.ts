import type { Api } from '../../../../contracts/client.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { listAlike } from '../../../../contracts/marketplace/photo-search.ts';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import type { ProductPage } from '../product-list/product-pages.ts';

/** What a photo showed, as the address of the results carries it. */
export interface PhotoQuery {
  /** The photo's code; empty before one is chosen. */
  like: string;
  category: string;
  kind: string;
  language: Language;
  cursor: string | undefined;
}

export function readPhotoQuery(params: URLSearchParams): PhotoQuery {
  return {
    like: params.get('like') ?? '',
    category: /^\d{1,6}$/.exec(params.get('category') ?? '')?.[0] ?? '',
    kind: (params.get('kind') ?? '').slice(0, 100),
    language: pageLanguage(),
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

/** The address of the results. */
export function writePhotoQuery({ like, category, kind, cursor }: Omit<PhotoQuery, 'language'>): string {
  const params = new URLSearchParams({ like });
  if (category) params.set('category', category);
  if (kind) params.set('kind', kind);
  if (cursor) params.set('cursor', cursor);
  return `/search-by-photo?${params}`;
}

export async function fetchAlike(api: Api, query: PhotoQuery): Promise<ProductPage> {
  const { like: code, category: category_id, kind: kind_id, language, cursor } = query;
  const answer = await api(listAlike, { body: { code, category_id, kind_id, language, cursor } });
  return { products: answer.products, nextCursor: answer.next_cursor };
}
