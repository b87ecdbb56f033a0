import { sql } from 'drizzle-orm';
import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { cutPage, keyset, readCursor, writeCursor } from './keyset.ts';

const { db } = await createTestDatabase();

const parcels = pgTable('test_parcels', {
  id: integer().primaryKey(),
  weight: integer().notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }).notNull(),
});
await db.execute(sql`create table test_parcels as
  select id, id % 3 as weight, timestamptz '2026-01-01' + (id % 4) * interval '1 millisecond' as sent_at
  from generate_series(1, 25) as id`);

/** All rows of a list, a page at a time. */
async function readAll(column: 'weight' | 'sentAt', direction: 'asc' | 'desc'): Promise<number[][]> {
  const { order, afterCursor } = keyset(parcels[column], parcels.id, direction);
  const pages: number[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const rows = await db
      .select()
      .from(parcels)
      .where(afterCursor(cursor))
      .orderBy(...order)
      .limit(5);
    const { page, nextCursor } = cutPage(rows, 4, (row) => [row[column], row.id]);
    pages.push(page.map(({ id }) => id));
    cursor = nextCursor;
  }
  return pages;
}

test.each([
  ['weight', 'asc'],
  ['weight', 'desc'],
  ['sentAt', 'asc'],
  ['sentAt', 'desc'],
] as const)(
  'pages by %s %s hold every row once, in order, although many rows share a key',
  async (column, direction) => {
    const pages = await readAll(column, direction);
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4, 4, 1]);
    const by = sql.raw(direction === 'asc' ? 'asc' : 'desc');
    const rows = await db.select().from(parcels).orderBy(sql`${parcels[column]} ${by}, id ${by}`);
    expect(pages.flat()).toEqual(rows.map(({ id }) => id));
  },
);

test('a last page that is exactly full has no next cursor', () => {
  expect(cutPage([1, 2], 2, (row) => [row, row])).toEqual({ page: [1, 2], nextCursor: null });
});

test.each(['', 'x', '!', writeCursor([1]), writeCursor([1, 2, 3]), writeCursor([253_402_300_800_000, 1])])(
  'an invalid cursor such as %j is refused',
  (text) => {
    expect(() => readCursor(text, 2)).toThrow('not one of ours');
  },
);
