import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { listProducts, suggestSearches } from '../../../../contracts/marketplace/listings.ts';
import { searchProductTypes } from '../../../../contracts/marketplace/product-types.ts';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { createComposedProduct, createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { indexProducts } from './index/index.service.ts';
import { rebuildBatch, rebuildIndexIfOutdated } from './index/rebuild-index.service.ts';
import { rebuiltComment } from './index/terms.ts';

const { api, db } = await buildTestApp();
const laptop = 1101;
const headphones = 1301;
const runningShoes = 2302;
const teapot = 3307;
const football = 5201;
const guitar = 8501;

beforeAll(async () => {
  const seller = await createSeller(db);
  await openShop(db, seller.id, { worldFeeCents: 2500 });
  for (const [index, categoryId] of [laptop, headphones, runningShoes, teapot, football, guitar].entries()) {
    const prices = { priceCents: 1000 * (index + 1), countries: index % 2 ? ['JP'] : ['TH', 'VN'] };
    const age = (days: number) => new Date(Date.UTC(2026, 9, 1 + index - days));
    await createComposedProduct(db, seller.id, { categoryId, colours: ['black'] }, { ...prices, createdAt: age(0) });
    await createComposedProduct(db, seller.id, { categoryId, colours: ['red'] }, { ...prices, createdAt: age(30) });
  }
}, 60_000);

const search = async (q: string, more: object = {}) => (await api(listProducts, { body: { q, ...more } })).products;
const productTypes = async (q: string) => [
  ...new Set((await search(q)).map((product) => Number(product.super_sub_category_id))),
];

async function readIndexComment() {
  const { rows } = await db.execute(sql`select obj_description('product_search'::regclass) as note`);
  return rows[0]?.note;
}

describe('an index built with older rules', () => {
  test('is rebuilt once, in batches', async () => {
    await db.execute(sql`comment on table product_search is 'terms 1'`);
    await db.execute(sql`update product_search set title_terms = '', all_terms = ''`);
    expect(await productTypes('laptop')).toEqual([]);
    const queued: unknown[] = [];
    const fakeQueue = {
      enqueue: async (_db: unknown, _job: unknown, ...args: unknown[]) => void queued.push(args),
    };
    await rebuildIndexIfOutdated(db, fakeQueue);
    await rebuildIndexIfOutdated(db, fakeQueue);
    expect(queued).toEqual([[{}]]);
    await rebuildBatch(db, fakeQueue, { afterId: 0, isSecondPass: false });
    expect(await productTypes('laptop')).toEqual([laptop]);
    // The second pass, an hour later, replaces what processes of the older release wrote.
    expect(queued.slice(1)).toEqual([[{ isSecondPass: true }, { afterSeconds: 3600 }]]);
    expect(await readIndexComment()).not.toBe(rebuiltComment);
    await rebuildBatch(db, fakeQueue, { afterId: 0, isSecondPass: true });
    expect(queued).toHaveLength(2);
    expect(await readIndexComment()).toBe(rebuiltComment);
  });
});

describe('a search', () => {
  test('finds the category that is named first, in every language and spelling', () => {
    const named: [leafCategory: number, texts: string][] = [
      [
        laptop,
        'laptop | laptops | LAPTOP | labtop | โน้ตบุ๊ก | 笔记本电脑 | ノートパソコン | 노트북 | notebook computer | 赤いノートパソコン | steampunk laptop',
      ],
      [headphones, 'headphnoes | หูฟังครอบหู | tai nghe | ヘッドホン | 헤드폰'],
      [runningShoes, 'running shoe | รองเท้าวิ่ง | giày chạy bộ | giay chay bo | zapatillas'],
      [teapot, 'กาน้ำชา | 茶壶 | am tra'],
      [football, '足球 | balón de fútbol | balon futbol | サッカーボール | 축구공'],
      [guitar, '吉他 | guitarra | ギター | 기타 | 통기타'],
    ];
    const rows = named.flatMap(([categoryId, texts]) =>
      texts.split(' | ').map((q): [string, number] => [q, categoryId]),
    );
    return expectEvery(rows, async (q, categoryId) => {
      expect((await productTypes(q))[0]).toBe(categoryId);
    });
  });

  test('finds listings by the name of their category in any language', async () => {
    expect(await productTypes('Gadget & Smart Tech')).toEqual(expect.arrayContaining([laptop, headphones]));
    expect(await productTypes('木吉他')).toContain(guitar);
  });

  test('for a wide word finds the usual things before those that are seldom meant', async () => {
    const seller = await createSeller(db);
    const watches = { topCategoryId: 9000, subCategoryId: 9500 };
    const usual = await createProduct(db, seller.id, {
      ...watches,
      categoryId: 9501,
      title: 'Men’s watch',
      createdAt: new Date('2026-01-01'),
    });
    const seldom = await createProduct(db, seller.id, {
      ...watches,
      categoryId: 9506,
      title: 'Pocket watch',
      createdAt: new Date('2026-02-01'),
    });
    await indexProducts(db, [usual.id, seldom.id]);
    expect((await search('watch')).map(({ title }) => title)).toEqual(['Men’s watch', 'Pocket watch']);
  });

  test('shows the newer of two equal matches first', async () => {
    const [first, second] = await search('laptop');
    expect([first?.title, second?.title].map((title) => /black/i.test(title ?? ''))).toEqual([true, false]);
  });

  test('for a colour and a thing shows the thing in that colour first', async () => {
    const found = await search('red laptop');
    expect(found[0]?.title).toMatch(/red/i);
  });

  test('can be filtered by category, price and country', async () => {
    expect(await search('black', { category_id: '1000' })).toHaveLength(2);
    expect(await search('black', { min_price: 20, max_price: 30 })).toHaveLength(2);
    expect(await search('black', { country: 'JP' })).toHaveLength(3);
  });

  test('sorted by price shows every match once', async () => {
    const prices = (await search('black', { sort: 'price_up' })).map((product) => product.price_cents);
    expect(prices).toEqual([1000, 2000, 3000, 4000, 5000, 6000]);
  });

  test('returns every match once across pages, from exact to loose matches', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api(listProducts, { body: { q: 'black', limit: 2, cursor } });
      seen.push(...page.products.map((product) => product.id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
  });

  test('reads SQL as words', async () => {
    await search("'; drop table products; --");
    expect(await search('laptop')).not.toEqual([]);
  });

  test.each(['zzzzzz', '!!!', '   &|!():*   ', '🦄', 'a'.repeat(200), '\\'])(
    'for %j finds nothing and does not fail',
    async (q) => {
      expect(await search(q)).toEqual(q.trim() ? [] : expect.any(Array));
    },
  );

  test('returns texts in the requested language', async () => {
    const [found] = await search('laptop', { language: 'th' });
    expect(found?.language).toBe('th');
    expect(found?.title).toMatch(/[\u0e00-\u0e7f]/);
    expect(found?.productTitleEN).toMatch(/laptop/i);
  });
});

describe('a mistyped search', () => {
  test('shows what was meant, says so, and can be repeated as typed', async () => {
    const corrected = await api(listProducts, { body: { q: 'headphnoes' } });
    expect(corrected).toMatchObject({ corrected_query: 'headphones', is_relaxed: false });
    const exact = await api(listProducts, { body: { q: 'headphnoes', exact: true } });
    expect(exact).toMatchObject({ products: [], corrected_query: null });
  });

  test('is not corrected where a listing has the word', async () => {
    const seller = await createSeller(db);
    const product = await createProduct(db, seller.id, { title: 'Guitarr 3000' });
    await indexProducts(db, [product.id]);
    expect(await api(listProducts, { body: { q: 'guitarr' } })).toMatchObject({ corrected_query: null });
  });
});

describe('a search that nothing matches', () => {
  test('shows near things and says that they are only near', async () => {
    const near = await api(listProducts, { body: { q: 'electric guitar amplifier cover' } });
    expect(near.products.length === 0 || near.is_relaxed).toBe(true);
    const dearer = await api(listProducts, { body: { q: 'laptop under $1' } });
    expect(dearer.is_relaxed).toBe(true);
    expect(dearer.products[0]?.super_sub_category_id).toBe(String(laptop));
  });

  test('for a highest price shows what costs less where there is something', async () => {
    const found = await search('laptop under $11');
    expect(found.map(({ price_cents }) => price_cents <= 1100)).toEqual([true, true]);
  });
});

describe('a word for a product type', () => {
  test.each([
    ['laptop', 'laptop'],
    ['ノートパソコン', 'laptop'],
    ['โน้ตบุ๊ค', 'laptop'],
  ])('%s is found with its category in any language', async (q, id) => {
    const { productTypes } = await api(searchProductTypes, { body: { q } });
    expect(productTypes[0]).toMatchObject({ id, category_id: '1101', names: { en: 'laptop' } });
  });

  test('may be half typed, wide or unknown', async () => {
    expect((await api(searchProductTypes, { body: { q: 'hood' } })).productTypes.map(({ id }) => id)).toContain(
      'hoodie',
    );
    expect((await api(searchProductTypes, { body: { q: 'zzzqqq' } })).productTypes).toEqual([]);
    expect((await api(searchProductTypes, { body: { q: '' } })).productTypes).toEqual([]);
  });
});

describe('a partly typed search', () => {
  test('is completed by product types in the visitor’s language, what is in stock first', async () => {
    const { searches } = await api(suggestSearches, { body: { q: 'gui', language: 'en' } });
    expect(searches.some((text) => /guitar/.test(text))).toBe(true);
    const thai = await api(suggestSearches, { body: { q: 'กีต', language: 'th' } });
    expect(thai.searches[0]).toMatch(/กีตาร์|กีต้าร์/);
  });

  test('is completed by categories and by titles of live listings', async () => {
    const { categories, titles } = await api(suggestSearches, { body: { q: 'lap' } });
    expect(categories[0]).toMatchObject({ id: '1101', top_category_id: '1000', name: 'Laptops & Notebooks' });
    expect(titles[0]).toMatch(/laptop/i);
  });

  test('of one letter is completed by categories alone', async () => {
    const { categories, titles } = await api(suggestSearches, { body: { q: 'l' } });
    expect([categories.length > 0, titles]).toEqual([true, []]);
  });

  test('without text has no suggestions', async () => {
    expect(await api(suggestSearches, { body: { q: ' ' } })).toMatchObject({ categories: [], titles: [] });
  });
});
