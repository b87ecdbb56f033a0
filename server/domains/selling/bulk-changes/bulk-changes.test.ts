import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import {
  applyBulkChange,
  type BulkOperation,
  getBulkChange,
  listBulkRows,
  listListingRows,
  previewBulkChange,
  undoBulkChange,
} from '../../../../contracts/selling/bulk-changes.ts';
import type { CellValues } from '../../../../contracts/selling/listing-cells.ts';
import { changeListing, getOwnListing, pauseListing } from '../../../../contracts/selling/my-listings.ts';
import { createComposedProduct, createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { bulkChanges } from '../../../schema/selling/bulk-changes.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let asOther: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('bulk@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
  asOther = apiAs((await api(signUpSeller, { body: withEmail('bulk-other@example.com') })).token);
});

const create = async (values: object = {}) =>
  String((await createComposedProduct(db, sellerId, { categoryId: 1301, colours: ['black'] }, values)).id);
const priced = (price: number) => create({ price, priceCents: price });
const key = () => randomUUID();
const preview = (body: object) => asSeller(previewBulkChange, { body: { key: key(), ...body } as never });
const operate = (operation: Partial<BulkOperation>) => preview({ operation });
const type = (id: string, set: CellValues, before: CellValues = {}) => preview({ rows: [{ id, set, before }] });
const apply = async (id: string) => (await asSeller(applyBulkChange, { params: { id } })).bulk_change;
const undo = async (id: string) => (await asSeller(undoBulkChange, { params: { id } })).bulk_change;
const own = async (id: string) => (await asSeller(getOwnListing, { params: { id } })).listing;

describe('a bulk change of prices', () => {
  test.each([
    [{ how: 'set', value: '15' }, 1000, 1500],
    [{ how: 'plus', value: '-2.50' }, 1000, 750],
    [{ how: 'percent', value: '10' }, 1995, 2195],
    [{ how: 'percent', value: '-12,5 %' }, 1000, 875],
    [{ how: 'percent', value: '10', ends_in_90: true }, 1000, 1090],
    [{ how: 'set', value: '0.20', ends_in_90: true }, 1000, 90],
  ] as const)('by %o turns %d cents into %d, shown before it is saved', async (given, before, after) => {
    const id = await priced(before);
    const { bulk_change, rows } = await operate({ ids: [id], type: 'price', ...given });
    const written = (cents: number) => (cents / 100).toFixed(2);
    expect(rows).toMatchObject([{ changes: [{ cell: 'price', before: written(before), after: written(after) }] }]);
    expect((await own(id)).price_minor).toBe(before);
    expect(await apply(bulk_change.id)).toMatchObject({ state: 'applied', done_count: 1, refused_count: 0 });
    expect((await own(id)).price_minor).toBe(after);
    const { product } = await api(getProduct, { params: { id, language: 'en' } });
    expect(product.price_cents).toBe(after);
  });

  test('is undone, and what was changed again since then is kept', async () => {
    const [one, two] = [await priced(1000), await priced(2000)];
    const { bulk_change } = await operate({ ids: [one, two], type: 'price', how: 'plus', value: '5' });
    expect((await apply(bulk_change.id)).undo_until).not.toBeNull();
    await asSeller(changeListing, { params: { id: two }, body: { suggestedPrice: '99' } });
    expect(await undo(bulk_change.id)).toMatchObject({ state: 'undone', done_count: 1, refused_count: 1 });
    expect([(await own(one)).price_minor, (await own(two)).price_minor]).toEqual([1000, 9900]);
    const refused = await asSeller(listBulkRows, { params: { id: bulk_change.id }, body: { only: 'refused' } });
    expect(refused.rows).toMatchObject([{ listing_id: two, outcome: 'kept' }]);
  });

  test('of a price that would be nothing leaves the listing out and says why, in the language of the page', async () => {
    const id = await priced(1000);
    const { bulk_change, rows } = await preview({
      language: 'es',
      operation: { ids: [id], type: 'price', how: 'plus', value: '-10' },
    });
    expect(bulk_change).toMatchObject({ row_count: 0, problem_count: 1 });
    expect(rows[0]?.problem).toMatch(/precio/i);
    expect((await operate({ ids: [id], type: 'price', value: 'cheap' })).rows[0]?.problem).toContain('cheap');
  });

  test('moves listings in the search of the shop by price and state', async () => {
    const id = await priced(1000);
    const find = async (body: object) => {
      const found = await api(listProducts, { body: { q: 'headphones', limit: 100, ...body } });
      return found.products.some((product) => product.id === id);
    };
    const { bulk_change } = await operate({ ids: [id], type: 'price', value: '777' });
    await apply(bulk_change.id);
    expect(await find({ min_price: '700', max_price: '800' })).toBe(true);
    const paused = await operate({ ids: [id], type: 'state', state: 'paused' });
    await apply(paused.bulk_change.id);
    expect(await find({})).toBe(false);
    const { rows } = await asSeller(listListingRows, { body: { q: 'headphones', state: 'paused' } });
    expect(rows.map((row) => row.id)).toContain(id);
    await undo(paused.bulk_change.id);
    expect(await find({})).toBe(true);
  });
});

