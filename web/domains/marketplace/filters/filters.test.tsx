import { expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { NoResultsAction, SearchNotice } from '../browse/search-notice.tsx';
import { type BrowseQuery, readBrowseQuery } from '../browse-query/browse-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters, countFilters, withoutFilters } from './filters.ts';

const queryOf = (search: string): BrowseQuery => readBrowseQuery(new URLSearchParams(search));
const names = { productType: 'Desk lamp', country: 'Thailand' };
const labelsOf = (search: string) => activeFilters(queryOf(search), names).map(({ label }) => label);

test('every filter is named in the words of people', () => {
  expect(labelsOf('kind=desk-lamp&min_price=5&max_price=20&country=TH&sort=price_up')).toEqual([
    ...['Desk lamp', '$5 to $20', 'Thailand', 'Lowest price'],
  ]);
  expect(labelsOf('min_price=5')).toEqual(['From $5']);
  expect(labelsOf('max_price=20')).toEqual(['Up to $20']);
  expect(labelsOf('q=lamp')).toEqual([]);
});

test('a filter is removed alone, and the list begins at its first page again', () => {
  const [type, price] = activeFilters(queryOf('q=lamp&kind=desk-lamp&min_price=5&max_price=20&cursor=abc'), names);
  expect(type?.rest).toMatchObject({
    q: 'lamp',
    product_type: undefined,
    min_price: 5,
    max_price: 20,
    cursor: undefined,
  });
  expect(price?.rest).toMatchObject({ product_type: 'desk-lamp', min_price: undefined, max_price: undefined });
});

test('both ends of a price count as one filter, and the search text as none', () => {
  expect(countFilters(queryOf('q=lamp&min_price=5&max_price=20'))).toBe(1);
  expect(withoutFilters(queryOf('q=lamp&country=TH'))).toEqual({ q: 'lamp', language: 'en' });
});

test('links remove single filters or all of them', async () => {
  const query = queryOf('q=lamp&country=TH&sort=newest');
  const { place } = await renderPage(<ActiveFilters query={query} names={names} showsSearchText />, '/search');
  const links = Object.fromEntries(
    [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toMatchObject({ Thailand: '/search?q=lamp&sort=newest', 'Clear all': '/search' });
  const { place: none } = await renderPage(<ActiveFilters query={queryOf('')} names={names} showsSearchText />);
  expect(none.querySelector('ul')).toBeNull();
});

test('an empty list offers to clear the filters, or all categories where there are none', async () => {
  const hrefOf = async (search: string) => {
    const { place } = await renderPage(<NoResultsAction query={queryOf(search)} path="/search" />);
    return place.querySelector('a')?.getAttribute('href');
  };
  expect(await hrefOf('q=lamp&country=TH')).toBe('/search?q=lamp');
  expect(await hrefOf('q=lamp&cursor=abc')).toBe('/search?q=lamp');
  expect(await hrefOf('q=lamp')).toBe('/search');
});

test('a corrected search says so and links to the exact one; a near one only says so', async () => {
  const notice = async (correctedQuery: string | null, isRelaxed: boolean) => {
    const given = { query: queryOf('q=labtop&cursor=abc'), correctedQuery, isRelaxed };
    return (await renderPage(<SearchNotice {...given} />, '/search')).place;
  };
  const corrected = await notice('laptop', true);
  expect(corrected.textContent).toContain('Showing laptop instead.');
  expect(corrected.querySelector('a')?.getAttribute('href')).toBe('/search?q=labtop&exact=1');
  expect((await notice(null, true)).textContent).toContain('These come near.');
  expect((await notice(null, false)).textContent).toBe('');
});
