import type { ReactNode } from 'react';
import { classes } from '../../../ui/buttons/classes.ts';

interface TableProps<Row> {
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Amounts stand below each other, so that their digits do. */
  columns: readonly { title: string; isAmount?: boolean; cell: (row: Row) => ReactNode }[];
}

/** A table on wide screens; on a phone each row is a card with labelled cells. */
export function Table<Row>({ caption, rows, keyOf, columns }: TableProps<Row>) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface shadow-soft">
      <table className="w-full text-left max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {columns.map(({ title, isAmount }) => (
              <th
                key={title}
                scope="col"
                className={classes('px-4.5 py-3.5 font-semibold text-caption text-muted', isAmount && 'text-right')}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line max-sm:block max-sm:p-4 max-sm:not-first:border-t sm:border-t">
              {columns.map(({ title, isAmount, cell }) => (
                <td
                  key={title}
                  className={classes(
                    'px-4.5 py-3 align-middle max-sm:flex max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:py-1',
                    isAmount && 'text-right',
                  )}
                >
                  <span aria-hidden="true" className="text-caption text-muted sm:hidden">
                    {title}
                  </span>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
