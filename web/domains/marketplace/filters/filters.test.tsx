import { expect, test } from 'vitest';
import { suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { NoResultsAction, SearchNotice } from '../browse/search-notice.tsx';
import { type BrowseQuery, readBrowseQuery } from '../browse-query/browse-query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { activeFilters, countFilters, withoutFilters } from './filters.ts';
import { SortStrip } from './sort-choice.tsx';

const queryOf = (search: string): BrowseQuery => readBrowseQuery(new URLSearchParams(search));
const names = { productType: 'Desk lamp', country: 'Thailand', colour: 'Red', material: null };
const labelsOf = (search: string) => activeFilters(queryOf(search), names).map(({ label }) => label);

test('every filter is named in the words of people', () => {
  expect(labelsOf('kind=desk-lamp&min_price=5&max_price=20&country=TH')).toEqual([
    'Desk lamp',
    '$5 to $20',
    'Thailand',
  ]);
  expect(labelsOf('condition=like-new&colour=red&rating=4&stock=1')).toEqual([
    ...['Like new', 'Red', '4 stars and up', 'In stock'],
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
  expect(withoutFilters(queryOf('q=lamp&country=TH'))).toEqual({ q: 'lamp', sort: 'best', language: 'en' });
});

test('links remove single filters or all of them', async () => {
  const query = queryOf('q=lamp&country=TH&sort=newest');
  const { place } = await renderPage(
    <ActiveFilters query={query} names={names} said={[]} showsSearchText />,
    '/search',
  );
  const links = Object.fromEntries(
    [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toMatchObject({ Thailand: '/search?q=lamp&sort=newest', 'Clear all': '/search?sort=newest' });
  const { place: none } = await renderPage(
    <ActiveFilters query={queryOf('')} names={names} said={[]} showsSearchText />,
  );
  expect(none.querySelector('ul')).toBeNull();
});

test('a filter that the words name is removed by taking its words out of the text', async () => {
  const said = [{ type: 'price', label: 'Up to $40', rest: 'red lamp', isUnmet: false }] as const;
  const query = queryOf('q=red+lamp+under+40&sort=rating&cursor=abc');
  const { place } = await renderPage(
    <ActiveFilters query={query} names={names} said={said} showsSearchText={false} />,
    '/search',
  );
  const [chip] = place.querySelectorAll('a');
  expect(chip?.getAttribute('aria-label')).toBe('Remove Up to $40');
  expect(chip?.getAttribute('href')).toBe('/search?q=red+lamp&sort=rating');
});

test('the order of a list is chosen by links that keep its filters', async () => {
  const linksOf = async (search: string) => {
    const { place } = await renderPage(<SortStrip query={queryOf(search)} />, '/search');
    return [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  };
  expect(await linksOf('q=lamp&country=TH&cursor=abc')).toEqual([
    ['Best match', '/search?q=lamp&country=TH'],
    ['Newest', '/search?q=lamp&country=TH&sort=newest'],
    ['Lowest price', '/search?q=lamp&country=TH&sort=price_up'],
    ['Highest price', '/search?q=lamp&country=TH&sort=price_down'],
    ['Top rated', '/search?q=lamp&country=TH&sort=rating'],
    ['Most sold', '/search?q=lamp&country=TH&sort=sold'],
  ]);
  expect((await linksOf('country=TH'))[0]?.[0]).toBe('Newest');
});

test('a page says which words it set aside, and that nothing costs so little', async () => {
  const textOf = async (more: object) => {
    const given = { query: queryOf('q=lamp'), correctedQuery: null, isRelaxed: false, ...more };
    return (await renderPage(<SearchNotice {...given} />, '/search')).place.textContent;
  };
  expect(await textOf({ without: ['ankle ties', 'wedge'] })).toContain('Nothing here has: ankle ties');
  const said = [{ type: 'price', label: 'Up to $2', rest: 'lamp', isUnmet: true }];
  expect(await textOf({ isRelaxed: true, said })).toContain('Nothing at this price.');
});

test('an empty list offers to clear the filters, or all categories where there are none', async () => {
  fakeApi().answer(suggestSearches, { searches: [], categories: [], titles: [] });
  const hrefOf = async (search: string) => {
    const { place } = await renderPage(
      <NoResultsAction query={queryOf(search)} path="/search" names={names} said={[]} />,
    );
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
