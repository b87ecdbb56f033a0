import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../../../../contracts/errors.ts';

/** The sort values of the last row of a page; the next page begins after them. */
type Cursor = readonly number[];

/** Encodes a cursor for use in a URL. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(cursor.join('.')).toString('base64url');
}

/** The last millisecond of the year 9999, because a later timestamp cannot be passed to the database as text. */
const maxValue = 253_402_300_799_999;

/** Decodes a cursor of `length` numbers; anything else is bad input, not a first page. */
export function readCursor(text: string, length: number): Cursor {
  const decoded = Buffer.from(text, 'base64url').toString();
  const isValid = /^\d{1,15}(\.\d{1,15}){0,3}$/.test(decoded);
  const cursor = isValid ? decoded.split('.').map(Number) : [];
  if (cursor.length !== length || cursor.some((number) => number > maxValue)) {
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
  return keysetOf(sql`${column}`, sql`${id}`, direction, column.dataType === 'date');
}

/** The same for an expression; `isTime` where it is a timestamp. */
export function keysetOf(expression: SQL, id: SQL, direction: 'asc' | 'desc', isTime = false): Keyset {
  const by = direction === 'asc' ? asc : desc;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  const value = (key: number) => (isTime ? sql`${new Date(key).toISOString()}::timestamptz` : sql`${key}::bigint`);
  const after = (key: number, lastId: number) => sql`(${expression}, ${id}) ${comparison} (${value(key)}, ${lastId})`;
  return {
    order: [by(expression), by(id)],
    key: isTime ? sql`(extract(epoch from ${expression}) * 1000)::bigint` : expression,
    after,
    afterCursor(cursor) {
      if (!cursor) return undefined;
      const [key = 0, lastId = 0] = readCursor(cursor, 2);
      return after(key, lastId);
    },
  };
}

/** Cuts rows that were read with a limit of one more than the page; the extra row shows that there is a next page. */
export function cutPage<Row>(rows: Row[], limit: number, keyOf: (row: Row) => [key: Date | number | null, id: number]) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { page, nextCursor: null };
  const [key, id] = keyOf(last);
  return { page, nextCursor: writeCursor([Number(key), id]) };
}
