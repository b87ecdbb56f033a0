import { and, asc, eq, gt } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CurrencyProgress } from '../../../../contracts/ordering/shop-currency.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shopCurrencyChanges } from '../../../schema/ordering/selling.ts';
import { indexProducts } from '../../marketplace/search/index/index.service.ts';
import { lockLedger } from '../../money/ledger/journal.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';
import { canChangeCurrency } from './obstacles.service.ts';
import { changeShopCurrency } from './shop-currency.job.ts';
import { changeCurrency } from './shop-currency.service.ts';

type Change = typeof shopCurrencyChanges.$inferSelect;

const batchSize = 200;

const describe = ({ currency: to, state, indexed, listings }: Change): CurrencyProgress => {
  return { to, state, indexed, listings };
};

/** The last change of a shop's currency that was asked for, and how far it is. */
export async function findProgress(db: Db, sellerId: number): Promise<CurrencyProgress | null> {
  const change = await findChange(db, sellerId);
  return change && describe(change);
}

async function findChange(db: Db, sellerId: number): Promise<Change | null> {
  const [change] = await db.select().from(shopCurrencyChanges).where(eq(shopCurrencyChanges.sellerId, sellerId));
  return change ?? null;
}

/** Writes down that a shop changes its currency, and queues it; call it in a transaction. Throws where it may not. */
export async function requestChange(
  tx: Db,
  queue: Pick<Queue, 'enqueue'>,
  { sellerId, to, now }: { sellerId: number; to: ShopCurrency; now: Date },
): Promise<{ from: ShopCurrency; progress: CurrencyProgress }> {
  await lockLedger(tx, sellerId);
  const from = await readShopCurrency(tx, sellerId);
  const isWaiting = (await findChange(tx, sellerId))?.state === 'waiting';
  if (isWaiting || from === to || !(await canChangeCurrency(tx, sellerId))) throw new AppError('currency_fixed');
  const values = { currency: to, state: 'waiting' as const, requestedAt: now, listings: 0, indexed: 0, indexedUpTo: 0 };
  const [change] = await tx
    .insert(shopCurrencyChanges)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: shopCurrencyChanges.sellerId, set: values })
    .returning();
  await queue.enqueue(tx, changeShopCurrency, { sellerId });
  return { from, progress: describe(change ?? { sellerId, ...values }) };
}

/** Converts the prices in one step, then brings the search in line; after a crash it goes on where it was. */
export async function runChange(db: Db, sellerId: number, now: Date): Promise<void> {
  await convertPrices(db, sellerId, now);
  while (await indexNext(db, sellerId)) {
    // Each batch is a transaction of its own.
  }
}

async function convertPrices(db: Db, sellerId: number, now: Date): Promise<void> {
  const isOwn = eq(shopCurrencyChanges.sellerId, sellerId);
  try {
    await db.transaction(async (tx) => {
      const [change] = await tx.select().from(shopCurrencyChanges).where(isOwn).for('update');
      if (change?.state !== 'waiting') return;
      const listings = await changeCurrency(tx, sellerId, change.currency, now);
      await tx.update(shopCurrencyChanges).set({ state: 'indexing', listings }).where(isOwn);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'currency_fixed') throw error;
    // An order or money came in after the seller asked.
    await db
      .update(shopCurrencyChanges)
      .set({ state: 'refused' })
      .where(and(isOwn, eq(shopCurrencyChanges.state, 'waiting')));
  }
}

/** Brings the next listings in line; answers whether some may be left. */
async function indexNext(db: Db, sellerId: number): Promise<boolean> {
  const isOwn = eq(shopCurrencyChanges.sellerId, sellerId);
  return db.transaction(async (tx) => {
    const [change] = await tx.select().from(shopCurrencyChanges).where(isOwn).for('update');
    if (change?.state !== 'indexing') return false;
    const next = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.sellerId, sellerId), gt(products.id, change.indexedUpTo)))
      .orderBy(asc(products.id))
      .limit(batchSize);
    const ids = next.map(({ id }) => id);
    await indexProducts(tx, ids);
    const last = ids.at(-1);
    // A listing that was added meanwhile is in the search already, with its price in the new currency.
    const indexed = Math.min(change.indexed + ids.length, change.listings);
    await tx
      .update(shopCurrencyChanges)
      .set(last === undefined ? { state: 'done', indexed: change.listings } : { indexed, indexedUpTo: last })
      .where(isOwn);
    return last !== undefined;
  });
}
