import { withoutLanguage } from '../../../../contracts/pages/language-path.ts';

/** Parameters with too many possible values, or of the operator's own view: pages with these are not cached. */
const freeTextParams = ['q', 'cursor', 'next', 'like', 'explain'];

/** Every query parameter that a page reads; the router requests parts of a page with `_routes`. */
export const knownParams = [
  ...freeTextParams,
  ...[
    'sort',
    'country',
    'kind',
    'min_price',
    'max_price',
    'condition',
    'colour',
    'material',
    'rating',
    'stock',
    'days',
    'state',
    'edit',
    'tool',
    'filter',
    'dish',
    'reason',
    'exact',
    'category',
    ...['product', 'units', 'currency', 'bucket', 'from', 'archived', 'section', 'show', 'variant', 'view'],
  ],
  ...['index', '_routes'],
];

const shortValue = /^[\w.-]{0,20}$/;
const routeNames = /^[\w/.,-]{1,300}$/;

/**
 * Removes unknown query parameters and sorts the others, because URLs that differ only in these show the same page and
 * must share one cache entry.
 */
export function dropUnknownParams(address: URL): URL {
  if (!address.search) return address;
  const normalized = new URL(address.pathname, address);
  for (const name of knownParams) {
    const value = address.searchParams.get(name);
    if (value !== null) normalized.searchParams.set(name, value);
  }
  return normalized;
}

/**
 * Pages are rendered without a session (the browser holds it), so their HTML is the same for everyone and can be cached.
 * Searches, later pages, return paths and arbitrary values have too many variants and would evict the shared pages.
 */
export function isShared({ pathname, searchParams }: URL): boolean {
  // No copy of an operator's page is kept, though it holds nothing before somebody signs in.
  if (/^\/operator(\/|$)/.test(withoutLanguage(pathname))) return false;
  return [...searchParams].every(
    ([name, value]) => !freeTextParams.includes(name) && (name === '_routes' ? routeNames : shortValue).test(value),
  );
}
