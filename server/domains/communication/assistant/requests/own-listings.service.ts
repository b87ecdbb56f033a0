import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { products, productTexts } from '../../../../schema/marketplace/listings.ts';
import { productFacts } from '../../../../schema/marketplace/product-facts.ts';
import type { NamedListing } from './match-goods.ts';

/** Listings among which goods are looked for by their names; more are chosen in the table of listings. */
export const maxNamedListings = 1000;

/** The seller's newest listings with their titles in these languages; the first title is the shown one. */
export async function listNamedListings(
  db: Db,
  sellerId: number,
  languages: readonly Language[],
): Promise<NamedListing[]> {
  const rows = await db
    .select({
      ...{ id: products.id, isLive: products.isLive, price: products.price },
      productTypeId: productFacts.productTypeId,
      titles: sql<Record<string, string>>`(select jsonb_object_agg(language, title) from ${productTexts}
        where ${productTexts.productId} = ${products.id} and ${inArray(productTexts.language, [...languages])})`,
    })
    .from(products)
    .leftJoin(productFacts, eq(productFacts.productId, products.id))
    .where(and(eq(products.sellerId, sellerId), isNull(products.removedAt)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(maxNamedListings + 1);
  return rows.map(({ titles, ...row }) => {
    const known = languages.flatMap((language) => titles?.[language] ?? []);
    return { ...row, title: known[0] ?? '', titles: [...new Set(known)] };
  });
}
