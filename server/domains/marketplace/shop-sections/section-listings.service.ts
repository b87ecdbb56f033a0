import { and, asc, count, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { maxSectionProducts } from '../../../../contracts/marketplace/shop-section-rules.ts';
import type { SectionListing } from '../../../../contracts/marketplace/shop-sections.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { shopSectionProducts, shopSections } from '../../../schema/marketplace/shops.ts';
import { refreshSectionPrices } from '../sales/current-prices.service.ts';
import { requireOwnSections } from './shop-sections.service.ts';

const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

/** The listings of a seller's section in their order; removed ones are left out. */
export async function listSectionListings(
  db: Db,
  sellerId: number,
  idText: string,
  language: Language,
): Promise<SectionListing[]> {
  const id = Number(idText);
  await db.transaction((tx) => requireOwnSections(tx, sellerId, [id]));
  const rows = await db
    .select({
      ...{ id: products.id, image: products.image, isLive: products.isLive },
      title: sql<string>`coalesce(${own.title}, ${english.title})`,
    })
    .from(shopSectionProducts)
    .innerJoin(products, and(eq(products.id, shopSectionProducts.productId), isNull(products.removedAt)))
    .innerJoin(english, and(eq(english.productId, products.id), eq(english.language, 'en')))
    .leftJoin(own, and(eq(own.productId, products.id), eq(own.language, language)))
    .where(eq(shopSectionProducts.shopSectionId, id))
    .orderBy(asc(shopSectionProducts.place), asc(shopSectionProducts.productId));
  return rows.map(({ id: productId, title, image, isLive }) => ({
    ...{ id: String(productId), title, image, is_live: isLive },
  }));
}

/** Says which listings a section has, in their order. Returns how many. */
export async function saveSectionListings(db: Db, sellerId: number, idText: string, ids: string[]): Promise<number> {
  const shopSectionId = Number(idText);
  const productIds = [...new Set(ids.map(Number))];
  return db.transaction(async (tx) => {
    await requireOwnSections(tx, sellerId, [shopSectionId]);
    await requireOwnListings(tx, sellerId, productIds);
    const isThis = eq(shopSectionProducts.shopSectionId, shopSectionId);
    const left = await tx.delete(shopSectionProducts).where(isThis).returning({ id: shopSectionProducts.productId });
    const rows = productIds.map((productId, place) => ({ shopSectionId, productId, place }));
    if (rows.length > 0) await tx.insert(shopSectionProducts).values(rows);
    await refreshSectionPrices(tx, sellerId, [...new Set([...left.map(({ id }) => id), ...productIds])]);
    await sendNotification(tx, 'listings_changed');
    return rows.length;
  });
}

/** The ids of the sections that each of these listings is in, in the order of the shop. */
export async function readSectionsOf(db: Db, productIds: number[]): Promise<Map<number, number[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: shopSectionProducts.productId, id: shopSectionProducts.shopSectionId })
    .from(shopSectionProducts)
    .innerJoin(shopSections, eq(shopSections.id, shopSectionProducts.shopSectionId))
    .where(inArray(shopSectionProducts.productId, productIds))
    .orderBy(asc(shopSections.place), asc(shopSections.id));
  const of = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...of].map(([productId, sections]) => [productId, sections.map(({ id }) => id)]));
}

/** The sections of a seller with the ids of their listings, for the download of personal data. */
export async function readSectionsWithListings(db: Db, sellerId: number) {
  const rows = await db
    .select({
      section: shopSections,
      productIds: sql<number[]>`array(select ${shopSectionProducts.productId}::float8 from ${shopSectionProducts}
        where ${shopSectionProducts.shopSectionId} = ${shopSections.id} order by ${shopSectionProducts.place})`,
    })
    .from(shopSections)
    .where(eq(shopSections.sellerId, sellerId))
    .orderBy(asc(shopSections.place), asc(shopSections.id));
  return rows.map(({ section, productIds }) => ({ ...section, productIds }));
}

/** The sections of a seller's own listing. */
export async function listSectionsOfListing(db: Db, sellerId: number, idText: string): Promise<string[]> {
  const id = Number(idText);
  await requireOwnListings(db, sellerId, [id]);
  return ((await readSectionsOf(db, [id])).get(id) ?? []).map(String);
}

/** Puts a listing into these sections and no others; it keeps its place where it was before. */
export async function saveSectionsOfListing(
  db: Db,
  sellerId: number,
  idText: string,
  sectionIds: string[],
): Promise<string[]> {
  const productId = Number(idText);
  const ids = [...new Set(sectionIds.map(Number))];
  return db.transaction(async (tx) => {
    await requireOwnListings(tx, sellerId, [productId]);
    await requireOwnSections(tx, sellerId, ids);
    const isThis = eq(shopSectionProducts.productId, productId);
    await tx
      .delete(shopSectionProducts)
      .where(ids.length === 0 ? isThis : and(isThis, notInArray(shopSectionProducts.shopSectionId, ids)));
    for (const shopSectionId of ids) await append(tx, shopSectionId, productId);
    await refreshSectionPrices(tx, sellerId, [productId]);
    await sendNotification(tx, 'listings_changed');
    return listSectionsOfListing(tx, sellerId, idText);
  });
}

async function append(tx: Db, shopSectionId: number, productId: number): Promise<void> {
  const isThis = eq(shopSectionProducts.shopSectionId, shopSectionId);
  const [filled] = await tx
    .select({ last: max(shopSectionProducts.place), listings: count() })
    .from(shopSectionProducts)
    .where(isThis);
  const added = await tx
    .insert(shopSectionProducts)
    .values({ shopSectionId, productId, place: (filled?.last ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ place: shopSectionProducts.place });
  const isFull = (filled?.listings ?? 0) >= maxSectionProducts;
  if (added.length > 0 && isFull) throw new AppError('bad_input', { key: 'section_full' });
}

async function requireOwnListings(db: Db, sellerId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.sellerId, sellerId), isNull(products.removedAt)));
  if (rows.length < ids.length) throw new AppError('product_not_found', { key: 'not_in_my_listings' });
}
