import { and, inArray } from 'drizzle-orm';
import { pathTo } from '../../../catalog/lookup.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { ListedProduct } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { products, productTexts } from '../../db/schema/listings.ts';

type Product = typeof products.$inferSelect;
type Text = Pick<typeof productTexts.$inferSelect, 'title' | 'description'>;

/** A product row with its English text becomes what a card shows; `text` is the asked language's, where there is one. */
export function toCard(product: Product, english: Text, language: Language, text: Text | null): ListedProduct {
  const [aisle, section, leaf] = pathTo(product.leafId);
  return {
    id: String(product.id),
    productTitleEN: english.title,
    productDescriptionEN: english.description,
    productImage: product.image,
    suggestedPrice: product.priceCents / 100,
    price_cents: product.priceCents,
    category_id: String(product.aisleId),
    category_name: aisle?.names[language] ?? '',
    sub_category_id: String(product.sectionId),
    sub_category_name: section?.names[language] ?? '',
    super_sub_category_id: String(product.leafId),
    super_sub_category_name: leaf?.names[language] ?? '',
    language: text ? language : 'en',
    title: text?.title ?? english.title,
    description: text?.description ?? english.description,
  };
}

/** Cards for product rows, in their order, with one query for all their texts. */
export async function toCards(db: Db, rows: Product[], language: Language): Promise<ListedProduct[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const wanted = language === 'en' ? ['en' as const] : ['en' as const, language];
  const texts = await db
    .select()
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), inArray(productTexts.language, wanted)));
  const textOf = new Map(texts.map((text) => [`${text.productId} ${text.language}`, text]));
  return rows.flatMap((row) => {
    const english = textOf.get(`${row.id} en`);
    return english ? [toCard(row, english, language, textOf.get(`${row.id} ${language}`) ?? null)] : [];
  });
}

/** Live products by id, in the order of the ids. */
export async function findLiveProducts(db: Db, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(products)
    .where(and(products.isLive, inArray(products.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads a product id from an address; null for anything that cannot be one. */
export function readProductId(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
