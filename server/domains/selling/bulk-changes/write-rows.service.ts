import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../../contracts/languages.ts';
import type { bulkOutcomes } from '../../../../contracts/selling/bulk-changes.ts';
import { type CellValues, languageOfCell } from '../../../../contracts/selling/listing-cells.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import type { bulkChangeRows } from '../../../schema/selling/bulk-changes.ts';
import { lockOffers } from '../../marketplace/listings/changes.service.ts';
import { indexFigures } from '../../marketplace/search/index/figures-index.service.ts';
import { indexProducts } from '../../marketplace/search/index/index.service.ts';
import { canRestore, writeState } from '../my-listings/listing-state.service.ts';
import { lockShopCurrency } from '../shop-price/shop-price.service.ts';
import type { BulkRecord } from './bulk-records.service.ts';
import { type Product, readCellValues } from './cell-values.service.ts';
import { copyListing } from './copy-listing.service.ts';
import { cellsOf } from './preview.service.ts';
import { type WriteDeps, writeCells } from './write-cells.service.ts';

type Row = typeof bulkChangeRows.$inferSelect;

export interface RowResult {
  place: number;
  outcome: (typeof bulkOutcomes)[number];
  made_id: number | null;
  stale_before: Language[];
}

/** Reading the words of a listing takes milliseconds, so others get their turn after a few. */
const indexedTogether = 5;

/** Writes the rows of a change, or takes them back; a listing that has other values by now is left as it is. */
export async function writeRows(
  { tx, queue, now }: { tx: Db; queue: Pick<Queue, 'enqueue'>; now: Date },
  bulk: BulkRecord,
  rows: Row[],
  isUndo: boolean,
): Promise<RowResult[]> {
  if (rows.length === 0) return [];
  const cells = cellsOf(rows.map(({ changes }) => Object.fromEntries(changes.map(({ cell }) => [cell, '']))));
  // In this order everywhere, so that no two transactions wait for each other.
  if (cells.has('countries')) await lockOffers(tx, bulk.sellerId);
  const currency = await lockShopCurrency(tx, bulk.sellerId);
  const listings = await lockListings(tx, bulk.sellerId, rows, isUndo);
  const values = await readCellValues(tx, [...listings.values()], cells);
  const stale = isUndo ? new Map<number, Language[]>() : await readStale(tx, rows);
  const deps = { tx, queue, currency, now };
  const results: RowResult[] = [];
  const isOtherCurrency = currency !== bulk.currency && cells.has('price');
  for (const row of rows) {
    const product = listings.get(listingOf(row, isUndo) ?? 0);
    const current = (product && values.get(product.id)) ?? {};
    const written = isOtherCurrency ? 'changed' : await writeRow(deps, row, { product, current, isUndo });
    const outcome = typeof written === 'number' ? 'done' : written;
    const madeId = typeof written === 'number' ? written : row.madeId;
    const staleBefore = isUndo ? row.staleBefore : (stale.get(row.productId ?? 0) ?? []);
    results.push({ place: row.place, outcome, made_id: madeId, stale_before: staleBefore });
  }
  await bringSearchInLine(tx, rows, results, isUndo);
  return results;
}

const listingOf = ({ action, productId, madeId }: Row, isUndo: boolean) =>
  isUndo && action !== 'change' ? madeId : productId;

async function lockListings(tx: Db, sellerId: number, rows: Row[], isUndo: boolean): Promise<Map<number, Product>> {
  const ids = rows.flatMap((row) => listingOf(row, isUndo) ?? []);
  if (ids.length === 0) return new Map();
  const found = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.sellerId, sellerId)))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(found.map((product) => [product.id, product]));
}

async function readStale(tx: Db, rows: Row[]): Promise<Map<number, Language[]>> {
  const ids = rows.filter(changesTexts).flatMap(({ productId }) => productId ?? []);
  if (ids.length === 0) return new Map();
  const stale = await tx
    .select({ id: productTexts.productId, language: productTexts.language })
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), productTexts.isStale));
  return new Map(
    [...Map.groupBy(stale, ({ id }) => id)].map(([id, texts]) => [id, texts.map((text) => text.language)]),
  );
}

interface Target {
  product: Product | undefined;
  current: CellValues;
  isUndo: boolean;
}

/** What became of the row; the id of the listing that was made. */
async function writeRow(deps: WriteDeps, row: Row, target: Target): Promise<RowResult['outcome'] | number> {
  const { product, current, isUndo } = target;
  const { tx, queue, now } = deps;
  if (!product) return isUndo ? 'kept' : 'gone';
  if (row.action !== 'change') {
    if (!isUndo) return product.removedAt ? 'gone' : copyListing(tx, queue, product, now);
    if (!product.removedAt) await writeState(deps, product, 'removed');
    return 'undone';
  }
  const after = nextValues(row, current, isUndo);
  if (!after || (product.removedAt && !canRestore(product.removedAt, now))) return isUndo ? 'kept' : 'changed';
  await writeCells(deps, product, current, after);
  if (isUndo && changesTexts(row)) await restoreStale(tx, product.id, row.staleBefore);
  return isUndo ? 'undone' : 'done';
}

/** The values to write; null where a cell is no longer as it was. Of a stock, what was sold since then is taken off. */
function nextValues({ changes }: Row, current: CellValues, isUndo: boolean): CellValues | null {
  const next: CellValues = {};
  for (const { cell, ...change } of changes) {
    const [from, to] = isUndo ? [change.after, change.before] : [change.before, change.after];
    const now = current[cell] ?? '';
    const sold = cell === 'stock' ? Number(from) - Number(now) : 0;
    if (now !== from && sold <= 0) return null;
    next[cell] = cell === 'stock' ? String(Math.max(0, Number(to) - sold)) : to;
  }
  return next;
}

async function restoreStale(tx: Db, productId: number, stale: Language[]): Promise<void> {
  await tx
    .update(productTexts)
    .set({ isStale: sql`${productTexts.language} = any(${sql.param(stale)}::text[])` })
    .where(eq(productTexts.productId, productId));
}

const changesTexts = ({ changes }: Row) => changes.some(({ cell }) => languageOfCell(cell) !== null);
const changesWords = (row: Row) => changesTexts(row) || row.changes.some(({ cell }) => cell === 'category');
const changesFigures = ({ changes }: Row) => changes.some(({ cell }) => cell === 'price' || cell === 'state');

async function bringSearchInLine(tx: Db, rows: Row[], results: RowResult[], isUndo: boolean): Promise<void> {
  const resultOf = new Map(results.map((result) => [result.place, result]));
  const written = rows.filter(({ place }) => ['done', 'undone'].includes(resultOf.get(place)?.outcome ?? ''));
  const idOf = (row: Row) => (row.action === 'change' ? row.productId : (resultOf.get(row.place)?.made_id ?? null));
  const idsOf = (some: Row[]) => some.flatMap((row) => idOf(row) ?? []);
  const isNew = ({ action }: Row) => action !== 'change' && !isUndo;
  const read = written.filter((row) => isNew(row) || changesWords(row));
  const moved = written.filter((row) => !read.includes(row) && (row.action !== 'change' || changesFigures(row)));
  await indexFigures(tx, idsOf(moved));
  const ids = idsOf(read);
  for (let start = 0; start < ids.length; start += indexedTogether) {
    await indexProducts(tx, ids.slice(start, start + indexedTogether));
    await setImmediate();
  }
  if (written.length > 0) await sendNotification(tx, 'listings_changed');
}
