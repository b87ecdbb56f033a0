import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { PublicSection } from '../../../../contracts/marketplace/shop-sections.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shopSectionProducts, shopSections } from '../../../schema/marketplace/shops.ts';
import { showText } from '../shops/shop-texts.service.ts';

const isFilled = sql`exists (select from ${shopSectionProducts} join ${products} on ${products.id} = ${shopSectionProducts.productId}
  where ${shopSectionProducts.shopSectionId} = ${shopSections.id} and ${products.isLive})`;

/** The sections that have something for sale, in the language of a page. */
export async function listPublicSections(db: Db, sellerId: number, language: Language): Promise<PublicSection[]> {
  const rows = await db
    .select()
    .from(shopSections)
    .where(and(eq(shopSections.sellerId, sellerId), isFilled))
    .orderBy(asc(shopSections.place), asc(shopSections.id));
  return rows.flatMap((section) => {
    const name = showText(section.names, section.language, language);
    return name ? [{ id: String(section.id), name }] : [];
  });
}

/** The id of a section of this seller; another one is not found. */
export async function findPublicSection(db: Db, sellerId: number, idText: string): Promise<number> {
  const [section] = await db
    .select({ id: shopSections.id })
    .from(shopSections)
    .where(and(eq(shopSections.id, Number(idText)), eq(shopSections.sellerId, sellerId)));
  if (!section) throw new AppError('section_not_found');
  return section.id;
}
