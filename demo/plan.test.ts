import { beforeAll, describe, expect, test } from 'vitest';
import { allLeafCategories, pathTo } from '../catalog/categories/lookup.ts';
import { tree } from '../catalog/categories/tree.ts';
import { languages } from '../contracts/languages.ts';
import { reductionPercent } from '../contracts/marketplace/price-rules.ts';
import type { ListingFacts } from '../listing-copy/compose/facts.ts';
import { findProductType } from '../listing-copy/product-types/product-type-table.ts';
import { dishProductTypes } from '../listing-copy/words/dishes.ts';
import { priceRange } from '../reference-data/prices/prices.ts';
import { expectEvery } from '../tests/support/expect/expect-every.ts';
import { demoPhotos } from './photos/photos.ts';
import { type Good, planShop } from './plan.ts';
import { priceBeforeOf, priceOf } from './price.ts';

const dishOf = ({ productType }: ListingFacts) =>
  productType?.startsWith('dish-') ? productType.slice('dish-'.length) : undefined;

describe('the demo shop', () => {
  let goods: Good[];
  beforeAll(async () => {
    goods = await planShop(demoPhotos);
  });

  test('has about a thousand products', () => {
    expect(goods.length).toBeGreaterThan(980);
  });

  test('fills every top-level category in all its sub-categories', () =>
    expectEvery(
      tree.map((topCategory) => [topCategory.names.en, topCategory] as const),
      (_, topCategory) => {
        const here = goods.filter((good) => good.topCategoryId === topCategory.id);
        expect(here.length).toBeGreaterThanOrEqual(40);
        const subCategoryIds = new Set(here.map((good) => good.subCategoryId));
        expect(
          topCategory.subCategories
            .filter((subCategory) => !subCategoryIds.has(subCategory.id))
            .map((subCategory) => subCategory.names.en),
        ).toEqual([]);
      },
    ));

  test('has something of three quarters of all third-level categories, also of small ones', () => {
    const stocked = new Set(goods.map(({ categoryId }) => categoryId));
    expect(stocked.size).toBeGreaterThan(0.75 * allLeafCategories().length);
    const small = { dishwashers: 3408, pitchers: 3309, 'piggy banks': 3709, binoculars: 5508, typewriters: 12507 };
    expect(Object.entries(small).filter(([, categoryId]) => !stocked.has(categoryId))).toEqual([]);
  });

  test('has fewer than 5 % duplicate titles', () => {
    const titles = new Set(goods.map((good) => good.texts.en.title));
    expect(goods.length - titles.size).toBeLessThan(goods.length * 0.05);
  });

  test('describes every product in seven languages, without a brand', () => {
    for (const { texts, facts } of goods) {
      expect(facts.brand).toBeUndefined();
      for (const language of languages) {
        expect(texts[language].title).not.toBe('');
        expect(texts[language].description).not.toBe('');
      }
    }
  });

  test('names the product type that a picture shows, of the category on which it lies', () => {
    const named = goods.filter(({ facts }) => facts.productType !== undefined && dishOf(facts) === undefined);
    expect(named.length).toBeGreaterThan(100);
    expect(
      named.filter(({ categoryId, facts }) => findProductType(facts.productType ?? '')?.categoryId !== categoryId),
    ).toEqual([]);
    const shown = (categoryId: number) =>
      new Set(
        goods
          .filter((good) => good.categoryId === categoryId)
          .map(({ texts }) => texts.en.title)
          .join(' ')
          .match(/boots|sneakers/g),
      );
    expect(shown(2303)).toEqual(new Set(['boots']));
  });

  test('files every product under the path of its leaf category', () => {
    for (const { topCategoryId, subCategoryId, categoryId } of goods) {
      expect(pathTo(categoryId).map(({ id }) => id)).toEqual([topCategoryId, subCategoryId, categoryId]);
    }
  });

  test('has prices within the market range that end in .00, .50 or .90', () => {
    for (const { facts } of goods) {
      const range = priceRange(facts);
      const price = priceOf(facts);
      expect(price, JSON.stringify(facts)).toBeGreaterThanOrEqual(range?.min ?? 0);
      expect(price, JSON.stringify(facts)).toBeLessThanOrEqual(range?.max ?? Number.POSITIVE_INFINITY);
    }
    const tags = goods.filter(({ facts }) => [0, 50, 90].includes(priceOf(facts) % 100));
    expect(tags.length).toBeGreaterThan(goods.length * 0.95);
  });

  test('reduces most prices, each enough for a reduction label', () => {
    const reduced = goods.flatMap(({ facts }) => {
      const before = priceBeforeOf(facts);
      return before === null ? [] : [{ price_minor: priceOf(facts), price_before_minor: before }];
    });
    expect(reduced.length / goods.length).toBeGreaterThan(0.6);
    expect(reduced.length / goods.length).toBeLessThan(0.8);
    expect(reduced.filter((prices) => !reductionPercent(prices))).toEqual([]);
    expect(new Set(reduced.map(({ price_before_minor }) => price_before_minor)).size).toBeGreaterThan(50);
  });

  test('spreads every dish of the food menu over the shop, but has none in a small shop', async () => {
    const dishes = Object.keys(dishProductTypes).sort();
    const places = goods.flatMap(({ facts }, place) => (dishOf(facts) ? [place / goods.length] : []));
    expect(goods.flatMap(({ facts }) => dishOf(facts) ?? []).sort()).toEqual(dishes);
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(0.7);
    const limited = await planShop([], 250);
    expect(limited).toHaveLength(250);
    expect(limited.flatMap(({ facts }) => dishOf(facts) ?? []).sort()).toEqual(dishes);
    expect((await planShop([], 30)).filter(({ facts }) => dishOf(facts))).toEqual([]);
  });

  test('is planned the same way every time', async () => {
    const some = await planShop([], 30);
    expect(await planShop([], 30)).toEqual(some);
  });

  test('starts with one product of every top category, even with a low limit', async () => {
    const some = await planShop([], 15);
    expect(new Set(some.map((good) => good.topCategoryId)).size).toBe(15);
  });
});

test('every photo belongs to an existing leaf category and is used once', () => {
  expect(demoPhotos.filter((photo) => pathTo(photo.categoryId).length !== 3)).toEqual([]);
  expect(new Set(demoPhotos.map((photo) => photo.sha256)).size).toBe(demoPhotos.length);
});
