import { pathTo } from '../../catalog/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { composeListing } from '../../phrasebook/compose.ts';
import type { ListingFacts } from '../../phrasebook/facts.ts';
import type { Db } from '../../server/db/database.ts';
import { accounts } from '../../server/db/schema/accounts.ts';
import { products, productTexts } from '../../server/db/schema/listings.ts';
import { indexProducts } from '../../server/features/search/index.service.ts';

let count = 0;

/** A seller nobody signs in as. */
export async function createSeller(db: Db, given: Partial<typeof accounts.$inferInsert> = {}) {
  count += 1;
  const [seller] = await db
    .insert(accounts)
    .values({ kind: 'seller', email: `seller-${count}@test.example`, name: `Seller ${count}`, ...given })
    .returning();
  if (!seller) throw new Error('no seller');
  return seller;
}

/** A live listing of a kind, written in seven languages by the composer and findable by search. */
export async function createComposedProduct(
  db: Db,
  sellerId: number,
  facts: ListingFacts,
  given: Partial<typeof products.$inferInsert> = {},
) {
  const [aisle, section, leaf] = pathTo(facts.leaf);
  if (!aisle || !section || !leaf) throw new Error(`no leaf ${facts.leaf}`);
  const [product] = await db
    .insert(products)
    .values({
      sellerId,
      aisleId: aisle.id,
      sectionId: section.id,
      leafId: leaf.id,
      image: 'test.webp',
      priceCents: 1900,
      ...given,
    })
    .returning();
  if (!product) throw new Error('no product');
  const listing = composeListing(facts);
  await db
    .insert(productTexts)
    .values(languages.map((language) => ({ productId: product.id, language, ...listing[language] })));
  await indexProducts(db, [product.id]);
  return product;
}

/** A live listing with an English text, in Gadget & Smart Tech unless told otherwise. */
export async function createProduct(
  db: Db,
  sellerId: number,
  given: Partial<typeof products.$inferInsert> & { title?: string } = {},
) {
  const { title = 'Black laptop for work and study', ...columns } = given;
  const [product] = await db
    .insert(products)
    .values({
      sellerId,
      aisleId: 1000,
      sectionId: 1100,
      leafId: 1101,
      image: 'test.webp',
      priceCents: 49_900,
      ...columns,
    })
    .returning();
  if (!product) throw new Error('no product');
  await db.insert(productTexts).values({ productId: product.id, language: 'en', title, description: `${title}.` });
  return product;
}
