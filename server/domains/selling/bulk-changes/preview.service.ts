import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { BulkRequest } from '../../../../contracts/selling/bulk-changes.ts';
import { type ListingCell, languageOfCell } from '../../../../contracts/selling/listing-cells.ts';
import { bulkChangesText } from '../../../../i18n/generated/bulk-changes.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { bulkChangeRows, bulkChanges, type CellChange } from '../../../schema/selling/bulk-changes.ts';
import { readListingId } from '../../marketplace/listings/listings.service.ts';
import { listForeignPhotos } from '../listing-photos/listing-photos.service.ts';
import { type BulkRecord, findByKey } from './bulk-records.service.ts';
import { readCellValues } from './cell-values.service.ts';
import { type NewBulkRow, previewOperation, previewTyped, type Shown, type Wanted } from './preview-rows.ts';

const batchSize = 200;

/** Stores what a change of many listings would do; a key that was used before returns the first preview. */
export async function previewRequest(db: Db, sellerId: number, request: BulkRequest, time: Date): Promise<BulkRecord> {
  const { key, language, rows, operation } = request;
  const existing = await findByKey(db, sellerId, key);
  if (existing) return existing;
  const currency = await readCurrency(db, sellerId);
  const around = { currency, time };
  const wanted = operation
    ? operation.ids.map((id, place) => ({ id, place, set: {}, before: {} }))
    : rows.map((row, place) => ({ ...row, place }));
  const cells = operation ? cellsOfOperation(operation.type) : cellsOf(rows.map(({ set }) => set));
  const previewed: NewBulkRow[] = [];
  for (let start = 0; start < wanted.length; start += batchSize) {
    const batch = wanted.slice(start, start + batchSize);
    const shownOf = await readShown(
      db,
      { sellerId, language, cells },
      batch.map(({ id }) => id),
    );
    withLocale(language, () => {
      for (const row of batch) {
        const shown = shownOf.get(row.id);
        const result = !shown
          ? unknownRow(row)
          : operation
            ? previewOperation(shown, operation, row.place, around)
            : previewTyped(shown, row, around);
        if (result) previewed.push(result);
      }
    });
  }
  await refuseForeignPhotos(db, { sellerId, language }, previewed);
  return storePreview(db, { sellerId, key, currency, fileName: null }, previewed);
}

export const cellsOf = (sets: object[]): ReadonlySet<ListingCell> => {
  const cells = new Set(sets.flatMap((set) => Object.keys(set) as ListingCell[]));
  // A title is stored with its description, so both are looked at.
  for (const language of [...cells].flatMap((cell) => languageOfCell(cell) ?? []))
    cells.add(`title_${language}`).add(`description_${language}`);
  return cells;
};

const cellsOfOperation = (type: 'price' | 'stock' | 'state' | 'copy'): ReadonlySet<ListingCell> =>
  new Set(type === 'copy' ? [] : [type]);

/** Leaves out rows with a photo that the seller did not upload and that the listing does not have already. */
export async function refuseForeignPhotos(
  db: Db,
  { sellerId, language }: { sellerId: number; language: Language },
  rows: NewBulkRow[],
): Promise<void> {
  const added = new Map(rows.map((row) => [row, row.changes.flatMap(addedPhotos)]));
  const foreign = new Set(await listForeignPhotos(db, sellerId, [...new Set([...added.values()].flat())]));
  for (const [row, names] of added) {
    if (!names.some((name) => foreign.has(name))) continue;
    row.problem = withLocale(language, () => [row.problem, bulkChangesText('photoUnknown')].filter(Boolean).join(' '));
  }
}

const addedPhotos = ({ cell, before, after }: CellChange): string[] => {
  if (cell !== 'photos') return [];
  const known = before.split(' ');
  return after.split(' ').filter((name) => !known.includes(name));
};

/** Another seller's listing is as unknown as one that does not exist. */
export function unknownRow({ place, fileRow, id }: Pick<Wanted, 'place' | 'fileRow'> & { id: string }): NewBulkRow {
  const problem = bulkChangesText('idUnknown', { id: id.slice(0, 40) });
  return { place, fileRow, action: 'change', productId: null, title: '', changes: [], problem };
}

/** The seller's listings with these ids, each as it is. */
export async function readShown(
  db: Db,
  { sellerId, language, cells }: { sellerId: number; language: Language; cells: ReadonlySet<ListingCell> },
  idTexts: string[],
): Promise<Map<string, Shown>> {
  const ids = idTexts.flatMap((text) => readListingId(text) ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ product: products, own: productTexts.title, english: englishTitle })
    .from(products)
    .leftJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, language)))
    .where(and(inArray(products.id, ids), eq(products.sellerId, sellerId)))
    .orderBy(asc(products.id));
  const values = await readCellValues(
    db,
    rows.map(({ product }) => product),
    cells,
  );
  const shown = new Map(
    rows.map(({ product, own, english }) => [
      product.id,
      { product, title: own ?? english ?? '', now: values.get(product.id) ?? {} },
    ]),
  );
  return new Map(idTexts.flatMap((text) => [[text, shown.get(readListingId(text) ?? 0)] as const]).filter(isFound));
}

const isFound = (entry: readonly [string, Shown | undefined]): entry is [string, Shown] => entry[1] !== undefined;

/** For those without a title in the language. */
export const englishTitle = sql<string | null>`(
  select title from product_texts english where english.product_id = ${products.id} and english.language = 'en')`;

export async function readCurrency(db: Db, sellerId: number): Promise<ShopCurrency> {
  const [shop] = await db.select({ currency: accounts.currency }).from(accounts).where(eq(accounts.id, sellerId));
  return shop?.currency ?? 'USD';
}

type NewBulk = Pick<typeof bulkChanges.$inferInsert, 'sellerId' | 'key' | 'currency' | 'fileName'>;

export async function storePreview(db: Db, bulk: NewBulk, rows: NewBulkRow[]): Promise<BulkRecord> {
  const problemCount = rows.filter(({ problem }) => problem).length;
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(bulkChanges)
      .values({ ...bulk, rowCount: rows.length - problemCount, problemCount })
      .onConflictDoNothing()
      .returning();
    if (!stored) {
      const first = await findByKey(tx, bulk.sellerId, bulk.key);
      if (!first) throw new Error('The preview was not stored.');
      return first;
    }
    for (let start = 0; start < rows.length; start += batchSize) {
      const part = rows.slice(start, start + batchSize).map((row) => ({ ...row, bulkId: stored.id }));
      await tx.insert(bulkChangeRows).values(part);
    }
    return stored;
  });
}
