import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../../contracts/languages.ts';
import { productPageSize } from '../../../../contracts/marketplace/listings.ts';
import type { listSellerProducts, Seller } from '../../../../contracts/marketplace/sellers.ts';
import type { Db } from '../../../platform/db/database.ts';
import { keyset } from '../../../platform/db/statements/keyset.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shopSectionProducts } from '../../../schema/marketplace/shops.ts';
import { countFollowers } from '../follows/follows.service.ts';
import { type ProductPage, readPage } from '../listings/browse.service.ts';
import { countListings } from '../listings/product-details.service.ts';
import { toRating } from '../listings/rating.service.ts';
import { matchWords } from '../search/own-search.service.ts';
import { findPublicSection, listPublicSections } from '../shop-sections/public-sections.service.ts';
import { listCategoriesSold, readShop } from '../shops/public-shop.service.ts';
import { getSellerAccount } from '../shops/seller-account.service.ts';

type Query = z.output<typeof listSellerProducts.body>;

const newestFirst = keyset(products.createdAt, products.id, 'desc');
const inSectionOrder = keyset(shopSectionProducts.place, products.id, 'asc');

/** A seller's public profile; an account without listings has none. */
export async function getPublicSeller(db: Db, idText: string, language: Language, now: Date): Promise<Seller> {
  const account = await getSellerAccount(db, idText);
  return {
    id: String(account.id),
    name: account.name,
    place: account.place,
    story: account.story,
    since: account.createdAt.toISOString(),
    listings: await countListings(db, account.id),
    rating: toRating(account),
    followers: await countFollowers(db, account.id),
    sections: await listPublicSections(db, account.id, language),
    ...(await readShop(db, account.id, language, now)),
    sells: await listCategoriesSold(db, account.id, language),
    is_sample: account.isDemo,
  };
}

/** A page of a seller's live listings: newest first, or those of a section in the seller's order. */
export async function listForSale(db: Db, idText: string, query: Query): Promise<ProductPage> {
  const { language, q, section, cursor } = query;
  const { id: sellerId } = await getSellerAccount(db, idText);
  const order = section === undefined ? newestFirst : inSectionOrder;
  const conditions = and(
    eq(products.sellerId, sellerId),
    products.isLive,
    section === undefined
      ? undefined
      : eq(shopSectionProducts.shopSectionId, await findPublicSection(db, sellerId, section)),
    await matchWords(db, q, language),
    order.afterCursor(cursor),
  );
  const from =
    section === undefined
      ? sql`${products}`
      : sql`${shopSectionProducts} join ${products} on ${eq(products.id, shopSectionProducts.productId)}`;
  return readPage(db, { from, conditions, order, language, limit: productPageSize });
}
