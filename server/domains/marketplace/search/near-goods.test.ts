import { beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { listProducts, suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { indexProducts } from './index/index.service.ts';

const { api, db } = await buildTestApp();
const [fridges, coffeeMakers, phones, carPhoneHolders, photocards, drinks] = [3406, 3404, 1201, 4106, 8406, 3910];

const listings = [
  { title: 'Silver refrigerator', categoryId: fridges, priceCents: 12_000 },
  { title: 'White refrigerator', categoryId: fridges, priceCents: 30_000 },
  { title: 'Black coffee maker', categoryId: coffeeMakers, priceCents: 7_000 },
  { title: 'Black smartphone', categoryId: phones, priceCents: 30_000 },
  { title: 'Black car phone mount', categoryId: carPhoneHolders, priceCents: 900 },
  { title: 'Pink photocard holder', categoryId: photocards, priceCents: 900 },
  { title: 'Beer', categoryId: drinks, priceCents: 1_500 },
];

async function publish({ categoryId, ...rest }: (typeof listings)[number]) {
  const [topCategoryId = 0, subCategoryId = 0] = pathTo(categoryId).map(({ id }) => id);
  const { id } = await createProduct(db, sellerId, { topCategoryId, subCategoryId, categoryId, stock: 5, ...rest });
  await indexProducts(db, [id]);
}

let sellerId = 0;
beforeAll(async () => {
  sellerId = (await createSeller(db)).id;
  for (const listing of listings) await publish(listing);
}, 60_000);

async function find(q: string, language: Language = 'en') {
  const page = await api(listProducts, { body: { q, language } });
  return { titles: page.products.map(({ title }) => title), isRelaxed: page.is_relaxed, said: page.said_filters };
}

describe('where a price leaves nothing of the type', () => {
  test.each([
    ['en', 'refrigerator under $90'],
    ['en', 'mini fridge under $90'],
    ['vi', 'tủ lạnh mini dưới 2 triệu'],
    ['th', 'ตู้เย็นมินิ ไม่เกิน 3000 บาท'],
    ['ja', '小型冷蔵庫 1万円以下'],
  ] as const)('the same is shown from the nearest price, and nothing else (%s: %s)', async (language, q) => {
    const { titles, said } = await find(q, language);
    expect(titles).toEqual(['Silver refrigerator', 'White refrigerator']);
    expect(said).toMatchObject([{ type: 'price', is_unmet: true }]);
  });

  test('cheaper ones are shown, the dearest first, where a lowest price was said', async () => {
    const { titles, said } = await find('refrigerator over $400');
    expect(titles).toEqual(['White refrigerator', 'Silver refrigerator']);
    expect(said).toMatchObject([{ type: 'price', is_unmet: true }]);
  });
});

describe('where there is nothing of the type', () => {
  test.each([
    ['en', 'phone holder'],
    ['es', 'soporte celular para auto'],
    ['zh', '手机支架'],
  ] as const)('a kind of it by its name is shown, and no other goods (%s: %s)', async (language, q) => {
    expect((await find(q, language)).titles).toEqual(['Black car phone mount']);
  });

  test('other goods of its section are never shown where a price was said', async () => {
    expect((await find('blender under $100')).titles).toEqual([]);
  });

  test('other goods of its section are said to be only near, and never follow what is alike', async () => {
    expect((await find('blender')).isRelaxed).toBe(true);
    expect((await find('mini fridge')).titles.toSorted()).toEqual(['Silver refrigerator', 'White refrigerator']);
  });

  test('other goods of its section are no answer to a thing of a colour', async () => {
    expect((await find('red blender')).titles).toEqual([]);
  });

  test('a word for some goods of a category shows no others, and suggests nothing', async () => {
    expect((await find('Campari')).titles).toEqual([]);
    const { searches, titles } = await api(suggestSearches, { body: { q: 'Campari', language: 'en' } });
    expect([searches, titles]).toEqual([[], []]);
    await publish({ title: 'Campari bitter 70 cl', categoryId: drinks, priceCents: 2_000 });
    expect((await find('Campari')).titles).toEqual(['Campari bitter 70 cl']);
  });
});
