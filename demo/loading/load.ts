import { eq, sql } from 'drizzle-orm';
import { dayMs, minuteMs } from '../../contracts/durations.ts';
import { languages } from '../../contracts/languages.ts';
import { recommendCountries } from '../../reference-data/platforms/recommend.ts';
import { indexProducts } from '../../server/domains/marketplace/search/index/index.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import { sendNotification } from '../../server/platform/db/notifications.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { products, productTexts } from '../../server/schema/marketplace/listings.ts';
import { productPrices } from '../../server/schema/marketplace/product-prices.ts';
import { addresses } from '../../server/schema/ordering/addresses.ts';
import { sellerPaymentMethods, shippingProfiles } from '../../server/schema/ordering/selling.ts';
import { noPhotos, preparePhotos } from '../photos/prepare-photos.ts';
import { createPictureMaker, type PictureMaker, pictureName } from '../pictures/make-pictures.ts';
import { type Good, planShop } from '../plan.ts';
import { priceOf, reductionOf } from '../price.ts';
import { choose } from '../random/seeded-random.ts';
import { type DemoSeller, demoAddress, demoCustomer, demoMarkets, demoSellers, demoSignIns } from '../sellers.ts';
import { stockOf } from '../stock.ts';
import { methodsOf, shippingOf } from '../terms.ts';
import { widenMarkets } from './widen-markets.ts';

interface Deps {
  db: Db;
  storage: Pick<Storage, 'has' | 'put'>;
  log(line: string): void;
  hashPassword(password: string): Promise<string>;
}

interface ReloadOptions {
  /** Maximum number of products; all by default. */
  limit?: number;
}

/** The products and pictures of the demo shop before they are stored. */
export interface DemoPlan {
  goods: Good[];
  pictures: PictureMaker;
}

/** Smaller shops have no photos, because fetching them takes longer than everything else. */
export const minProductsForPhotos = 300;

// Advisory lock held while the demo shop is loaded; an arbitrary number, the same in every process.
const loadingLock = 7_274_004;

export async function planDemo(
  deps: Pick<Deps, 'storage' | 'log'>,
  { limit, hasPhotos }: { limit: number; hasPhotos: boolean },
): Promise<DemoPlan> {
  const photos = hasPhotos ? await preparePhotos(deps) : noPhotos;
  const goods = await planShop(photos.available, limit);
  return { goods, pictures: createPictureMaker(goods, deps.storage, photos) };
}

/**
 * Writes the products of the demo shop if the database has no accounts; of several processes only one does. Pictures are
 * created later.
 */
export async function loadDemoOnce(deps: Deps, plan: Pick<DemoPlan, 'goods'>): Promise<void> {
  await deps.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${loadingLock})`);
    if (await isInUse(db)) await widenMarkets(db);
    else await writeDemo({ ...deps, db }, plan);
  });
}

/** Whether the database has any accounts. */
export async function isInUse(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select from accounts) as is_in_use`);
  return rows[0]?.is_in_use === true;
}

/** Resets the demo shop to its initial state; real accounts and their listings are not changed. */
export async function reloadDemo(deps: Deps, { limit = Number.POSITIVE_INFINITY }: ReloadOptions = {}): Promise<void> {
  const plan = await planDemo(deps, { limit, hasPhotos: limit > minProductsForPhotos });
  await plan.pictures.makeAll(plan.goods.map(pictureName));
  await writeDemo(deps, plan);
}

async function writeDemo({ db, log, hashPassword }: Deps, { goods }: Pick<DemoPlan, 'goods'>): Promise<void> {
  const passwordHash = await hashPassword(demoSignIns.password);
  await db.transaction(async (db) => {
    await db.delete(accounts).where(eq(accounts.isDemo, true));
    const sellers = await insertAccounts(db, passwordHash);
    await insertProducts(db, goods, sellers);
    await sendNotification(db, 'listings_changed');
  });
  log(`The demo shop holds ${goods.length.toLocaleString('en')} products.`);
}

interface SellerTopCategories {
  id: number;
  topCategoryIds: number[];
}

