import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { type Sorting, sortings } from '../../../../contracts/marketplace/listings.ts';
import { getLocale } from '../../../../i18n/locale.ts';

/** The filters of a product list, all kept in the URL under the API's parameter names. */
export interface BrowseQuery {
  q: string;
  /** Whether to search for `q` as typed, even if it looks like a typing mistake. */
  exact: boolean;
  /** The id of a product type. */
  product_type: string | undefined;
  min_price: number | undefined;
  max_price: number | undefined;
  country: string | undefined;
  sort: Sorting;
  language: Language;
  cursor: string | undefined;
}

/** The largest price the API accepts. */
const maxPriceDollars = 10_000_000;

/** Reads a URL leniently: invalid values are ignored. */
export function readBrowseQuery(params: URLSearchParams): BrowseQuery {
  const low = readDollars(params.get('min_price'));
  const high = readDollars(params.get('max_price'));
  const isReversed = low !== undefined && high !== undefined && low > high;
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  return {
    q,
    exact: q !== '' && params.get('exact') === '1',
    product_type: /^[a-z0-9-]{1,60}$/.exec(params.get('kind') ?? '')?.[0],
    min_price: isReversed ? high : low,
    max_price: isReversed ? low : high,
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0],
    sort: readSorting(params.get('sort'), q),
    language: getLocale(),
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

/** The query of the current URL. */
export function useBrowseQuery(): BrowseQuery {
  const [params] = useSearchParams();
  return useMemo(() => readBrowseQuery(params), [params]);
}

/** The query as a search string, `?` included; default values are left out. */
export function writeBrowseQuery(query: Partial<BrowseQuery>): string {
  const { q, exact, product_type: productType, min_price, max_price, country, sort, cursor } = query;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (q && exact) params.set('exact', '1');
  if (productType) params.set('kind', productType);
  if (min_price !== undefined) params.set('min_price', String(min_price));
  if (max_price !== undefined) params.set('max_price', String(max_price));
  if (country) params.set('country', country);
  if (sort && sort !== 'best') params.set('sort', sort);
  if (cursor) params.set('cursor', cursor);
  return params.size > 0 ? `?${params}` : '';
}

function readDollars(text: string | null): number | undefined {
  const dollars = text?.trim() ? Number(text) : Number.NaN;
  return dollars >= 0 && dollars <= maxPriceDollars ? Math.round(dollars * 100) / 100 : undefined;
}

/** Without words to match, best match and newest are the same, so the default is used. */
function readSorting(text: string | null, q: string): Sorting {
  const sort = sortings.find((sorting) => sorting === text) ?? 'best';
  return sort === 'newest' && !q ? 'best' : sort;
}
