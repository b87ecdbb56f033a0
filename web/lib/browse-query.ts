import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Language } from '../../contracts/languages.ts';
import { type Sorting, sortings } from '../../contracts/listings.ts';
import { readLanguage } from './language.ts';

/** What a list of products shows, all of it in the address. The names in the address are the API's. */
export interface BrowseQuery {
  q: string;
  min_price: number | undefined;
  max_price: number | undefined;
  country: string | undefined;
  sort: Sorting;
  language: Language;
  cursor: string | undefined;
}

/** The largest price the API takes. */
const mostDollars = 10_000_000;

/** Reads an address as leniently as people write them: what makes no sense counts as not said. */
export function readBrowseQuery(params: URLSearchParams): BrowseQuery {
  const prices = [readDollars(params.get('min_price')), readDollars(params.get('max_price'))] as const;
  const [low, high] = prices;
  const isBackwards = low !== undefined && high !== undefined && low > high;
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  return {
    q,
    min_price: isBackwards ? high : low,
    max_price: isBackwards ? low : high,
    country: /^[A-Z]{2}$/.exec(params.get('country') ?? '')?.[0],
    sort: readSorting(params.get('sort'), q),
    language: readLanguage(params),
    cursor: params.get('cursor')?.slice(0, 200) || undefined,
  };
}

/** The query of the address that is shown. */
export function useBrowseQuery(): BrowseQuery {
  const [params] = useSearchParams();
  return useMemo(() => readBrowseQuery(params), [params]);
}

/** The query as it stands in an address, `?` included; nothing is said that would be so anyway. */
export function writeBrowseQuery(query: Partial<BrowseQuery>): string {
  const { q, min_price, max_price, country, sort, language, cursor } = query;
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (min_price !== undefined) params.set('min_price', String(min_price));
  if (max_price !== undefined) params.set('max_price', String(max_price));
  if (country) params.set('country', country);
  if (sort && sort !== 'best') params.set('sort', sort);
  if (language && language !== 'en') params.set('lang', language);
  if (cursor) params.set('cursor', cursor);
  return params.size > 0 ? `?${params}` : '';
}

function readDollars(text: string | null): number | undefined {
  const dollars = text?.trim() ? Number(text) : Number.NaN;
  return dollars >= 0 && dollars <= mostDollars ? Math.round(dollars * 100) / 100 : undefined;
}

/** Without words to match, the best is the newest; the address then need not say so. */
function readSorting(text: string | null, q: string): Sorting {
  const sort = sortings.find((sorting) => sorting === text) ?? 'best';
  return sort === 'newest' && !q ? 'best' : sort;
}
