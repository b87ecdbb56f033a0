import { and, desc, eq, sql } from 'drizzle-orm';
import { findSubCategory } from '../../../../catalog/categories/lookup.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shops, shopVacations } from '../../../schema/marketplace/shops.ts';
import { showText } from './shop-texts.service.ts';
import { describeVacation } from './vacations.service.ts';

/** How many of the newest listings say what a shop sells. */
const listingsRead = 200;
const categoriesNamed = 3;

/** What a seller says of the shop, in the language of a page. */
export async function readShop(db: Db, sellerId: number, language: Language, now: Date) {
  const [row] = await db
    .select({ shop: shops, vacation: shopVacations })
    .from(sql`(select ${sellerId}::bigint as id) as seller`)
    .leftJoin(shops, sql`${shops.sellerId} = seller.id`)
    .leftJoin(shopVacations, sql`${shopVacations.sellerId} = seller.id`);
  const shop = row?.shop;
  return {
    banner: shop?.banner ?? null,
    logo: shop?.logo ?? null,
    about: shop ? showText(shop.about, shop.language, language) : null,
    policies: shop ? showText(shop.policies, shop.language, language) : null,
    vacation: describeVacation(row?.vacation ?? null, language, now),
  };
}

/** What most of a shop's newest listings are. */
export async function listCategoriesSold(db: Db, sellerId: number, language: Language) {
  const newest = db
    .select({ subCategoryId: products.subCategoryId })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), products.isLive))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(listingsRead)
    .as('newest');
  const rows = await db
    .select({ id: newest.subCategoryId })
    .from(newest)
    .groupBy(newest.subCategoryId)
    .orderBy(sql`count(*) desc`, newest.subCategoryId)
    .limit(categoriesNamed);
  return rows.flatMap(({ id }) => {
    const category = findSubCategory(id);
    return category ? [{ id: String(id), name: category.names[language] }] : [];
  });
}
