import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { Db } from '../../../platform/db/database.ts';
import { photoCodes } from '../../../schema/marketplace/photo-codes.ts';
import { listAlikeProducts } from './alike.service.ts';
import { findNeighbours } from './neighbours.service.ts';
import { saveCode } from './photo-codes.service.ts';

const { db } = await buildTestApp();
const code = Uint8Array.from({ length: 256 }, (_, at) => (at * 7) & 0xff);

/** How often the queries read the whole table of codes. */
const scansOf = (run: (db: Db) => Promise<unknown>) =>
  db.transaction(async (transaction) => {
    const count = async () => {
      const counts = sql`select seq_scan from pg_stat_xact_user_tables where relname = 'photo_codes'`;
      const { rows } = await transaction.execute<{ seq_scan: string }>(counts);
      return Number(rows[0]?.seq_scan);
    };
    const before = await count();
    await run(transaction);
    return (await count()) - before;
  });

test('look-alikes and teachers are found by index, however many matches the planner expects', async () => {
  const { id } = await createProduct(db, (await createSeller(db)).id);
  await saveCode(db, id, { code, kindId: null });
  const asked = { code, leafId: 1301, kindId: null, language: 'en', cursor: undefined, limit: 24 } as const;
  expect(await scansOf((from) => from.select().from(photoCodes))).toBe(1);
  expect(await scansOf((from) => findNeighbours(from, code))).toBe(0);
  expect(await scansOf((from) => listAlikeProducts(from, asked))).toBe(0);
});
