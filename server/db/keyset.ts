import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../../contracts/errors.ts';

/** Where a page ended, as the numbers it was sorted by; the next page begins after them. */
type Cursor = readonly number[];

/** A cursor as text that goes into an address. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(cursor.join('.')).toString('base64url');
}

/** The last millisecond of the year 9999: times are sorted by, and later ones cannot be written down for the database. */
const largest = 253_402_300_799_999;

/** Reads a cursor of ours with that many numbers; anything else is bad input, not a first page. */
export function readCursor(text: string, length: number): Cursor {
  const decoded = Buffer.from(text, 'base64url').toString();
  const isOurs = /^\d{1,15}(\.\d{1,15}){0,3}$/.test(decoded);
  const cursor = isOurs ? decoded.split('.').map(Number) : [];
  if (cursor.length !== length || cursor.some((number) => number > largest)) {
    throw new AppError('bad_input', { message: 'This page marker is not one of ours. Please start again.' });
  }
  return cursor;
}

export interface Keyset {
  /** For `orderBy`. */
  order: [SQL, SQL];
  /** The sort column as a number that goes into a cursor. */
  key: SQL;
  /** The rows after this key and id. */
  after(key: number, id: number): SQL;
  /** The rows after a cursor's text; every row without one. */
  afterCursor(cursor: string | undefined): SQL | undefined;
}

/** Pages of a list sorted by a column and then by id, which makes the order total. */
export function keyset(column: PgColumn, id: PgColumn, direction: 'asc' | 'desc'): Keyset {
  const isTime = column.dataType === 'date';
  const by = direction === 'asc' ? asc : desc;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const value = (key: number) => (isTime ? sql`${new Date(key).toISOString()}::timestamptz` : sql`${key}::bigint`);
  const after = (key: number, lastId: number) => sql`(${column}, ${id}) ${comparison} (${value(key)}, ${lastId})`;
  return {
    order: [by(column), by(id)],
    key: isTime ? sql`(extract(epoch from ${column}) * 1000)::bigint` : sql`${column}`,
    after,
    afterCursor(cursor) {
      if (!cursor) return undefined;
      const [key = 0, lastId = 0] = readCursor(cursor, 2);
      return after(key, lastId);
    },
  };
}

/** Cuts rows that were read with a limit of one more than the page: that row tells whether there is a next page. */
export function cutPage<Row>(rows: Row[], limit: number, keyOf: (row: Row) => [key: Date | number | null, id: number]) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { page, nextCursor: null };
  const [key, id] = keyOf(last);
  return { page, nextCursor: writeCursor([Number(key), id]) };
}
