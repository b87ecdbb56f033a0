import { expect, test, vi } from 'vitest';
import { getSeller, type Seller } from '../../../../contracts/marketplace/sellers.ts';
import { loadSeller } from './load-seller.ts';
import { sellerMeta } from './seller-meta.ts';

const seller: Seller = {
  ...{ id: '3', name: 'Malee Studio', place: 'Chiang Mai', story: 'Paper lanterns' },
  ...{ since: '2026-01-15T09:00:00.000Z', listings: 2, rating: null, is_sample: false },
  ...{ followers: 0, sections: [], sells: [], banner: null, logo: null, about: null, policies: null, vacation: null },
};
const query = { language: 'en', q: '', section: undefined, cursor: undefined } as const;
const failure = (status: number) => Object.assign(new Error('refused'), { name: 'ApiFailure', status });

test('a seller is loaded with the first page of products', async () => {
  const call = vi.fn(async (endpoint) => (endpoint === getSeller ? { seller } : { products: [], next_cursor: 'more' }));
  expect(await loadSeller(call as never, '3', query)).toEqual({ seller, products: [], nextCursor: 'more' });
});

test('an unknown seller is none, and a server that fails is an error', async () => {
  const failing = (status: number) => loadSeller((() => Promise.reject(failure(status))) as never, 'x', query);
  expect(await failing(404)).toMatchObject({ seller: null, products: [] });
  await expect(failing(503)).rejects.toThrow('refused');
});

const dataOf = (given: Seller) => {
  const found = sellerMeta(given, 'th', 'https://shop.example').find((part) => 'script:ld+json' in part);
  return (found as { 'script:ld+json': { mainEntity: object } } | undefined)?.['script:ld+json'];
};

test('search engines read what the seller published, at the address in the language of the page', () => {
  expect(dataOf(seller)?.mainEntity).toMatchObject({
    ...{ name: 'Malee Studio', url: 'https://shop.example/th/seller/3', description: 'Paper lanterns' },
    location: { name: 'Chiang Mai' },
  });
  const bare = dataOf({ ...seller, place: null, story: null });
  expect(Object.keys(bare?.mainEntity ?? {})).toEqual(['@type', 'name', 'url']);
});

test('the description joins only what there is', () => {
  const described = (given: Seller) => JSON.stringify(sellerMeta(given, 'en', 'https://shop.example'));
  expect(described(seller)).toMatch(/Chiang Mai · [^"]*2[^"]* · Paper lanterns/);
  expect(described({ ...seller, place: null, story: null })).not.toContain(' ·  · ');
});
