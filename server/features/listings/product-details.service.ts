import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { ProductDetails } from '../../../contracts/listings.ts';
import { convertFromUsdCents } from '../../../market/convert.ts';
import { countries, isCountryCode } from '../../../market/countries.ts';
import { type CurrencyCode, currencies, ratesDate } from '../../../market/rates.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { products, productTexts } from '../../db/schema/listings.ts';
import { readCardsOf, readProductId, toCard } from './cards.ts';

const relatedCount = 8;
/** A shop's size is shown up to here; counting on would cost more than it tells. */
const listingsCountedTo = 1000;

/** Everything the product's page shows; a listing that is paused or gone is not found. */
export async function getProductDetails(db: Db, idText: string, language: Language): Promise<ProductDetails> {
  const id = readProductId(idText);
  if (id === null) throw new AppError('product_not_found');
  const [found] = await db
    .select({ product: products, seller: accounts })
    .from(products)
    .innerJoin(accounts, eq(accounts.id, products.sellerId))
    .where(and(eq(products.id, id), products.isLive));
  if (!found) throw new AppError('product_not_found');
  const { product, seller } = found;
  const [texts, related, listings] = await Promise.all([
    db.select().from(productTexts).where(eq(productTexts.productId, id)),
    listRelated(db, product),
    countListings(db, seller.id),
  ]);
  const textIn = Object.fromEntries(
    texts.map(({ language: name, title, description }) => [name, { title, description }]),
  );
  const english = textIn.en;
  if (!english) throw new AppError('product_not_found');
  const recommended = product.countries.filter(isCountryCode).map((code) => ({ code, ...countries[code] }));
  return {
    ...toCard(product, english, language, textIn[language] ?? null),
    texts: textIn as ProductDetails['texts'],
    created_at: product.createdAt.toISOString(),
    recommended_countries: recommended.map(({ code, names }) => ({ code, name: names[language] })),
    local_prices: Object.fromEntries(
      recommended.map(({ currency }) => [currency, localPrice(product.priceCents, currency)]),
    ),
    rates_date: ratesDate,
    seller: { id: String(seller.id), name: seller.name, place: seller.place, listings },
    related: await readCardsOf(db, related, language),
  };
}

function localPrice(priceCents: number, currency: CurrencyCode) {
  return { amount: convertFromUsdCents(priceCents, currency), decimals: currencies[currency].decimals };
}

/** Others of the same kind, newest first, filled up from the same sub-category. */
async function listRelated(db: Db, { id, leafId, sectionId }: typeof products.$inferSelect): Promise<number[]> {
  const newest = (isAlike: ReturnType<typeof eq>) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(and(products.isLive, isAlike, ne(products.id, id)))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(relatedCount);
  const [sameKind, sameSection] = await Promise.all([
    newest(eq(products.leafId, leafId)),
    newest(eq(products.sectionId, sectionId)),
  ]);
  return [...new Set([...sameKind, ...sameSection].map((product) => product.id))].slice(0, relatedCount);
}

/** How many live listings a seller has, as far as anybody wants to know. */
export async function countListings(db: Db, sellerId: number): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as listings from (select from products where seller_id = ${sellerId} and is_live limit ${listingsCountedTo}) as shop`,
  );
  return Number(rows[0]?.listings ?? 0);
}
