import { memo } from 'react';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import { type ListingState, listingStates } from '../../../../contracts/selling/my-listings.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { StateBadge } from '../my-listings/state-badge.tsx';
import { CellEditor } from './cell-editor.tsx';
import type { RowEdit } from './cell-edits.ts';
import { type ColumnId, cellOf, columns, storedValue } from './table-columns.ts';

export const cellId = (row: number, column: number) => `listing-cell-${row}-${column}`;

/** The tracks of the grid, the same for its head and each row. */
export const tracks = 'grid grid-cols-[2.75rem_minmax(14rem,1fr)_9rem_9rem_6rem_minmax(8rem,14rem)]';

export interface RowProps {
  row: ListingTableRow;
  index: number;
  edit: RowEdit | undefined;
  isSelected: boolean;
  /** The column that the keyboard is on, or -1. */
  active: number;
  /** The chosen columns of this row: first and last, or -1. */
  from: number;
  to: number;
  /** What the opened cell begins with; null where none is open. */
  editing: string | null;
  onSelect: (index: number, isSelected: boolean, isRange: boolean) => void;
  onPress: (row: number, column: number, isRange: boolean) => void;
  onOpen: (row: number, column: number) => void;
  onType: (row: ListingTableRow, column: ColumnId, text: string) => void;
  onClose: (move: 'down' | 'right' | 'left' | 'none') => void;
}

/** A listing as one line. Drawn again only where something of it changed. */
export const TableRow = memo(function TableRow(props: RowProps) {
  const { row, index, edit, isSelected, active, from, to, editing } = props;
  return (
    <tr aria-rowindex={index + 2} aria-selected={isSelected} className={classes(tracks, 'h-12 border-line border-b')}>
      <td className="flex items-center justify-center">
        <input
          type="checkbox"
          tabIndex={-1}
          checked={isSelected}
          aria-label={listingTableText('chooseListing', { title: row.title })}
          onClick={(event) => props.onSelect(index, !isSelected, event.shiftKey)}
          onChange={() => undefined}
          className="size-5 accent-brand"
        />
      </td>
      {columns.map((column, place) => {
        const typed = edit?.set[cellOf(column)];
        const isChosen = place >= from && place <= to;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles keys.
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the cell of a grid can be selected.
          <td
            key={column}
            id={cellId(index, place)}
            aria-selected={isChosen}
            onClick={(event) => props.onPress(index, place, event.shiftKey)}
            onDoubleClick={() => props.onOpen(index, place)}
            className={classes(
              'relative flex min-w-0 cursor-default items-center gap-2 border-line border-l px-2 text-sm',
              (column === 'price' || column === 'stock') && 'justify-end tabular-nums',
              typed !== undefined && 'bg-brand-soft font-semibold',
              isChosen && typed === undefined && 'bg-sunken',
              place === active && 'outline-2 outline-brand -outline-offset-2',
            )}
          >
            {editing !== null && place === active ? (
              <CellEditor
                label={listingTableText(column)}
                column={column}
                initial={editing}
                onDone={(text, move) => {
                  props.onType(row, column, text);
                  props.onClose(move);
                }}
                onCancel={() => props.onClose('none')}
              />
            ) : (
              <CellContent row={row} column={column} typed={typed} />
            )}
          </td>
        );
      })}
      <td className="flex min-w-0 items-center border-line border-l px-2 text-muted text-sm">
        <span className="truncate">{row.category}</span>
      </td>
    </tr>
  );
});

interface ContentProps {
  row: ListingTableRow;
  column: ColumnId;
  typed: string | undefined;
}

function CellContent({ row, column, typed }: ContentProps) {
  if (column === 'title') {
    return (
      <>
        <img
          src={pictureAddress(row.productImage, 160, 'webp')}
          alt=""
          width={32}
          height={32}
          loading="lazy"
          decoding="async"
          className="size-8 shrink-0 rounded-control object-cover"
        />
        <span dir="auto" className="truncate">
          {typed ?? row.title}
        </span>
      </>
    );
  }
  if (column === 'state') {
    const state = typed ?? row.state;
    return isState(state) ? <StateBadge state={state} /> : <span className="truncate">{state}</span>;
  }
  if (column === 'price' && typed === undefined) return <span>{formatMoney(row.price_minor, row.currency)}</span>;
  const isOut = column === 'stock' && typed === undefined && row.stock === 0;
  return (
    <span className={classes('truncate', isOut && 'font-semibold text-bad')}>{typed ?? storedValue(row, column)}</span>
  );
}

const isState = (text: string): text is ListingState => listingStates.some((state) => state === text);
