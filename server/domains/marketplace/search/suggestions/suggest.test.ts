import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { suggestSearches } from '../../../../../contracts/marketplace/listings.ts';
import { createComposedProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';

const { api, db } = await buildTestApp();
const [runningShoes, boots, babyShoes, actionCameras, shoeCare] = [2302, 2303, 10506, 1402, 2308];

beforeAll(async () => {
  const seller = await createSeller(db);
  for (const categoryId of [runningShoes, boots, babyShoes, actionCameras, shoeCare]) {
    await createComposedProduct(db, seller.id, { categoryId, colours: ['orange'] });
  }
});

const suggest = (q: string, language: Language) => api(suggestSearches, { body: { q, language } });

test('a word that names a thing is completed by such things before what else begins with it', async () => {
  const { searches } = await suggest('shoe', 'en');
  expect(searches[0]).toMatch(/shoes$/);
  expect(searches.filter((search) => /shoes?$/.test(search)).length).toBeGreaterThan(1);
});

test('a word of another language that begins alike brings no titles', async () => {
  const { searches, titles } = await suggest('cam', 'en');
  expect(searches.some((search) => /camera/.test(search))).toBe(true);
  expect(titles.filter((title) => !/cam/i.test(title))).toEqual([]);
});

test('the last of several words is completed, if there is such a thing with what the others say', async () => {
  expect((await suggest('orange runn', 'en')).searches).toContain('orange running shoes');
  expect((await suggest('silk runn', 'en')).searches).toEqual([]);
});

test('a category is not suggested a second time as a search for its name', async () => {
  const { searches, categories } = await suggest('running shoes', 'en');
  const names = categories.map(({ name }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(0);
  expect(searches.filter((search) => names.includes(search.toLowerCase()))).toEqual([]);
});