async function insertAccounts(db: Db, passwordHash: string): Promise<SellerTopCategories[]> {
  const emailVerifiedAt = new Date();
  const sellers = demoSellers.map(({ email, name, place, story }) => ({
    ...{ role: 'seller' as const, email, emailVerifiedAt, name, place, story, isDemo: true },
    passwordHash: email === demoSignIns.seller ? passwordHash : null,
  }));
  const customer = { role: 'customer' as const, ...demoCustomer, emailVerifiedAt, isDemo: true, passwordHash };
  // A real account with one of these addresses keeps it.
  const inserted = await db
    .insert(accounts)
    .values([...sellers, customer])
    .onConflictDoNothing()
    .returning({ id: accounts.id, role: accounts.role, email: accounts.email });
  const customers = inserted.filter(({ role }) => role === 'customer');
  if (customers.length > 0) {
    await db.insert(addresses).values(customers.map(({ id }) => ({ ...demoAddress, customerId: id, isDefault: true })));
  }
  const found = inserted.flatMap(({ id, role, email }) => {
    const seller = demoSellers.find((seller) => role === 'seller' && seller.email === email);
    return seller ? [{ id, seller }] : [];
  });
  await insertTerms(db, found);
  return found.map(({ id, seller }) => ({ id, topCategoryIds: seller.topCategoryIds }));
}

async function insertTerms(db: Db, sellers: { id: number; seller: DemoSeller }[]): Promise<void> {
  if (sellers.length === 0) return;
  const changedAt = new Date();
  await db
    .insert(shippingProfiles)
    .values(sellers.map(({ id, seller }) => ({ ...shippingOf(seller), sellerId: id, changedAt })));
  await db
    .insert(sellerPaymentMethods)
    .values(sellers.map(({ id, seller }) => ({ ...methodsOf(seller), sellerId: id, changedAt })));
}

async function insertProducts(db: Db, goods: readonly Good[], sellers: SellerTopCategories[]) {
  const now = Date.now();
  const rows = goods.map((good, at) => {
    const { topCategoryId, subCategoryId, categoryId, facts } = good;
    const age = ageOf(at / goods.length);
    const matching = sellers.filter(({ topCategoryIds }) => topCategoryIds.includes(topCategoryId));
    return {
      ...{ topCategoryId, subCategoryId, categoryId, isDemo: true, image: pictureName(good) },
      ...{ priceCents: priceOf(facts), ...reductionOf(facts, age, now), stock: stockOf(facts) },
      sellerId: choose(matching.length > 0 ? matching : sellers, 'seller', subCategoryId, at % 3).id,
      countries: [...new Set([...recommendCountries(categoryId).map(({ country }) => country), ...demoMarkets])],
      createdAt: new Date(now - age),
    };
  });
  const inserted = await db.insert(products).values(rows).returning({ id: products.id });
  await insertEarlierPrices(
    db,
    rows.map((row, at) => ({ ...row, id: inserted[at]?.id as number })),
  );
  const texts = goods.flatMap((good, at) =>
    languages.map((language) => ({ productId: inserted[at]?.id as number, language, ...good.texts[language] })),
  );
  for (let from = 0; from < texts.length; from += 3500) {
    await db.insert(productTexts).values(texts.slice(from, from + 3500));
  }
  await indexProducts(
    db,
    inserted.map(({ id }) => id),
  );
}

/** The price before a reduction was charged from the listing's start; the present one is recorded by a trigger. */
async function insertEarlierPrices(
  db: Db,
  listings: (typeof products.$inferInsert & { id: number; createdAt: Date })[],
) {
  const earlier = listings.flatMap(({ id, priceBeforeCents, createdAt, reducedAt }) =>
    priceBeforeCents && reducedAt
      ? [{ productId: id, priceCents: priceBeforeCents, startedAt: createdAt, endedAt: reducedAt }]
      : [],
  );
  if (earlier.length > 0) await db.insert(productPrices).values(earlier);
}

const nineMonths = 270 * dayMs;

/** Spreads ages from three minutes to nine months, with more new products than old ones. */
function ageOf(share: number): number {
  return Math.round(3 * minuteMs + (nineMonths - 3 * minuteMs) * share ** 1.8);
}
