import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import type { CellValues } from '../../../../contracts/selling/listing-cells.ts';
import { type ColumnId, cellOf, columns, storedValue } from './table-columns.ts';

/** What was typed into a listing and is not saved yet, with the values that were shown before. */
export interface RowEdit {
  set: CellValues;
  before: CellValues;
}

export type Edits = ReadonlyMap<string, RowEdit>;

/** A cell with what is to stand in it. */
export interface TypedCell {
  row: ListingTableRow;
  column: ColumnId;
  text: string;
}

/** Adds typed cells; one that has its stored value again is no edit any more. */
export function withCells(edits: Edits, typed: readonly TypedCell[]): Edits {
  const next = new Map(edits);
  for (const { row, column, text } of typed) {
    const cell = cellOf(column);
    const stored = storedValue(row, column);
    const { set, before } = next.get(row.id) ?? { set: {}, before: {} };
    const { [cell]: _, ...otherSet } = set;
    const isStored = text.trim() === stored;
    const edit = isStored
      ? { set: otherSet, before }
      : { set: { ...set, [cell]: text }, before: { ...before, [cell]: stored } };
    if (Object.keys(edit.set).length > 0) next.set(row.id, edit);
    else next.delete(row.id);
  }
  return next;
}

/** What a cell shows: what was typed, or else what is stored. */
export function shownText(edits: Edits, row: ListingTableRow, column: ColumnId): string {
  return edits.get(row.id)?.set[cellOf(column)] ?? storedValue(row, column);
}

export interface Place {
  row: number;
  column: number;
}

export interface Range {
  from: Place;
  to: Place;
}

/** A rectangle with its first corner first. */
export function rangeOf(one: Place, other: Place): Range {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  };
}

/** The texts of a rectangle of cells, row by row. */
export function textsIn(rows: readonly ListingTableRow[], edits: Edits, { from, to }: Range): string[][] {
  return rows
    .slice(from.row, to.row + 1)
    .map((row) => columns.slice(from.column, to.column + 1).map((column) => shownText(edits, row, column)));
}

/** A pasted block from a cell on; a single value fills the whole rectangle, and what does not fit is left out. */
export function pasteInto(rows: readonly ListingTableRow[], { from, to }: Range, block: string[][]): TypedCell[] {
  const isSingle = block.length === 1 && block[0]?.length === 1;
  const height = isSingle ? to.row - from.row + 1 : block.length;
  const width = isSingle ? to.column - from.column + 1 : Math.max(0, ...block.map((line) => line.length));
  const typed: TypedCell[] = [];
  for (let down = 0; down < height; down += 1) {
    for (let right = 0; right < width; right += 1) {
      const row = rows[from.row + down];
      const column = columns[from.column + right];
      const text = isSingle ? block[0]?.[0] : block[down]?.[right];
      if (row && column && text !== undefined) typed.push({ row, column, text });
    }
  }
  return typed;
}

/** The first row of a rectangle in all rows below it. */
export function fillDown(rows: readonly ListingTableRow[], edits: Edits, range: Range): TypedCell[] {
  const [first = []] = textsIn(rows, edits, { from: range.from, to: { ...range.to, row: range.from.row } });
  const below = rows.slice(range.from.row + 1, range.to.row + 1);
  return below.flatMap((row) =>
    first.flatMap((text, index) => {
      const column = columns[range.from.column + index];
      return column ? [{ row, column, text }] : [];
    }),
  );
}
