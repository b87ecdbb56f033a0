import { beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { listProducts } from '../../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { productTexts } from '../../../../schema/marketplace/listings.ts';
import { indexProducts } from '../index/index.service.ts';

const { api, db } = await buildTestApp();

const titles = [
  ['th', 'เครื่องนำทาง GPS สีดำ'],
  ['th', 'อาหารเส้น'],
  ['th', 'หัวฉีดเครื่องพิมพ์ 3D สีเทา'],
  ['zh', '化妆镜 浅蓝色 梳妆用品'],
  ['zh', '卷饼 轻食'],
  ['ja', 'コーヒー豆 おうちカフェ'],
  ['ko', '요트 해양레저'],
] as const satisfies [Language, string][];

beforeAll(async () => {
  const seller = await createSeller(db);
  for (const [language, title] of titles) {
    const { id } = await createProduct(db, seller.id);
    await db.insert(productTexts).values({ productId: id, language, title, description: title });
    await indexProducts(db, [id]);
  }
}, 60_000);

const search = (q: string, language: Language) => api(listProducts, { body: { q, language } });

describe('a text that stands in the title of a listing', () => {
  test.each(titles)('is not corrected and finds it (%s: %s)', async (language, title) => {
    const { products, ...page } = await search(title, language);
    expect(page).toMatchObject({ corrected_query: null, is_relaxed: false });
    expect(products[0]?.title).toBe(title);
  });

  test.each([
    ['th', 'เครื่องนำทาง'],
    ['th', 'เครื่องนำทาง สีแดง'],
    ['th', 'หัวฉีดเครื่องพิมพ์'],
    ['zh', '梳妆用品'],
    ['zh', '梳妝用品'],
    ['zh', '轻食 红色'],
    ['ja', 'おうちカフェ'],
    ['ko', '해양레저'],
  ] as const)('is not corrected where it is a part of it, or more was typed (%s: %s)', async (language, typed) => {
    expect(await search(typed, language)).toMatchObject({ corrected_query: null });
  });
});

describe('a mistake in a script without spaces', () => {
  test.each([
    ['th', 'ลำโฟงบลูทูธ', 'ลำโพงบลูทูธ'],
    ['zh', '笔记本电恼', '笔记本电脑'],
    ['ja', 'ワイヤレスイヤホソ', 'ワイヤレスイヤホン'],
    ['ko', '헤드폰ㄴ', '헤드폰'],
    ['zh', '手机克', '手机壳'],
  ] as const)('is corrected (%s: %s)', async (language, typed, meant) => {
    expect(await search(typed, language)).toMatchObject({ corrected_query: meant });
  });
});

test.each([
  ['en', 'phone holder dashboard'],
  ['en', 'phone holder for dashboard'],
] as const)('a word that stands in names of goods is no mistake (%s: %s)', async (language, typed) => {
  expect(await search(typed, language)).toMatchObject({ corrected_query: null });
});

test.each([
  ['ja', 'うちの猫が喜ぶおもちゃ'],
  ['zh', '轻食 5 克'],
] as const)('a short word or a unit beside a number is no mistake (%s: %s)', async (language, typed) => {
  expect(await search(typed, language)).toMatchObject({ corrected_query: null });
});
