import { type KeyboardEvent, useState } from 'react';
import { type Place, type Range, rangeOf } from './cell-edits.ts';
import { columns } from './table-columns.ts';

const pageRows = 10;

/** The cell that the keyboard is on, and the rectangle that is chosen from it with Shift. */
export function useActiveCell(rowCount: number) {
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<Place>(active);
  const bounded = (place: Place): Place => ({
    row: Math.min(Math.max(0, place.row), Math.max(0, rowCount - 1)),
    column: Math.min(Math.max(0, place.column), columns.length - 1),
  });

  function moveTo(place: Place, isExtending = false) {
    const next = bounded(place);
    setActive(next);
    if (!isExtending) setAnchor(next);
    return next;
  }

  const range: Range = rangeOf(bounded(active), bounded(anchor));
  return {
    active: bounded(active),
    range,
    moveTo,
    moveBy: (event: KeyboardEvent) => targetOf(event, active, rowCount),
  };
}

/** Where a key leads, as in a spreadsheet; null for other keys. */
function targetOf({ key, ctrlKey, metaKey }: KeyboardEvent, { row, column }: Place, rowCount: number): Place | null {
  const isFar = ctrlKey || metaKey;
  const last = { row: rowCount - 1, column: columns.length - 1 };
  if (key === 'ArrowDown') return { row: isFar ? last.row : row + 1, column };
  if (key === 'ArrowUp') return { row: isFar ? 0 : row - 1, column };
  if (key === 'ArrowRight') return { row, column: isFar ? last.column : column + 1 };
  if (key === 'ArrowLeft') return { row, column: isFar ? 0 : column - 1 };
  if (key === 'PageDown') return { row: row + pageRows, column };
  if (key === 'PageUp') return { row: row - pageRows, column };
  if (key === 'Home') return { row: isFar ? 0 : row, column: 0 };
  if (key === 'End') return { row: isFar ? last.row : row, column: last.column };
  return null;
}
