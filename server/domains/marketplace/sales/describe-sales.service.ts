import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contracts/languages.ts';
import type { OwnSale } from '../../../../contracts/marketplace/sales.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { shopSections } from '../../../schema/marketplace/shops.ts';

const english = alias(productTexts, 'english');
const own = alias(productTexts, 'own');

/** More than a shop can have open, so that what is shown is cut by the caller. */
const mostRows = 200;

/** Sales as their seller sees them, with the name of what they are of in the seller's language. */
export async function describeSales(
  db: Db,
  { where, language }: { where: SQL | undefined; language: Language },
  order: SQL[],
): Promise<OwnSale[]> {
  const rows = await db
    .select({
      entry: priceListEntries,
      title: sql<string | null>`coalesce(${own.title}, ${english.title})`,
      section: { names: shopSections.names, language: shopSections.language },
      state: sql<OwnSale['state']>`case when ${priceListEntries.endsAt} <= now() then 'ended'
        when ${priceListEntries.startsAt} <= now() then 'running' else 'planned' end`,
    })
    .from(priceListEntries)
    .leftJoin(english, and(eq(english.productId, priceListEntries.productId), eq(english.language, 'en')))
    .leftJoin(own, and(eq(own.productId, priceListEntries.productId), eq(own.language, language)))
    .leftJoin(shopSections, eq(shopSections.id, priceListEntries.shopSectionId))
    .where(where)
    .orderBy(...order)
    .limit(mostRows);
  return rows.map(({ entry, title, section, state }) => ({
    id: String(entry.id),
    scope: entry.productId !== null ? 'listing' : entry.shopSectionId !== null ? 'section' : 'shop',
    name: title ?? (section && (section.names[language] ?? section.names[section.language])?.text) ?? null,
    ...{ percent: entry.percent, amount_minor: entry.amount, currency: entry.currency },
    ...{ starts_at: entry.startsAt.toISOString(), ends_at: entry.endsAt.toISOString(), state },
  }));
}
