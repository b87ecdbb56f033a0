import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  countProducts,
  getProduct,
  listProducts,
  listProductTypes,
} from '../../../../contracts/marketplace/listings.ts';
import { declineOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import type { ListingFacts } from '../../../../listing-copy/compose/facts.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { productRanks } from '../../../schema/marketplace/product-ranks.ts';
import { addReview } from '../reviews/reviews.service.ts';

const app = await buildTestApp();
const { api, db } = app;
const guitar = 8501;

type Body = z.input<typeof listProducts.body>;
const idsOf = async (body: Body) => (await api(listProducts, { body })).products.map(({ id }) => Number(id));

let seller: { id: number };
const made: Record<string, number> = {};
beforeAll(async () => {
  seller = await createSeller(db);
  const add = async (name: string, facts: Partial<ListingFacts>, priceCents: number) => {
    const product = await createComposedProduct(
      db,
      seller.id,
      { categoryId: guitar, colours: [], ...facts },
      { priceCents },
    );
    made[name] = product.id;
  };
  await add('new red', { colours: ['red'] }, 10_000);
  await add('used black', { colours: ['black'], condition: 'used-good' }, 4_000);
  await add('like new red', { colours: ['red'], condition: 'like-new' }, 6_000);
  await add('broken', { condition: 'for-parts' }, 1_000);
}, 60_000);
const of = (...names: string[]) => names.map((name) => made[name]).toSorted();

describe('words of a query that name a filter', () => {
  test.each([
    ['used guitar', 'en', ['used black', 'like new red', 'broken']],
    ['กีตาร์มือสอง', 'th', ['used black', 'like new red', 'broken']],
    ['全新吉他', 'zh', ['new red']],
    ['guitarra como nueva', 'es', ['like new red']],
    ['guitar under $50', 'en', ['used black', 'broken']],
    ['ギター 中古 5000円〜8000円', 'ja', ['used black']],
    ['đàn guitar cũ dưới 1 triệu', 'vi', ['broken']],
    ['10만원 이상 기타', 'ko', ['new red']],
  ] as const)('%s limits what is found', async (q, language, names) => {
    expect((await idsOf({ q, language })).toSorted()).toEqual(of(...names));
  });

  test('are answered, each with the query that remains without it', async () => {
    const { said_filters: said, is_relaxed: isRelaxed } = await api(listProducts, {
      body: { q: 'used guitar under 50 USD in stock' },
    });
    expect(said).toMatchObject([
      { type: 'condition', condition: 'used', rest: 'guitar under 50 USD in stock', is_unmet: false },
      { type: 'price', low: null, high: 50, currency: 'USD', rest: 'used guitar in stock' },
      { type: 'in_stock', rest: 'used guitar under 50 USD' },
    ]);
    expect(isRelaxed).toBe(false);
  });

  test('that nothing matches are left out, and said to be unmet, also on the next page', async () => {
    const body = { q: 'used guitar under $2', limit: 2 };
    const first = await api(listProducts, { body });
    expect(first.is_relaxed).toBe(true);
    expect(first.said_filters.map(({ type, is_unmet }) => [type, is_unmet])).toEqual([
      ['condition', false],
      ['price', true],
    ]);
    const second = await api(listProducts, { body: { ...body, cursor: first.next_cursor ?? '' } });
    const ids = [...first.products, ...second.products].map(({ id }) => Number(id));
    expect(ids.toSorted()).toEqual(of('used black', 'like new red', 'broken'));
  });

  test('limit a list without other words', async () => {
    expect(await idsOf({ q: 'under 20 dollars' })).toEqual(of('broken'));
    expect((await idsOf({ q: 'second hand' })).toSorted()).toEqual(of('used black', 'like new red', 'broken'));
  });

  test('and a field of the query count together, the narrower price first', async () => {
    expect(await idsOf({ q: 'guitar under $70', max_price: 20 })).toEqual(of('broken'));
    expect((await idsOf({ q: 'guitar under $50', max_price: 70 })).toSorted()).toEqual(of('used black', 'broken'));
  });
});

describe('the fields of a list', () => {
  test.each([
    [{ condition: 'new' }, ['new red']],
    [{ condition: 'used', category_id: '8000' }, ['used black', 'like new red', 'broken']],
    [{ condition: 'like-new', q: 'guitar' }, ['like new red']],
    [{ colour: 'red' }, ['new red', 'like new red']],
    [{ colour: 'red', q: 'guitar', condition: 'new' }, ['new red']],
    [{ colour: 'red', category_id: '1000' }, []],
    [{ material: 'silk' }, []],
  ] as const)('%j filter it', async (body, names) => {
    expect((await idsOf(body)).toSorted()).toEqual(of(...names));
  });

  test('are offered as the first products have them', async () => {
    const { colours, materials } = await api(listProductTypes, { body: { q: 'guitar', language: 'es' } });
    expect(colours).toEqual([
      { id: 'red', name: 'Rojo' },
      { id: 'black', name: 'Negro' },
    ]);
    expect(materials.every(({ name }) => name !== '')).toBe(true);
  });
});

describe('the number of products', () => {
  test('is that of the list that its pages show', async () => {
    const count = async (body: object) => (await api(countProducts, { body })).count;
    expect([await count({ q: 'used guitar' }), await count({ category_id: '8000' }), await count({})]).toEqual([
      3, 4, 4,
    ]);
    expect(await count({ q: 'used guitar under $2' })).toBe(3);
    expect(await api(countProducts, { body: { category_id: '1000' } })).toMatchObject({ count: 0, is_more: false });
  });
});

describe('a list sorted by rating or units sold', () => {
  const { newBuyer, newSeller } = ordering(app);
  const sold: Record<string, { id: number }> = {};
  let shop: Awaited<ReturnType<typeof newSeller>>;
  let line = 0;
  const review = (product: { id: number }, stars: number) => {
    line += 1;
    const common = { customerId: seller.id, photo: null, text: '', language: 'en' as const };
    return addReview(
      db,
      { ...common, orderLineId: line, productId: product.id, stars },
      new Date(1_790_000_000_000 + line),
    );
  };

  beforeAll(async () => {
    shop = await newSeller();
    const buyer = await newBuyer();
    for (const title of ['Hat one', 'Hat two', 'Hat three', 'Hat four']) {
      sold[title] = await shop.newProduct({ title, topCategoryId: 2000, subCategoryId: 2400, categoryId: 2401 });
    }
    const [one, two, three] = Object.values(sold) as [{ id: number }, { id: number }, { id: number }];
    await buyer.buy({ product: one, units: 2 }, { product: two, units: 5 });
    await buyer.buy({ product: three, units: 1 });
    await buyer.order([{ product: three, units: 4 }]);
    await review(one, 5);
    for (const stars of [5, 5, 5, 4]) await review(two, stars);
    await review(three, 2);
  });

  const titles = async (body: object) => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await api(listProducts, {
        body: { category_id: '2000', limit: 1, ...body, cursor: cursor ?? undefined },
      });
      seen.push(...page.products.map(({ title }) => title));
      cursor = page.next_cursor;
    }
    return seen;
  };

  test('shows the highest first, then what has none, over all pages', async () => {
    expect(await titles({ sort: 'sold' })).toEqual(['Hat two', 'Hat one', 'Hat three', 'Hat four']);
    expect(await titles({ sort: 'rating' })).toEqual(['Hat two', 'Hat one', 'Hat three', 'Hat four']);
    expect(await titles({ sort: 'rating', sub_category_id: '2400', max_price: 1 })).toEqual([]);
  });

  test('has units on its cards that were paid for, and only those', async () => {
    const { products } = await api(listProducts, { body: { category_id: '2000' } });
    const units = Object.fromEntries(products.map((product) => [product.title, product.sold]));
    expect(units).toEqual({ 'Hat one': 2, 'Hat two': 5, 'Hat three': 1, 'Hat four': 0 });
    const { product } = await api(getProduct, { params: { id: String(made['new red']), language: 'en' } });
    expect(product.sold).toBe(0);
  });

  test('can be limited to four stars', async () => {
    expect(await titles({ min_rating: 4 })).toEqual(['Hat two', 'Hat one']);
    expect(await titles({ min_rating: 4, sort: 'sold' })).toEqual(['Hat two', 'Hat one']);
  });

  test('counts no units of an order that was declined, nor stars of a review that is gone', async () => {
    const buyer = await newBuyer();
    const four = sold['Hat four'] as { id: number };
    const soldOf = async () => {
      const [rank] = await db.select().from(productRanks).where(eq(productRanks.productId, four.id));
      return rank?.soldCount ?? 0;
    };
    const placed = await buyer.buy({ product: four, units: 3 });
    expect(await soldOf()).toBe(3);
    await shop.call(declineOrder, {
      params: { id: placed.orders[0]?.id ?? '' },
      body: { key: 'decline-key-1', reason: 'Sold elsewhere' },
    });
    expect(await soldOf()).toBe(0);
  });

  test('finds them by words too', async () => {
    const { indexProducts } = await import('../search/index/index.service.ts');
    await indexProducts(
      db,
      Object.values(sold).map(({ id }) => id),
    );
    expect(await titles({ q: 'hat', sort: 'sold' })).toEqual(['Hat two', 'Hat one', 'Hat three', 'Hat four']);
    expect(await titles({ q: 'hat', sort: 'rating', min_rating: 3 })).toEqual(['Hat two', 'Hat one']);
  });
});
