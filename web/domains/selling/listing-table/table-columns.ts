import type { ListingTableRow } from '../../../../contracts/selling/bulk-changes.ts';
import type { ListingCell } from '../../../../contracts/selling/listing-cells.ts';
import { getLocale } from '../../../../i18n/locale.ts';

export type ColumnId = 'title' | 'state' | 'price' | 'stock';

/** The columns that can be edited, in their order. */
export const columns: readonly ColumnId[] = ['title', 'state', 'price', 'stock'];

/** The cell of a listing that a column shows; titles are those in the language of the page. */
export const cellOf = (column: ColumnId): ListingCell => (column === 'title' ? `title_${getLocale()}` : column);

/** The stored value of a row, as the server writes it. */
export const storedValue = (row: ListingTableRow, column: ColumnId): string => String(row[column]);
