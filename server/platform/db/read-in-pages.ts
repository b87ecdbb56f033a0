import { and, asc, gt, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Few enough that mapping a page of the longest rows keeps nobody waiting. */
const pageSize = 50;

/** The rows of a table in the order of its key, a page at a time, so that a large table is never held in memory. */
export async function* readPages<Table extends PgTable>(
  db: Db,
  table: Table,
  key: PgColumn,
  condition: SQL,
): AsyncGenerator<InferSelectModel<Table>[]> {
  const name = Object.entries(table).find(([, column]) => column === key)?.[0] as string;
  let after: unknown;
  for (;;) {
    const rows = await db
      .select()
      .from(table as PgTable)
      .where(after === undefined ? condition : and(condition, gt(key, after)))
      .orderBy(asc(key))
      .limit(pageSize);
    if (rows.length > 0) yield rows as InferSelectModel<Table>[];
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.[name];
  }
}

/** The same rows, one after the other. */
export async function* readInPages<Table extends PgTable>(db: Db, table: Table, key: PgColumn, condition: SQL) {
  for await (const rows of readPages(db, table, key, condition)) yield* rows;
}
