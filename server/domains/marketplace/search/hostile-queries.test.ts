import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { hostileQueries } from '../../../../bench/support/hostile-queries.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { indexProducts } from './index/index.service.ts';
import { readFacts } from './query/facts.ts';

const { api, db } = await buildTestApp();

beforeAll(async () => {
  const sellerId = (await createSeller(db)).id;
  for (const title of ['Red leather shoes, size 38', 'Black shoulder bag with zip', 'Blue cotton dress']) {
    const { id } = await createProduct(db, sellerId, { title });
    await indexProducts(db, [id]);
  }
}, 60_000);

/** The most that a query may cost the database: statements, and characters of what they ask for. */
const most = { statements: 24, characters: 16_000 };

test.each(hostileQueries)('a hostile query ($name) asks the index for a limited number of things', async ({ q }) => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await api(listProducts, { body: { q } });
  const calls = query.mock.calls as unknown as { values?: unknown[] }[][];
  query.mockRestore();
  const values = calls.map(([call]) => JSON.stringify(call?.values ?? []).length);
  expect(calls.length).toBeLessThanOrEqual(most.statements);
  expect(values.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(most.characters);
});

test.each(hostileQueries)('a hostile query ($name) is read in at most four ways with ten facts each', ({ q }) => {
  const readings = readFacts(q, 'en');
  expect(readings.length).toBeLessThanOrEqual(4);
  for (const { facts } of readings) expect(facts.length).toBeLessThanOrEqual(10);
});
