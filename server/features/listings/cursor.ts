import { AppError } from '../../../contracts/errors.ts';

/** Where a page ended, as the numbers it was sorted by; the next page begins after them. */
export type Cursor = number[];

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
