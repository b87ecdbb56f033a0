import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { maxCountedListings } from '../../../../contracts/marketplace/listing-count.ts';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { currencyOf } from '../../../../reference-data/countries/countries.ts';
import { convertPrice } from '../../../../reference-data/currencies/convert.ts';
import { type CurrencyCode, currencies, ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shops, shopVacations } from '../../../schema/marketplace/shops.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { describeVacation } from '../shops/vacations.service.ts';
import { readCards, readProductId } from './cards.service.ts';
import { countriesOf, recordColumns, toRecord } from './product-record.service.ts';
import { toRating } from './rating.service.ts';

const relatedCount = sql.raw('8');

/** The content of a product page; a paused or removed listing is not found. */
export async function getProductDetails(
  db: Db,
  idText: string,
  language: Language,
  now: Date,
): Promise<ProductDetails> {
  const id = readProductId(idText);
  if (id === null) throw new AppError('product_not_found');
  const [row] = await db
    .select({
      ...recordColumns,
      shop: {
        place: accounts.place,
        ratingSum: accounts.ratingSum,
        ratingCount: accounts.ratingCount,
        isDemo: accounts.isDemo,
      },
      logo: shops.logo,
      vacation: shopVacations,
      listings: liveListingsOf(products.sellerId),
      texts: allTexts,
      sold: soldUnits,
    })
    .from(products)
    .innerJoin(accounts, eq(accounts.id, products.sellerId))
    .leftJoin(shippingProfiles, eq(shippingProfiles.sellerId, products.sellerId))
    .leftJoin(shops, eq(shops.sellerId, products.sellerId))
    .leftJoin(shopVacations, eq(shopVacations.sellerId, products.sellerId))
    .where(and(eq(products.id, id), products.isLive))
    .prepare('product_details')
    .execute();
  if (!row?.texts?.en) throw new AppError('product_not_found');
  const { product, shop, listings, texts } = row;
  const record = toRecord({ ...row, english: texts.en, text: texts[language] ?? null }, language);
  return {
    ...record,
    texts,
    source_language: product.sourceLanguage,
    created_at: product.createdAt.toISOString(),
    local_prices: Object.fromEntries(
      countriesOf(product)
        .map(currencyOf)
        .map((currency) => [currency, localPrice(product, currency)]),
    ),
    rates_date: ratesDate,
    seller: {
      ...{ ...record.seller, place: shop.place, listings },
      ...{ rating: toRating(shop), is_sample: shop.isDemo, logo: row.logo },
      vacation: describeVacation(row.vacation, language, now),
    },
    related: (await readCards(db, relatedTo(product), language)).map(({ card }) => card),
  };
}

const allTexts = sql<ProductDetails['texts'] | null>`(
  select json_object_agg(language, json_build_object('title', title, 'description', description))
  from product_texts where product_id = ${products.id})`;

const soldUnits = sql<number>`coalesce((select sold_count from product_ranks where product_id = ${products.id}), 0)`;

function localPrice({ price, currency: from }: typeof products.$inferSelect, currency: CurrencyCode) {
  return { amount: convertPrice(price, from, currency), decimals: currencies[currency].decimals };
}

/** Related products that can be bought: the same category, newest first, then the same sub-category. */
function relatedTo({ id, categoryId, subCategoryId }: typeof products.$inferSelect): SQL {
  const newest = (condition: SQL) => sql`(
    select id from products where is_live and stock > 0 and ${condition} and id <> ${id}
    order by created_at desc, id desc limit ${relatedCount})`;
  return sql`
    select id, min(place) as key from (
      select id, row_number() over () as place from ${newest(sql`category_id = ${categoryId}`)} as same_category
      union all
      select id, ${relatedCount} + row_number() over () from ${newest(sql`sub_category_id = ${subCategoryId}`)} as same_section
    ) as alike group by id order by key limit ${relatedCount}`;
}

/** The number of a seller's live listings, up to the limit. */
const liveListingsOf = (seller: SQLWrapper | number) => sql<number>`(select count(*)::int from (
  select from products as theirs where theirs.seller_id = ${seller} and theirs.is_live limit ${sql.raw(String(maxCountedListings))}) as shop)`;

export async function countListings(db: Db, sellerId: number): Promise<number> {
  const { rows } = await db.execute<{ listings: number }>(sql`select ${liveListingsOf(sellerId)} as listings`);
  return rows[0]?.listings ?? 0;
}
