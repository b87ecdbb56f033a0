import { describe, expect, test } from 'vitest';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { type ListingState, listOwnListings, pauseListing } from '../../../../contracts/selling/my-listings.ts';
import { createComposedProduct, createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp();

test('a listing names its category in every language, also in those without a text', async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('names@example.com') });
  await createProduct(db, Number(post.id), { title: 'Thing' });
  const [listing] = (await apiAs(token)(listOwnListings, { body: {} })).listings;
  const leafCategory = findLeafCategory(listing?.super_sub_category_id ?? '');
  expect(listing?.names?.es).toEqual({ title: 'Thing', category: leafCategory?.names.es });
  expect(listing?.names?.en).toEqual({ title: 'Thing', category: leafCategory?.names.en });
});

describe('a seller’s own search', async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('own-search@example.com') });
  const sellerId = Number(post.id);
  const [runningShoes, teapot] = [2302, 3307];
  const publish = async (categoryId: number, colour: 'red' | 'black') =>
    (await createComposedProduct(db, sellerId, { categoryId, colours: [colour] })).id;
  const red = await publish(runningShoes, 'red');
  const black = await publish(runningShoes, 'black');
  const pot = await publish(teapot, 'red');
  const as = apiAs(token);
  const find = async (q: string, language: Language, state?: ListingState) => {
    const { listings } = await as(listOwnListings, { body: { q, language, state } });
    return listings.map(({ id }) => Number(id)).sort((a, b) => a - b);
  };

  test.each([
    ['en', 'crimson running shoes'],
    ['en', 'runing shoes red'],
    ['th', 'รองเท้าวิ่ง สีแดง'],
    ['zh', '红色跑鞋'],
    ['vi', 'giày chạy bộ màu đỏ'],
    ['es', 'zapatillas de correr rojas'],
    ['ja', '赤いランニングシューズ'],
    ['ko', '빨간색 러닝화'],
  ] as const)('reads in %s what “%s” means', async (language, q) => {
    expect(await find(q, language)).toEqual([red]);
  });

  test('finds by the thing alone, and by part of a word', async () => {
    expect(await find('running shoes', 'en')).toEqual([red, black]);
    expect(await find('teap', 'en')).toEqual([pot]);
  });

  test('finds what is paused, and nothing of another seller', async () => {
    await as(pauseListing, { params: { id: String(red) } });
    expect(await find('红色跑鞋', 'zh', 'paused')).toEqual([red]);
    const { token: other } = await api(signUpSeller, { body: withEmail('own-search-2@example.com') });
    expect((await apiAs(other)(listOwnListings, { body: { q: 'running shoes' } })).listings).toEqual([]);
  });
});
