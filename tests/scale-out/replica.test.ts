import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getProductDetails } from '../../server/domains/marketplace/listings/product-details.service.ts';
import { type Database, migrateDatabase, openDatabase } from '../../server/platform/db/database.ts';
import { openReplica, type Replica } from '../../server/platform/db/replica.ts';
import { createProduct, createSeller } from '../support/factories.ts';
import { type PrimaryWithStandby, startPrimaryWithStandby } from './standby.ts';

let postgres: PrimaryWithStandby;
let primary: Database;
let replica: Replica;
let sellerId: number;

beforeAll(async () => {
  postgres = await startPrimaryWithStandby();
  primary = openDatabase(postgres.primaryUrl, 5, () => undefined);
  await migrateDatabase(primary);
  sellerId = (await createSeller(primary.db)).id;
  replica = openReplica(primary, postgres.standbyUrl, 5);
}, 120_000);

afterAll(async () => {
  await replica.close();
  await primary.close();
  await postgres.stop();
}, 60_000);

beforeEach(() => becomesCurrent(true));

const becomesCurrent = (isCurrent: boolean) =>
  expect.poll(replica.isCurrent, { timeout: 10_000, interval: 5 }).toBe(isCurrent);
const priceOf = (id: number) =>
  replica.read(async (db) => (await getProductDetails(db, String(id), 'en', new Date())).price_cents);
const isFromStandby = () =>
  replica.read(async (db) => (await db.execute(sql`select pg_is_in_recovery() as it`)).rows[0]?.it);
const setPrice = (id: number, cents: number) =>
  primary.db.execute(sql`update products set price_cents = ${cents} where id = ${id}`);

describe('a read replica', () => {
  test('answers while it keeps up', async () => {
    expect(await isFromStandby()).toBe(true);
  });

  test('is not read after a change until it has replayed that change', async () => {
    const { id } = await createProduct(primary.db, sellerId, { priceCents: 100 });
    await becomesCurrent(true);
    await postgres.setReplaying(false);
    await setPrice(id, 200);
    replica.markStale();
    expect(await priceOf(id)).toBe(200);
    expect(await isFromStandby()).toBe(false);
    await postgres.setReplaying(true);
    await becomesCurrent(true);
    expect(await isFromStandby()).toBe(true);
    expect(await priceOf(id)).toBe(200);
  });

  test('does not hide a listing that is newer than it is', async () => {
    await postgres.setReplaying(false);
    const { id } = await createProduct(primary.db, sellerId, { priceCents: 300 });
    expect(await priceOf(id)).toBe(300);
    await postgres.setReplaying(true);
  });

  test('is read only while it is at most two seconds behind, even without a notification', async () => {
    const { id } = await createProduct(primary.db, sellerId, { priceCents: 100 });
    replica.markStale();
    await becomesCurrent(true);
    await postgres.setReplaying(false);
    await setPrice(id, 200);
    await expect.poll(() => priceOf(id), { timeout: 3000, interval: 20 }).toBe(200);
    await postgres.setReplaying(true);
  });

  test('may stop and come back without an error for visitors', { timeout: 60_000 }, async () => {
    const { id } = await createProduct(primary.db, sellerId, { priceCents: 100 });
    await becomesCurrent(true);
    const asked: Promise<number>[] = [];
    const asking = setInterval(() => asked.push(priceOf(id)), 20);
    await postgres.stopStandby();
    await becomesCurrent(false);
    await postgres.startStandby();
    await becomesCurrent(true);
    clearInterval(asking);
    expect(new Set(await Promise.all(asked))).toEqual(new Set([100]));
    expect(await isFromStandby()).toBe(true);
  });
});
