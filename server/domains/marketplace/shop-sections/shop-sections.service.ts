import { asc, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { maxShopSections } from '../../../../contracts/marketplace/shop-section-rules.ts';
import type { OwnSection, SectionInput } from '../../../../contracts/marketplace/shop-sections.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import { shopSectionProducts, shopSections } from '../../../schema/marketplace/shops.ts';
import { hasSectionSales, refreshPrices } from '../sales/current-prices.service.ts';
import { composeNames } from './compose-names.service.ts';

const inOrder = [asc(shopSections.place), asc(shopSections.id)];

/** The sections of a seller's shop with how many listings each has. */
export async function listOwnSections(db: Db, sellerId: number): Promise<OwnSection[]> {
  const rows = await db
    .select({
      section: shopSections,
      listings: sql<number>`(select count(*)::int from ${shopSectionProducts}
        where ${shopSectionProducts.shopSectionId} = ${shopSections.id})`,
    })
    .from(shopSections)
    .where(eq(shopSections.sellerId, sellerId))
    .orderBy(...inOrder);
  return rows.map(({ section: { id, language, names }, listings }) => ({ id: String(id), language, names, listings }));
}

/** Saves the mentioned sections in their order, removes those that are named as removed, and keeps the others behind them. */
export async function saveSections(
  db: Db,
  sellerId: number,
  { sections, removed }: { sections: SectionInput[]; removed: string[] },
): Promise<OwnSection[]> {
  return db.transaction(async (tx) => {
    const existing = await lockSections(tx, sellerId);
    const gone = new Set(removed.map(Number));
    const mentioned = sections.flatMap(({ id }) => (id === undefined ? [] : [Number(id)]));
    if ([...mentioned, ...gone].some((id) => !existing.includes(id))) throw new AppError('section_not_found');
    const left = existing.filter((id) => !gone.has(id) && !mentioned.includes(id));
    if (new Set(mentioned).size !== mentioned.length || mentioned.some((id) => gone.has(id))) {
      throw new AppError('bad_input', { key: 'sections_twice' });
    }
    if (sections.length + left.length > maxShopSections) {
      throw new AppError('bad_input', { key: 'too_many_sections' });
    }
    if (gone.size > 0) await removeSections(tx, sellerId, [...gone]);
    for (const [place, section] of sections.entries()) await saveSection(tx, sellerId, section, place);
    for (const [at, id] of left.entries()) {
      const place = sections.length + at;
      await tx.update(shopSections).set({ place }).where(eq(shopSections.id, id));
    }
    await sendNotification(tx, 'listings_changed');
    return listOwnSections(tx, sellerId);
  });
}

/** A removed section takes its sales with it, so its listings cost again what they cost without. */
async function removeSections(tx: Db, sellerId: number, ids: number[]): Promise<void> {
  const hasSales = await hasSectionSales(tx, sellerId);
  const isIn = inArray(shopSectionProducts.shopSectionId, ids);
  const { productId } = shopSectionProducts;
  const rows = await tx.select({ id: productId }).from(shopSectionProducts).where(isIn).groupBy(productId);
  await tx.delete(shopSections).where(inArray(shopSections.id, ids));
  const left = rows.map(({ id }) => id);
  if (hasSales) await refreshPrices(tx, left);
}

async function saveSection(tx: Db, sellerId: number, { id, language, names: typed }: SectionInput, place: number) {
  const names = composeNames(language, typed);
  if (names[language]?.by !== 'seller') throw new AppError('bad_input', { key: 'section_name_missing' });
  if (id === undefined) await tx.insert(shopSections).values({ sellerId, place, language, names });
  else
    await tx
      .update(shopSections)
      .set({ place, language, names })
      .where(eq(shopSections.id, Number(id)));
}

/** The ids of a seller's sections in their order, locked until the transaction ends, so that two changes wait for each other. */
async function lockSections(tx: Db, sellerId: number): Promise<number[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sections of ${sellerId}`}, 0))`);
  const rows = await tx
    .select({ id: shopSections.id })
    .from(shopSections)
    .where(eq(shopSections.sellerId, sellerId))
    .orderBy(...inOrder);
  return rows.map(({ id }) => id);
}

/** The sections of a seller among these ids; throws where one is not theirs. Locks them against other changes. */
export async function requireOwnSections(tx: Db, sellerId: number, ids: number[]): Promise<void> {
  const own = await lockSections(tx, sellerId);
  if (ids.some((id) => !own.includes(id))) throw new AppError('section_not_found');
}
