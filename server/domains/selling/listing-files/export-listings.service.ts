import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { findLeafCategory } from '../../../../catalog/categories/lookup.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { type ListingCell, listingCells } from '../../../../contracts/selling/listing-cells.ts';
import type { ListingState } from '../../../../contracts/selling/my-listings.ts';
import { languageNamesText } from '../../../../i18n/generated/language-names.ts';
import { myListingsText } from '../../../../i18n/generated/my-listings.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { type Product, readCellValues } from '../bulk-changes/cell-values.service.ts';
import { columnsOfFile, type FileColumn, headerOf } from './file-columns.ts';

export interface Export {
  sellerId: number;
  language: Language;
  columns: 'figures' | 'everything';
  state: ListingState | undefined;
}

const batchSize = 100;
const numbers: ReadonlySet<FileColumn> = new Set(['price', 'stock', 'weight']);

/** The head and then each listing, oldest first; numbers as such where `isTyped`. */
export async function* exportRows(db: Db, wanted: Export, isTyped: boolean): AsyncGenerator<(string | number)[]> {
  const { sellerId, language, state } = wanted;
  const columns = columnsOfFile(wanted.columns, language);
  const cells = new Set(columns.filter(isCell));
  yield withLocale(language, () => columns.map(headerOf));
  for (let afterId = 0; ; ) {
    const page = await db
      .select()
      .from(products)
      .where(and(eq(products.sellerId, sellerId), gt(products.id, afterId), hasState(state)))
      .orderBy(asc(products.id))
      .limit(batchSize);
    const values = await readCellValues(db, page, cells);
    const lines = withLocale(language, () =>
      page.map((product) =>
        columns.map((column) => {
          const text = textOf(product, column, values.get(product.id)?.[column as ListingCell] ?? '', language);
          return isTyped && numbers.has(column) && text !== '' ? Number(text) : text;
        }),
      ),
    );
    yield* lines;
    const last = page.at(-1);
    if (!last || page.length < batchSize) return;
    afterId = last.id;
    await setImmediate();
  }
}

const names: ReadonlySet<string> = new Set(listingCells);
const isCell = (column: FileColumn): column is ListingCell => names.has(column);

function textOf(product: Product, column: FileColumn, value: string, language: Language): string {
  if (column === 'id') return String(product.id);
  if (column === 'currency') return product.currency;
  if (column === 'category_name') return findLeafCategory(product.categoryId)?.names[language] ?? '';
  if (column === 'source_language') return languageNamesText(product.sourceLanguage);
  return column === 'state' ? myListingsText(value as ListingState) : value;
}

function hasState(state: ListingState | undefined): SQL | undefined {
  if (state === 'removed') return isNotNull(products.removedAt);
  return state === undefined
    ? isNull(products.removedAt)
    : and(isNull(products.removedAt), eq(products.isLive, state === 'live'));
}
