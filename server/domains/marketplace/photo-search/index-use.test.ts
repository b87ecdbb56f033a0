import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { Db } from '../../../platform/db/database.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { listAlikeProducts } from './alike.service.ts';
import { findNeighbours } from './neighbours.service.ts';
import { saveEmbedding } from './photo-embeddings.service.ts';

const { db } = await buildTestApp();
const embedding = Uint8Array.from({ length: 256 }, (_, at) => (at * 7) & 0xff);

/** How often the queries read the whole table of embeddings. */
const scansOf = (run: (db: Db) => Promise<unknown>) =>
  db.transaction(async (transaction) => {
    const count = async () => {
      const counts = sql`select seq_scan from pg_stat_xact_user_tables where relname = 'photo_embeddings'`;
      const { rows } = await transaction.execute<{ seq_scan: string }>(counts);
      return Number(rows[0]?.seq_scan);
    };
    const before = await count();
    await run(transaction);
    return (await count()) - before;
  });

test('look-alikes and teachers are found by index, however many matches the planner expects', async () => {
  const { id } = await createProduct(db, (await createSeller(db)).id);
  await saveEmbedding(db, id, { embedding, productTypeId: null });
  const asked = {
    embedding,
    categoryId: 1301,
    productTypeId: null,
    text: '',
    language: 'en',
    cursor: undefined,
    limit: 24,
  } as const;
  expect(await scansOf((from) => from.select().from(photoEmbeddings))).toBe(1);
  expect(await scansOf((from) => findNeighbours(from, embedding))).toBe(0);
  expect(await scansOf((from) => listAlikeProducts(from, asked))).toBe(0);
});
