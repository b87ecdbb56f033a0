import { pathTo } from '../../../catalog/categories/lookup.ts';
import { type Language, languages } from '../../../contracts/languages.ts';
import { listProducts, productPageSize } from '../../../contracts/marketplace/listings.ts';
import { listLiveProducts } from '../../../server/domains/marketplace/listings/listings.service.ts';
import { indexProducts } from '../../../server/domains/marketplace/search/index/index.service.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import { accounts } from '../../../server/schema/identity/accounts.ts';
import { products, productTexts } from '../../../server/schema/marketplace/listings.ts';
import written from './listings.json' with { type: 'json' };

/** A listing with neighbours: goods of the same kind that each lack one of its facts. */
const listings = written.listings;

/** Publishes the listings as one seller's, and answers which product is which of them. */
export async function publishListings(db: Db): Promise<Map<string, string>> {
  const [seller] = await db
    .insert(accounts)
    .values({ role: 'seller', email: 'facts@bench.example', name: 'Facts' })
    .returning({ id: accounts.id });
  const places = new Map<string, string>();
  for (const { id, category, price_usd, texts } of listings) {
    const [topCategoryId = 0, subCategoryId = 0] = pathTo(category).map((one) => one.id);
    const columns = { topCategoryId, subCategoryId, categoryId: category, image: 'facts.webp', stock: 5 };
    const [product] = await db
      .insert(products)
      .values({ ...columns, sellerId: seller?.id ?? 0, priceCents: Math.round(100 * price_usd) })
      .returning({ id: products.id });
    if (!product) throw new Error(`${id} was not stored.`);
    await db
      .insert(productTexts)
      .values(languages.map((language) => ({ productId: product.id, language, ...texts[language] })));
    places.set(id, String(product.id));
  }
  await indexProducts(db, [...places.values()].map(Number));
  return places;
}

export interface Outcome {
  isFound: boolean;
  isBeforeNeighbours: boolean;
  isFirst: boolean;
  titles: string[];
}

/** Asks the shop one query, and compares the listing that was meant with its neighbours. */
export async function askForListing(
  db: Db,
  places: ReadonlyMap<string, string>,
  { query, target, language }: { query: string; target: string; language: Language },
): Promise<Outcome> {
  const page = await listLiveProducts(db, listProducts.body.parse({ q: query, language, limit: productPageSize }));
  const ids = page.products.map(({ id }) => id);
  const group = listings.find(({ id }) => id === target)?.group;
  const placeOf = (id: string) => ids.indexOf(places.get(id) ?? '');
  const own = placeOf(target);
  const neighbours = listings.filter((one) => one.group === group && one.id !== target);
  return {
    isFound: own >= 0,
    isBeforeNeighbours: own >= 0 && neighbours.every(({ id }) => placeOf(id) < 0 || placeOf(id) > own),
    isFirst: own === 0,
    titles: page.products.slice(0, 3).map(({ title }) => title),
  };
}
