import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import {
  type ConditionFilter,
  conditionFilters,
  type Sorting,
  sortings,
} from '../../../../contracts/marketplace/listings.ts';
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
  condition: ConditionFilter | undefined;
  /** Ids of a colour and a material. */
  colour: string | undefined;
  material: string | undefined;
  /** The lowest average of the stars. */
  min_rating: number | undefined;
  in_stock: boolean;
  country: string | undefined;
  sort: Sorting;
  language: Language;
  cursor: string | undefined;
}

/** The ratings that a list can be limited to. */
export const ratingFilters = [4, 3] as const;

const readId = (text: string | null) => /^[a-z-]{1,40}$/.exec(text ?? '')?.[0];

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
    condition: conditionFilters.find((condition) => condition === params.get('condition')),
    colour: readId(params.get('colour')),
    material: readId(params.get('material')),
    min_rating: ratingFilters.find((stars) => String(stars) === params.get('rating')),
    in_stock: params.get('stock') === '1',
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
  const { condition, colour, material, min_rating: rating, in_stock: inStock } = query;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (q && exact) params.set('exact', '1');
  if (productType) params.set('kind', productType);
  if (min_price !== undefined) params.set('min_price', String(min_price));
  if (max_price !== undefined) params.set('max_price', String(max_price));
  if (condition) params.set('condition', condition);
  if (colour) params.set('colour', colour);
  if (material) params.set('material', material);
  if (rating) params.set('rating', String(rating));
  if (inStock) params.set('stock', '1');
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