describe('typed cells', () => {
  test('change title, price, stock and state in one transaction, and are undone without marking a language', async () => {
    const id = await create({ stock: 8 });
    const before = await own(id);
    const set = { title_en: 'Old radio', price: '€ 12,5', stock: '3', state: 'Pausada' };
    const wrong = await type(id, set);
    expect(wrong.bulk_change.problem_count).toBe(1);
    const { bulk_change } = await type(id, { ...set, state: 'En pausa' });
    await apply(bulk_change.id);
    const after = await own(id);
    expect(after).toMatchObject({ price_minor: 1250, stock: 3, state: 'paused', productTitleEN: 'Old radio' });
    expect(after.texts.en?.description).toBe(before.texts.en?.description);
    await undo(bulk_change.id);
    expect(await own(id)).toEqual(before);
  });

  test('tell of a change in another tab and do not overwrite it, at the preview and when they are saved', async () => {
    const id = await priced(1000);
    const shown = await type(id, { price: '12' }, { price: '10.00' });
    await asSeller(changeListing, { params: { id }, body: { suggestedPrice: '20' } });
    expect(await apply(shown.bulk_change.id)).toMatchObject({ done_count: 0, refused_count: 1 });
    expect((await own(id)).price_minor).toBe(2000);
    const { rows } = await type(id, { price: '12' }, { price: '10.00' });
    expect(rows).toMatchObject([{ problem: expect.stringContaining('20.00') }]);
  });

  test('take off from a stock what was sold since it was shown, also when it is undone', async () => {
    const id = await create({ stock: 10 });
    const sell = (units: number) =>
      db
        .update(products)
        .set({ stock: sql`${products.stock} - ${units}` })
        .where(eq(products.id, Number(id)));
    const { bulk_change } = await type(id, { stock: '20' }, { stock: '10' });
    await sell(2);
    await apply(bulk_change.id);
    expect((await own(id)).stock).toBe(18);
    await sell(3);
    await undo(bulk_change.id);
    expect((await own(id)).stock).toBe(5);
  });

  test('name each listing that is not the seller’s or is removed, and save the others', async () => {
    const id = await priced(1000);
    const gone = await create({ isLive: false, removedAt: new Date() });
    const { post } = await api(signUpSeller, { body: withEmail('bulk-third@example.com') });
    const foreign = String((await createProduct(db, Number(post.id), { title: 'Theirs' })).id);
    const set = { price: '11' };
    const { bulk_change, rows } = await preview({ rows: [id, gone, foreign, 'x'].map((each) => ({ id: each, set })) });
    expect(bulk_change).toMatchObject({ row_count: 1, problem_count: 3 });
    expect(rows.map(({ problem }) => problem === null)).toEqual([true, false, false, false]);
    expect(rows[2]).toMatchObject({ listing_id: null, title: '' });
    await apply(bulk_change.id);
    const [theirs] = await db
      .select()
      .from(products)
      .where(eq(products.id, Number(foreign)));
    expect(theirs?.price).not.toBe(1100);
  });

  test('may name photos of the seller only', async () => {
    const id = await create();
    const { rows } = await type(id, { photos: 'somebody-elses.webp' });
    expect(rows).toMatchObject([{ problem: 'You have not uploaded one of these photos.' }]);
  });

  test('that are as they were make no row', async () => {
    const id = await priced(1000);
    expect((await type(id, { price: '10', state: 'live' })).bulk_change).toMatchObject({
      row_count: 0,
      problem_count: 0,
    });
  });
});

test('copies are paused listings with the same texts, and are removed by undoing', async () => {
  const id = await create({ stock: 4 });
  const { bulk_change } = await operate({ ids: [id], type: 'copy' });
  await apply(bulk_change.id);
  const { rows } = await asSeller(listBulkRows, { params: { id: bulk_change.id }, body: {} });
  const copyId = rows[0]?.listing_id ?? '';
  expect(copyId).not.toBe(id);
  const [first, copy] = [await own(id), await own(copyId)];
  expect(copy).toMatchObject({ state: 'paused', stock: 4, price_minor: first.price_minor, texts: first.texts });
  await undo(bulk_change.id);
  expect((await own(copyId)).state).toBe('removed');
});

test('removing many is undone as each was', async () => {
  const [live, paused] = [await create(), await create()];
  await asSeller(pauseListing, { params: { id: paused } });
  const { bulk_change } = await operate({ ids: [live, paused], type: 'state', state: 'removed' });
  await apply(bulk_change.id);
  expect([(await own(live)).state, (await own(paused)).state]).toEqual(['removed', 'removed']);
  await undo(bulk_change.id);
  expect([(await own(live)).state, (await own(paused)).state]).toEqual(['live', 'paused']);
});

test('a repeated request previews, saves and undoes once', async () => {
  const id = await priced(1000);
  const operation = { ids: [id], type: 'price' as const, how: 'plus' as const, value: '1' };
  const body = { key: key(), operation };
  const [one, two] = [await asSeller(previewBulkChange, { body }), await asSeller(previewBulkChange, { body })];
  expect(two.bulk_change.id).toBe(one.bulk_change.id);
  await apply(one.bulk_change.id);
  await apply(one.bulk_change.id);
  expect((await own(id)).price_minor).toBe(1100);
  await undo(one.bulk_change.id);
  await undo(one.bulk_change.id);
  expect((await own(id)).price_minor).toBe(1000);
});

test('a change can be undone for a day, and only by its seller', async () => {
  const id = await priced(1000);
  const { bulk_change } = await operate({ ids: [id], type: 'price', value: '11' });
  const params = { id: bulk_change.id };
  await expect(undo(params.id)).rejects.toMatchObject({ code: 'undo_not_possible' });
  for (const call of [getBulkChange, applyBulkChange, undoBulkChange]) {
    await expect(asOther(call, { params })).rejects.toMatchObject({ code: 'bulk_change_not_found' });
  }
  await apply(params.id);
  await db
    .update(bulkChanges)
    .set({ appliedAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(bulkChanges.id, params.id));
  await expect(undo(params.id)).rejects.toMatchObject({ code: 'undo_not_possible' });
});
