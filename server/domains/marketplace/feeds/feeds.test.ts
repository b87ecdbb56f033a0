import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { readJsonLines, readXmlFeed } from '../../../../tests/support/read-feed.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';

const origin = 'https://bazaar.example';
let now = new Date('2026-11-19T10:00:00.500Z');
const { server, db } = await buildTestApp({ settings: { PUBLIC_URL: origin, FEED_LIMIT: '1000' }, now: () => now });
let shop = 0;

const hostile = 'Lamp <b>&amp;</b> "5 > 4" \u202eevil\u0007 \u{1F6CB}\uFE0F مصباح\ufffe ไฟ ]]>';

beforeAll(async () => {
  const seller = await createSeller(db, { name: 'دكان مريم & <Co> 🌸' });
  shop = seller.id;
  await openShop(db, shop);
});

const addProduct = (columns: Parameters<typeof createProduct>[2] = {}) =>
  createProduct(db, shop, { countries: ['TH'], ...columns });
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const idsIn = async (url: string) => readJsonLines((await get(url)).body).map(({ item_id }) => Number(item_id));

describe('feeds', () => {
  test('of hostile titles and names are well formed, and keep what can be read of them', async () => {
    const { id } = await addProduct({ title: hostile });
    for (const file of ['google.xml', 'meta.xml', 'new.rss']) {
      const { title, items } = readXmlFeed((await get(`/seller/${shop}/feeds/${file}`)).body);
      expect(title).toBe('New at دكان مريم & <Co> 🌸');
      expect(items[0]?.title).toBe('Lamp <b>&amp;</b> "5 > 4" evil 🛋️ مصباح ไฟ ]]>');
    }
    const [line] = readJsonLines((await get(`/seller/${shop}/feeds/openai.jsonl`)).body);
    expect(line).toMatchObject({ item_id: String(id), seller_name: 'دكان مريم & <Co> 🌸' });
    expect(line?.title).not.toMatch(/\p{Cc}|\u202e/u);
  });

  test('have what somebody can buy: not what is paused, removed or sent nowhere, but what is sold out', async () => {
    const sold = await addProduct({ stock: 0 });
    const paused = await addProduct({ isLive: false });
    const removed = await addProduct({ isLive: false, removedAt: new Date() });
    const unreached = await addProduct({ countries: ['BR'] });
    const ids = await idsIn(`/seller/${shop}/feeds/openai.jsonl`);
    expect(ids).toContain(sold.id);
    for (const { id } of [paused, removed, unreached]) expect(ids).not.toContain(id);
    expect((await get('/seller/999999/feeds/openai.jsonl')).statusCode).toBe(404);
  });

  test('are in the language of their address, with links into it, and cut long titles to what is read', async () => {
    const { id } = await addProduct({ title: 'x'.repeat(190) });
    const texts = { title: 'โคมไฟ', description: 'โคมไฟตั้งโต๊ะ' };
    await db.insert(productTexts).values({ productId: id, language: 'th', ...texts });
    const [thai] = readJsonLines((await get(`/th/seller/${shop}/feeds/openai.jsonl`)).body);
    expect(thai).toMatchObject({
      ...texts,
      url: `${origin}/th/product/${id}`,
      seller_url: `${origin}/th/seller/${shop}`,
    });
    const [english] = readJsonLines((await get(`/seller/${shop}/feeds/openai.jsonl`)).body);
    expect(english?.title).toHaveLength(150);
    expect(english).toMatchObject({ url: `${origin}/product/${id}`, image_url: `${origin}/uploads/800/test.jpg` });
  });

  test('are read in pages by cursor, each article once, also while the shop changes', async () => {
    const all = await idsIn(`/seller/${shop}/feeds/openai.jsonl`);
    const pages: number[][] = [];
    for (let url: string | undefined = `/seller/${shop}/feeds/openai.jsonl?limit=2`; url; ) {
      const { headers, body } = await get(url);
      pages.push(readJsonLines(body).map(({ item_id }) => Number(item_id)));
      if (pages.length === 1) await addProduct();
      url = /<https:\/\/bazaar\.example([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(all);
    const { next, items } = readXmlFeed((await get('/feeds/new.rss?limit=1')).body);
    expect(items).toHaveLength(1);
    expect(next).toMatch(/^https:\/\/bazaar\.example\/feeds\/new\.rss\?limit=1&cursor=/);
  });

  test.each(['limit=0', 'limit=1001', 'limit=x', 'cursor=nonsense', 'limit=1&limit=2'])(
    'asked for with %s are refused',
    async (query) => expect((await get(`/feeds/new.rss?${query}`)).statusCode).toBe(400),
  );

  test('are compressed with gzip, cached for minutes, and answered without a body to HEAD', async () => {
    const { headers, rawPayload } = await get('/feeds/google.xml', { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': expect.stringMatching(/max-age=300/),
    });
    expect(readXmlFeed(gunzipSync(rawPayload).toString()).items.length).toBeGreaterThan(0);
    const head = await server.inject({ method: 'HEAD', url: '/feeds/google.xml' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    expect(head.headers.etag).toBe(headers.etag);
  });

  test('are limited by address', async () => {
    expect((await get('/feeds/google.xml')).headers['x-ratelimit-limit']).toBe('1000');
  });
});

describe('a feed that is known already', () => {
  const url = () => `/seller/${shop}/feeds/google.xml`;

  test.each([
    ['stock', (id: number) => db.update(products).set({ stock: 3 }).where(eq(products.id, id))],
    ['price', (id: number) => db.update(products).set({ priceCents: 100 }).where(eq(products.id, id))],
    ['text', (id: number) => db.update(productTexts).set({ title: 'New' }).where(eq(productTexts.productId, id))],
    ['state', (id: number) => db.update(products).set({ isLive: false }).where(eq(products.id, id))],
  ])('is not sent again by ETag, until its %s changes', async (_part, change) => {
    const { id } = await addProduct();
    const { etag = '' } = (await get(url())).headers;
    const again = await get(url(), { 'if-none-match': `"other", ${etag}` });
    expect(again).toMatchObject({ statusCode: 304, body: '' });
    expect(again.headers.etag).toBe(etag);
    await change(id);
    expect((await get(url(), { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  test('is not sent again by its date, which is given once the second has passed, until it changes', async () => {
    const { id } = await addProduct();
    expect((await get(url())).headers['last-modified']).toBeUndefined();
    now = new Date(now.getTime() + 60_000);
    const { 'last-modified': date = '' } = (await get(url())).headers;
    expect(date).toBe('Thu, 19 Nov 2026 10:00:00 GMT');
    const since = { 'if-modified-since': String(date) };
    expect((await get(url(), since)).statusCode).toBe(304);
    await db.update(products).set({ stock: 7 }).where(eq(products.id, id));
    expect((await get(url(), since)).statusCode).toBe(200);
    // An ETag that does not match counts more than the date.
    expect((await get(url(), { ...since, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

test('a feed of thousands of articles is written by three statements for 250 of them, and none for each', async () => {
  const seller = await createSeller(db);
  await openShop(db, seller.id);
  const rows = Array.from({ length: 2600 }, () => ({
    ...{ sellerId: seller.id, topCategoryId: 1000, subCategoryId: 1100, categoryId: 1101, image: 'test.webp' },
    ...{ priceCents: 1000, stock: 1, countries: ['TH'] },
  }));
  const added = await db.insert(products).values(rows).returning({ id: products.id });
  await db
    .insert(productTexts)
    .values(
      added.map(({ id }) => ({ productId: id, language: 'en' as const, title: `Lamp ${id}`, description: 'A lamp.' })),
    );
  const { default: pg } = await import('pg');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const ids = await idsIn(`/seller/${seller.id}/feeds/openai.jsonl`);
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect(new Set(ids).size).toBe(2600);
  // Eleven parts with their facts and variants, the shop, and the state of the feed.
  expect(statements).toBeLessThanOrEqual(36);
  expect(statements).toBeGreaterThan(10);
});
