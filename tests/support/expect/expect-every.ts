import { expect } from 'vitest';

/**
 * Checks every row in one test, which then reports each one that fails. Rows that are lists are given to the check as
 * its arguments, as `test.each` does.
 */
export async function expectEvery<Row extends readonly unknown[] | [unknown]>(
  rows: readonly Row[],
  check: (...row: [...Row]) => unknown,
): Promise<void>;
export async function expectEvery<Row>(rows: readonly Row[], check: (row: Row) => unknown): Promise<void>;
export async function expectEvery(rows: readonly unknown[], check: (...row: unknown[]) => unknown): Promise<void> {
  // Without rows a check would pass whatever it says.
  expect(rows.length, 'rows to check').toBeGreaterThan(0);
  const failures: string[] = [];
  for (const row of rows) {
    const values = Array.isArray(row) ? row : [row];
    try {
      await check(...values);
    } catch (error) {
      failures.push(`${nameOf(values)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
}

/** The plain values of a row, or all of it where it has none. */
function nameOf(values: readonly unknown[]): string {
  const plain = values.filter((value) => value === null || ['string', 'number', 'boolean'].includes(typeof value));
  const shown = (plain.length > 0 ? plain : values).map((value) => JSON.stringify(value) ?? String(value));
  return shown.map((text) => (text.length > 100 ? `${text.slice(0, 100)}…` : text)).join(', ');
}
