import { desc, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs, minuteMs } from '../../contracts/durations.ts';
import { findProblem } from '../../server/domains/ordering/carts/describe-cart.ts';
import { itemOf } from '../../server/domains/ordering/carts/purchasable-items.ts';
import { findPurchasableProducts } from '../../server/domains/ordering/carts/purchasable-products.service.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { products, productTexts } from '../../server/schema/marketplace/listings.ts';
import { addresses } from '../../server/schema/ordering/addresses.ts';
import { createTestDatabase } from '../../tests/support/database/test-database.ts';
import { createProduct, createSeller } from '../../tests/support/factories.ts';
import { makeMissingPictures, mayHaveMissingPictures } from '../photos/missing-pictures.ts';
import { noPhotos } from '../photos/prepare-photos.ts';
import { createPictureMaker } from '../pictures/make-pictures.ts';
import { demoAddress, demoSignIns } from '../sellers.ts';
import { loadDemoOnce, planDemo, reloadDemo } from './load.ts';

const { db } = await createTestDatabase();
const logged: string[] = [];
const stored = new Map<string, Uint8Array>();
let puts = 0;
const deps = {
  db,
  log: (line: string) => logged.push(line),
  hashPassword: async (password: string) => `hash of ${password}`,
  storage: {
    put: async (name: string, bytes: Uint8Array) => {
      puts += 1;
      stored.set(name, bytes);
    },
    has: async (name: string) => stored.has(name),
  },
};
const limit = 15;

const plan = await planDemo(deps, { limit, hasPhotos: false });

beforeAll(() => loadDemoOnce(deps, plan));

describe('loading the demo shop', () => {
  test('fills an empty shop with products in seven languages', async () => {
    const rows = await db.select().from(products);
    expect(rows).toHaveLength(limit);
    expect(rows.every(({ countries, priceCents, isDemo }) => countries.length > 0 && priceCents > 0 && isDemo)).toBe(
      true,
    );
    expect(await db.$count(productTexts)).toBe(limit * 7);
    expect(logged.at(-1)).toBe('The demo shop holds 15 products.');
  });

  test('creates single pictures on request, then all missing ones, each once', async () => {
    const [first] = await db.select().from(products).orderBy(desc(products.createdAt)).limit(1);
    expect(await plan.pictures.make(first?.image ?? '')).toBe(true);
    expect([...stored.keys()]).toEqual([first?.image]);
    expect(await plan.pictures.make('demo-of-nothing.webp')).toBe(false);
    expect(await mayHaveMissingPictures(db, deps.storage)).toBe(true);
    await Promise.all([
      makeMissingPictures(db, deps.storage, plan.pictures),
      plan.pictures.make((await db.select().from(products).limit(1))[0]?.image ?? ''),
    ]);
    const rows = await db.select().from(products);
    expect(rows).toHaveLength(limit);
    expect(rows.filter(({ image }) => !stored.has(image))).toEqual([]);
    expect(puts).toBe(new Set(rows.map(({ image }) => image)).size + 1);
    expect(await mayHaveMissingPictures(db, deps.storage)).toBe(false);
  });

  test('dates the newest product minutes ago and the oldest months ago', async () => {
    const ages = (await db.select().from(products)).map(({ createdAt }) => Date.now() - createdAt.getTime());
    expect(Math.min(...ages)).toBeLessThan(10 * minuteMs);
    expect(Math.max(...ages)).toBeGreaterThan(150 * dayMs);
  });

  test('sets a password for the demo seller and customer only', async () => {
    const withPassword = await db.select().from(accounts).where(isNotNull(accounts.passwordHash));
    expect(withPassword.map(({ email, role }) => [email, role]).sort()).toEqual([
      [demoSignIns.customer, 'customer'],
      [demoSignIns.seller, 'seller'],
    ]);
  });

  test('lets every product be bought, and the demo customer order at once', async () => {
    const sold = await findPurchasableProducts(db, {
      productIds: (await db.select().from(products)).map(({ id }) => id),
      language: 'en',
      customerId: null,
    });
    const items = [...sold.keys()].map((productId) => itemOf(sold, { productId, variantId: 0 }, 'en'));
    const problems = items.map((item) => findProblem(item, 1, demoAddress.country));
    expect(problems.filter((problem) => problem !== null && problem !== 'sold_out')).toEqual([]);
    expect(problems.filter((problem) => problem === null).length).toBeGreaterThan(limit / 2);
    expect(await db.$count(addresses, eq(addresses.isDefault, true))).toBe(1);
  });

  test('does nothing the second time', async () => {
    const before = logged.length;
    await loadDemoOnce(deps, plan);
    expect(logged.length).toBe(before);
  });
});

describe('reloading the demo shop', () => {
  test('creates no picture again and keeps the number of products', async () => {
    const before = puts;
    await reloadDemo(deps, { limit });
    expect(puts).toBe(before);
    expect(await db.$count(products)).toBe(limit);
  });

  test('does not change real sellers and their products', async () => {
    const seller = await createSeller(db);
    const product = await createProduct(db, seller.id, { title: 'A real thing' });
    await reloadDemo(deps, { limit });
    expect(await db.select().from(products).where(eq(products.sellerId, seller.id))).toEqual([product]);
    expect(await db.select().from(productTexts).where(eq(productTexts.productId, product.id))).toHaveLength(1);
  });

  test('keeps a real account that uses a demo address', async () => {
    await db.delete(accounts).where(eq(accounts.email, demoSignIns.seller));
    const seller = await createSeller(db, { email: demoSignIns.seller });
    await reloadDemo(deps, { limit });
    expect(await db.select().from(accounts).where(eq(accounts.email, demoSignIns.seller))).toEqual([seller]);
    expect(await db.$count(products, eq(products.isDemo, true))).toBe(limit);
  });
});

test('only a demo product whose picture cannot be created is removed', async () => {
  await reloadDemo(deps, { limit });
  const real = await createProduct(db, (await createSeller(db)).id, { title: 'Another real thing' });
  const [lost] = await db.select().from(products).where(eq(products.isDemo, true)).limit(1);
  stored.delete(lost?.image ?? '');
  const nothing = createPictureMaker([], deps.storage, noPhotos);
  await makeMissingPictures(db, deps.storage, nothing);
  const left = await db.select().from(products);
  expect(left.map(({ id }) => id)).toContain(real.id);
  expect(left.filter(({ isDemo }) => isDemo)).toHaveLength(limit - 1);
});
