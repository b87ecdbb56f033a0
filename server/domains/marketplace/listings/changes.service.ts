import { and, eq, ne, sql } from 'drizzle-orm';
import { type InEveryLanguage, type Language, languages } from '../../../../contracts/languages.ts';
import type { ListingText } from '../../../../contracts/marketplace/listing-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { type ListingFactSet, writeFacts } from '../facts/product-facts.service.ts';
import { indexProducts } from '../search/index/index.service.ts';

type NewListing = typeof products.$inferInsert;

/** Adds a live listing with its texts and facts. */
export async function addListing(
  db: Db,
  listing: NewListing,
  texts: InEveryLanguage<ListingText>,
  factSet: ListingFactSet,
): Promise<number> {
  const [product] = await db.insert(products).values(listing).returning({ id: products.id });
  if (!product) throw new Error('The listing was not written.');
  await db
    .insert(productTexts)
    .values(languages.map((language) => ({ productId: product.id, language, ...texts[language] })));
  const hasFacts = factSet.facts.length > 0 || factSet.productTypeId !== null;
  if (hasFacts) await writeFacts(db, product.id, factSet);
  await reindexAndInvalidate(db, product.id);
  return product.id;
}

/**
 * Lets one transaction at a time change the countries of a seller's listings or where the seller sends, because each
 * reads what the other writes. Take it before any row of the seller is locked.
 */
export async function lockOffers(tx: Db, sellerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers of ${sellerId}`}, 0))`);
}

/** Updates columns of a listing; call reindexAndInvalidate after all changes. */
export async function writeListing(db: Db, id: number, values: Partial<NewListing>): Promise<void> {
  if (Object.keys(values).length > 0) await db.update(products).set(values).where(eq(products.id, id));
}

/** Saves a listing's text in one language. A changed text in the source language marks all others as stale. */
export async function writeText(
  db: Db,
  { id: productId, sourceLanguage }: Pick<typeof products.$inferSelect, 'id' | 'sourceLanguage'>,
  language: Language,
  text: ListingText,
): Promise<void> {
  const isThis = and(eq(productTexts.productId, productId), eq(productTexts.language, language));
  const [previous] = await db.select().from(productTexts).where(isThis);
  await db
    .insert(productTexts)
    .values({ productId, language, ...text })
    .onConflictDoUpdate({
      target: [productTexts.productId, productTexts.language],
      set: { title: sql`excluded.title`, description: sql`excluded.description`, isStale: false },
    });
  const isChanged = previous?.title !== text.title || previous.description !== text.description;
  if (language !== sourceLanguage || !isChanged) return;
  await db
    .update(productTexts)
    .set({ isStale: true })
    .where(and(eq(productTexts.productId, productId), ne(productTexts.language, sourceLanguage)));
}

/** Updates the search index for a changed listing and clears the page caches of all processes. */
export async function reindexAndInvalidate(db: Db, id: number): Promise<void> {
  await indexProducts(db, [id]);
  await sendNotification(db, 'listings_changed');
}
