import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { type Edits, fillDown, pasteInto, shownText, type TypedCell, textsIn } from './cell-edits.ts';
import { readClipboard, writeClipboard } from './clipboard-text.ts';
import { columns } from './table-columns.ts';
import { cellId, TableRow, tracks } from './table-row.tsx';
import { useActiveCell } from './use-active-cell.ts';
import { windowOf } from './window-of.ts';

const rowHeight = 48;

interface ListingGridProps {
  rows: readonly ListingTableRow[];
  hasMore: boolean;
  edits: Edits;
  selected: ReadonlySet<string>;
  onType: (cells: TypedCell[]) => void;
  onSelect: (ids: string[], isSelected: boolean) => void;
  onNearEnd: () => void;
}

/** Listings as a spreadsheet. It has the focus as a whole and names the active cell, so that rows out of view need not exist. */
export function ListingGrid({ rows, hasMore, edits, selected, onType, onSelect, onNearEnd }: ListingGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const [view, setView] = useState({ scrollTop: 0, height: 640 });
  const { active, range, moveTo, moveBy } = useActiveCell(rows.length);
  const [editing, setEditing] = useState<string | null>(null);
  const lastSelected = useRef(0);
  const { first, last, above, below } = windowOf(rows.length, { ...view, rowHeight });

  useEffect(() => {
    if (hasMore && last >= rows.length - 20) onNearEnd();
  }, [hasMore, last, rows.length, onNearEnd]);

  function show(row: number) {
    const { current } = box;
    if (!current) return;
    const top = (row + 1) * rowHeight;
    // The head stays in view, so a row below it begins after it.
    if (top - rowHeight < current.scrollTop) current.scrollTop = top - rowHeight;
    else if (top + rowHeight > current.scrollTop + current.clientHeight)
      current.scrollTop = top + rowHeight - current.clientHeight;
  }

  function go(row: number, column: number, isRange = false) {
    show(moveTo({ row, column }, isRange).row);
  }

  function open(text?: string) {
    const row = rows[active.row];
    const column = columns[active.column];
    if (row && column) setEditing(text ?? shownText(edits, row, column));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.target !== grid.current) return;
    const target = moveBy(event);
    const isCommand = event.ctrlKey || event.metaKey;
    if (target) {
      event.preventDefault();
      go(target.row, target.column, event.shiftKey);
    } else if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      open();
    } else if (event.key === 'Escape') {
      go(active.row, active.column);
    } else if (isCommand && event.key.toLowerCase() === 'd') {
      event.preventDefault();
      onType(fillDown(rows, edits, range));
    } else if (event.key === ' ') {
      event.preventDefault();
      const ids = rows.slice(range.from.row, range.to.row + 1).map(({ id }) => id);
      onSelect(ids, !ids.every((id) => selected.has(id)));
    } else if (event.key.length === 1 && !isCommand && !event.altKey && columns[active.column] !== 'state') {
      event.preventDefault();
      open(event.key);
    }
  }

  function handleCopy(event: ClipboardEvent) {
    if (event.target !== grid.current) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeClipboard(textsIn(rows, edits, range)));
  }

  function handlePaste(event: ClipboardEvent) {
    if (event.target !== grid.current) return;
    event.preventDefault();
    onType(pasteInto(rows, range, readClipboard(event.clipboardData.getData('text/plain'))));
  }

  const close = useEventCallback((move: 'down' | 'right' | 'left' | 'none') => {
    setEditing(null);
    grid.current?.focus({ preventScroll: true });
    if (move === 'down') go(active.row + 1, active.column);
    if (move === 'right') go(active.row, active.column + 1);
    if (move === 'left') go(active.row, active.column - 1);
  });
  const press = useEventCallback((row: number, column: number, isRange: boolean) => {
    if (editing !== null) return;
    grid.current?.focus({ preventScroll: true });
    go(row, column, isRange);
  });
  const openAt = useEventCallback((row: number, column: number) => {
    const [listing, name] = [rows[row], columns[column]];
    if (listing && name) setEditing(shownText(edits, listing, name));
  });
  const type = useEventCallback((row: ListingTableRow, column: (typeof columns)[number], text: string) =>
    onType([{ row, column, text }]),
  );
  const select = useEventCallback((index: number, isSelected: boolean, isRange: boolean) => {
    const from = isRange ? lastSelected.current : index;
    lastSelected.current = index;
    const [start, end] = [Math.min(from, index), Math.max(from, index)];
    onSelect(
      rows.slice(start, end + 1).map(({ id }) => id),
      isSelected,
    );
  });

  const selectShown = (isSelected: boolean) =>
    onSelect(
      rows.map(({ id }) => id),
      isSelected,
    );
  const isAllSelected = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div
      ref={box}
      onScroll={({ currentTarget }) =>
        setView({ scrollTop: currentTarget.scrollTop, height: currentTarget.clientHeight })
      }
      className="h-[min(44rem,70vh)] overflow-auto rounded-tile border border-line bg-surface shadow-soft"
    >
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is edited like a spreadsheet.
        role="grid"
        tabIndex={0}
        aria-label={listingTableText('gridLabel')}
        aria-multiselectable="true"
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-activedescendant={editing === null ? cellId(active.row, active.column) : undefined}
        onKeyDown={handleKey}
        onCopy={handleCopy}
        onPaste={handlePaste}
        className="block min-w-[54rem] outline-none"
      >
        <thead className="sticky top-0 z-10 block">
          <tr
            aria-rowindex={1}
            className={classes(
              tracks,
              'h-12 items-center border-line border-b bg-sunken text-left font-semibold text-sm',
            )}
          >
            <th scope="col" className="flex items-center justify-center">
              <input
                type="checkbox"
                checked={isAllSelected}
                aria-label={listingTableText('chooseAll')}
                onChange={() => selectShown(!isAllSelected)}
                className="size-5 accent-brand"
              />
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes('px-2', (column === 'price' || column === 'stock') && 'text-right')}
              >
                {listingTableText(column)}
              </th>
            ))}
            <th scope="col" className="px-2">
              {listingTableText('category')}
            </th>
          </tr>
        </thead>
        {/* Its padding stands for the rows that are not drawn. */}
        <tbody className="block" style={{ paddingTop: above, paddingBottom: below }}>
          {rows.slice(first, last).map((row, offset) => {
            const index = first + offset;
            const isActive = index === active.row;
            const isInRange = index >= range.from.row && index <= range.to.row;
            return (
              <TableRow
                key={row.id}
                row={row}
                index={index}
                edit={edits.get(row.id)}
                isSelected={selected.has(row.id)}
                active={isActive ? active.column : -1}
                from={isInRange ? range.from.column : -1}
                to={isInRange ? range.to.column : -2}
                editing={isActive ? editing : null}
                onSelect={select}
                onPress={press}
                onOpen={openAt}
                onType={type}
                onClose={close}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
