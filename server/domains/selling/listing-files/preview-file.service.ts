import { setImmediate } from 'node:timers/promises';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { maxFileRows } from '../../../../contracts/selling/listing-files.ts';
import { bulkChangesText } from '../../../../i18n/generated/bulk-changes.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readTable } from '../../../platform/tables/tables.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import type { BulkRecord } from '../bulk-changes/bulk-records.service.ts';
import {
  cellsOf,
  readCurrency,
  readShown,
  refuseForeignPhotos,
  storePreview,
} from '../bulk-changes/preview.service.ts';
import { type NewBulkRow, previewTyped } from '../bulk-changes/preview-rows.ts';
import { type FileHead, readHead } from './file-columns.ts';
import { type FileRow, isExplanation, readFileRow, unguard } from './file-rows.ts';

/** Lines above the head, such as the name of a report. */
const mostLinesAbove = 10;
const batchSize = 50;

interface Upload {
  sellerId: number;
  key: string;
  language: Language;
  name: string;
  path: string;
}

/** Stores what a file would change, row by row, with the reason of each row that cannot be saved. */
export async function previewFile(db: Db, upload: Upload, time: Date): Promise<{ bulk: BulkRecord; unread: string[] }> {
  const { sellerId, key, language, name, path } = upload;
  const currency = await readCurrency(db, sellerId);
  const previewed: NewBulkRow[] = [];
  const seen = new Set<string>();
  let head: FileHead | null = null;
  let batch: FileRow[] = [];
  let line = 0;
  const flush = async () => {
    const rows = batch;
    batch = [];
    const ids = await findIds(db, sellerId, rows, language);
    const cells = cellsOf(rows.map(({ set }) => set));
    const shownOf = await readShown(db, { sellerId, language, cells }, [...ids.values()]);
    withLocale(language, () => {
      for (const row of rows) previewed.push(...previewRow(row, ids.get(row)));
    });
    await setImmediate();

    function previewRow(row: FileRow, id: string | undefined): NewBulkRow[] {
      const place = previewed.length;
      const { fileRow } = row;
      const refuse = (problem: string): NewBulkRow[] => [
        { place, fileRow, action: 'change', productId: null, title: titleOf(row), changes: [], problem },
      ];
      if (id === undefined) return refuse(bulkChangesText('newFromFile'));
      const shown = shownOf.get(id);
      if (!shown) return refuse(bulkChangesText('idUnknown', { id: id.slice(0, 40) }));
      if (seen.has(id)) return refuse(bulkChangesText('twiceInFile'));
      seen.add(id);
      if (row.set.price && row.currency && row.currency !== currency)
        return refuse(bulkChangesText('otherCurrency', { currency: row.currency.slice(0, 10), shop: currency }));
      const set = unguard(row.set, shown.now);
      const result = previewTyped(shown, { place, set, before: {}, fileRow }, { currency, time });
      return result ? [result] : [];
    }
  };
  for await (const cells of readTable(path)) {
    line += 1;
    if (!head) {
      head = readHead(cells);
      if (!head && line >= mostLinesAbove) break;
      continue;
    }
    const row = readFileRow(head, cells, line, language);
    if (cells.every((text) => text.trim() === '') || isExplanation(head, row)) continue;
    batch.push(row);
    if (line > maxFileRows + mostLinesAbove) throw new AppError('table_too_large');
    if (batch.length === batchSize) await flush();
  }
  if (!head) throw new AppError('table_without_columns');
  if (batch.length > 0) await flush();
  await refuseForeignPhotos(db, { sellerId, language }, previewed);
  const { headers, columns } = head;
  const bulk = await storePreview(db, { sellerId, key, currency, fileName: name || 'table' }, previewed);
  return { bulk, unread: headers.filter((header, at) => !columns[at] && header.trim() !== '').slice(0, 50) };
}

const titleOf = ({ set }: FileRow): string =>
  (Object.entries(set).find(([cell]) => cell.startsWith('title_'))?.[1] ?? '').slice(0, 200);

/** The listing of each row: the one that it names, or else the only one that has its title. */
async function findIds(db: Db, sellerId: number, rows: FileRow[], language: Language): Promise<Map<FileRow, string>> {
  const unnamed = rows.filter(({ id }) => !id);
  const titles = [...new Set(unnamed.flatMap(({ set }) => set[`title_${language}`]?.trim() ?? []))];
  const found =
    titles.length === 0
      ? []
      : await db
          .select({ id: products.id, title: productTexts.title })
          .from(productTexts)
          .innerJoin(products, eq(products.id, productTexts.productId))
          .where(and(eq(products.sellerId, sellerId), isNull(products.removedAt), inArray(productTexts.title, titles)))
          .groupBy(products.id, productTexts.title);
  const byTitle = Map.groupBy(found, ({ title }) => title);
  return new Map(
    rows.flatMap((row): [FileRow, string][] => {
      if (row.id) return [[row, row.id]];
      const [only, other] = byTitle.get(row.set[`title_${language}`]?.trim() ?? '') ?? [];
      return only && !other ? [[row, String(only.id)]] : [];
    }),
  );
}
