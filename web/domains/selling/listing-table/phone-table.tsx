import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import { listingTableText } from '../../../../i18n/generated/listing-table.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { StateBadge } from '../my-listings/state-badge.tsx';
import { type Edits, shownText, type TypedCell } from './cell-edits.ts';

interface PhoneTableProps {
  rows: readonly ListingTableRow[];
  hasMore: boolean;
  edits: Edits;
  selected: ReadonlySet<string>;
  onType: (cells: TypedCell[]) => void;
  onSelect: (ids: string[], isSelected: boolean) => void;
  onMore: () => void;
}

/** The table on a narrow screen: a listing below the other, with price and stock to type. */
export function PhoneTable({ rows, hasMore, edits, selected, onType, onSelect, onMore }: PhoneTableProps) {
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-tile border border-line bg-surface">
        {rows.map((row) => (
          <li key={row.id} className="p-4">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={selected.has(row.id)}
                onChange={({ target }) => onSelect([row.id], target.checked)}
                className="size-5 shrink-0 accent-brand"
              />
              <span dir="auto" className="min-w-0 flex-1 font-semibold text-sm wrap-anywhere">
                {row.title}
              </span>
              <StateBadge state={row.state} />
            </label>
            <div className="mt-2 grid grid-cols-2 gap-3">
              {(['price', 'stock'] as const).map((column) => (
                <TextField
                  key={column}
                  label={
                    column === 'price' ? `${listingTableText('price')} (${row.currency})` : listingTableText('stock')
                  }
                  inputMode="decimal"
                  autoComplete="off"
                  value={shownText(edits, row, column)}
                  onChange={({ target }) => onType([{ row, column, text: target.value }])}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton onMore={onMore} />}
    </>
  );
}
