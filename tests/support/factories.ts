import { pathTo } from '../../catalog/categories/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { composeListing } from '../../listing-copy/compose/compose.ts';
import type { ListingFacts } from '../../listing-copy/compose/facts.ts';
import { indexProducts } from '../../server/domains/marketplace/search/index/index.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { products, productTexts } from '../../server/schema/marketplace/listings.ts';

let count = 0;

/** A seller without a password. */
export async function createSeller(db: Db, overrides: Partial<typeof accounts.$inferInsert> = {}) {
  count += 1;
  const [seller] = await db
    .insert(accounts)
    .values({ role: 'seller', email: `seller-${count}@test.example`, name: `Seller ${count}`, ...overrides })
    .returning();
  if (!seller) throw new Error('no seller');
  return seller;
}

/** A live listing with composed texts in seven languages, indexed for search. */
export async function createComposedProduct(
  db: Db,
  sellerId: number,
  facts: ListingFacts,
  overrides: Partial<typeof products.$inferInsert> = {},
) {
  const [topCategory, subCategory, leafCategory] = pathTo(facts.categoryId);
  if (!topCategory || !subCategory || !leafCategory) throw new Error(`no leaf ${facts.categoryId}`);
  const [product] = await db
    .insert(products)
    .values({
      sellerId,
      topCategoryId: topCategory.id,
      subCategoryId: subCategory.id,
      categoryId: leafCategory.id,
      image: 'test.webp',
      priceCents: 1900,
      stock: 10,
      ...overrides,
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

/** A live listing with an English text, by default in Gadget & Smart Tech. */
export async function createProduct(
  db: Db,
  sellerId: number,
  overrides: Partial<typeof products.$inferInsert> & { title?: string } = {},
) {
  const { title = 'Black laptop for work and study', ...columns } = overrides;
  const [product] = await db
    .insert(products)
    .values({
      sellerId,
      topCategoryId: 1000,
      subCategoryId: 1100,
      categoryId: 1101,
      image: 'test.webp',
      priceCents: 49_900,
      stock: 10,
      ...columns,
    })
    .returning();
  if (!product) throw new Error('no product');
  await db.insert(productTexts).values({ productId: product.id, language: 'en', title, description: `${title}.` });
  return product;
}
