import type { Language } from '../../../../contracts/languages.ts';
import type { CellValues, ListingCell } from '../../../../contracts/selling/listing-cells.ts';
import { listingCells } from '../../../../contracts/selling/listing-cells.ts';
import { guardFormulas, unguardFormulas } from '../../../../contracts/text/csv.ts';
import type { FileHead } from './file-columns.ts';

/** A row of a file as the cells that it sets; an empty cell sets nothing. */
export interface FileRow {
  id: string;
  set: CellValues;
  /** The currency of its price; empty where no column says it. */
  currency: string;
  fileRow: number;
}

const cellNames: ReadonlySet<string> = new Set(listingCells);
const isCell = (column: string): column is ListingCell => cellNames.has(column);

export function readFileRow(head: FileHead, cells: string[], fileRow: number, language: Language): FileRow {
  const row: FileRow = { id: '', set: {}, currency: '', fileRow };
  head.columns.forEach((column, at) => {
    const text = cells[at] ?? '';
    if (!column || text.trim() === '') return;
    if (column === 'id') row.id = text.trim();
    else if (column === 'currency') row.currency = text.trim().toUpperCase();
    else if (column === 'title') row.set[`title_${language}`] ??= text;
    else if (column === 'description') row.set[`description_${language}`] ??= text;
    else if (column === 'description_html') row.set[`description_${language}`] ??= textOfHtml(text);
    else if (column === 'grams') row.set.weight ??= String(Number(text) / 1000);
    else if (isCell(column)) row.set[column] ??= text;
  });
  return row;
}

/** Whether a line below the head of another marketplace's file explains the columns instead of naming an article. */
export function isExplanation(head: FileHead, { set: { price, stock } }: FileRow): boolean {
  return head.isForeign && ![price, stock].some((text) => /\d/.test(text ?? ''));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

function textOfHtml(html: string): string {
  return html
    .replace(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#39);/g, (whole, name) => entities[name] ?? whole);
}

/** The cells of a row without the quotes that guard against formulas; one that was only guarded is what is stored. */
export function unguard(set: CellValues, stored: CellValues): CellValues {
  return Object.fromEntries(
    Object.entries(set).map(([cell, text]) => {
      const before = stored[cell as ListingCell] ?? '';
      const isSame = plainLines(text) === guardFormulas(before) || plainLines(text) === before;
      return [cell, isSame ? before : unguardFormulas(text)];
    }),
  );
}

const plainLines = (text: string) => text.replace(/\r\n?/g, '\n');
