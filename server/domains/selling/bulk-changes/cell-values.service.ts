import { inArray } from 'drizzle-orm';
import { type CellValues, type ListingCell, languageOfCell } from '../../../../contracts/selling/listing-cells.ts';
import { formatPlainAmount } from '../../../../i18n/format-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type products, productTexts } from '../../../schema/marketplace/listings.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { readFurtherPhotos } from '../listing-photos/listing-photos.service.ts';
import { stateOf } from '../my-listings/own-listings.service.ts';

export type Product = typeof products.$inferSelect;

/** The present values of these cells, by listing. */
export async function readCellValues(
  db: Db,
  rows: Product[],
  cells: ReadonlySet<ListingCell>,
): Promise<Map<number, CellValues>> {
  const ids = rows.map(({ id }) => id);
  const [photos, weights, texts] = [
    cells.has('photos') ? await readFurtherPhotos(db, ids) : new Map<number, string[]>(),
    cells.has('weight') ? await readWeights(db, ids) : new Map<number, number | null>(),
    await readTexts(db, ids, cells),
  ];
  return new Map(
    rows.map((row) => {
      const values: CellValues = {
        state: stateOf(row),
        price: formatPlainAmount(row.regularPrice ?? row.price, row.currency),
        stock: String(row.stock),
        category: String(row.categoryId),
        countries: row.countries.join(' '),
        photos: [row.image, ...(photos.get(row.id) ?? [])].join(' '),
        weight: writeKilograms(weights.get(row.id) ?? null),
        ...texts.get(row.id),
      };
      return [row.id, Object.fromEntries([...cells].map((cell) => [cell, values[cell] ?? '']))];
    }),
  );
}

const writeKilograms = (grams: number | null) => (grams === null ? '' : String(grams / 1000));

async function readWeights(db: Db, ids: number[]): Promise<Map<number, number | null>> {
  const plans = await db
    .select({ id: productPlans.productId, grams: productPlans.weightGrams })
    .from(productPlans)
    .where(inArray(productPlans.productId, ids));
  return new Map(plans.map(({ id, grams }) => [id, grams]));
}

async function readTexts(db: Db, ids: number[], cells: ReadonlySet<ListingCell>): Promise<Map<number, CellValues>> {
  const languages = new Set([...cells].flatMap((cell) => languageOfCell(cell) ?? []));
  if (languages.size === 0) return new Map();
  const texts = await db.select().from(productTexts).where(inArray(productTexts.productId, ids));
  const valuesOf = new Map<number, CellValues>();
  for (const { productId, language, title, description } of texts) {
    const values = { [`title_${language}`]: title, [`description_${language}`]: description };
    valuesOf.set(productId, Object.assign(valuesOf.get(productId) ?? {}, values));
  }
  return valuesOf;
}
