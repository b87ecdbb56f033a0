import { and, asc, count, desc, eq, gt, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { findTimeProblem, maxOpenSales } from '../../../../contracts/marketplace/sale-rules.ts';
import type { OwnSale, PlannedSale } from '../../../../contracts/marketplace/sales.ts';
import { readMinor } from '../../../../contracts/text/typed-number.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { describeSales } from './describe-sales.service.ts';
import { previewSale, requireScope } from './sale-preview.service.ts';
import { applySalesJob } from './sales.job.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  now(): Date;
}

/** How many ended ones are listed. */
const shownEnded = 50;

const isOver = lte(priceListEntries.endsAt, sql`now()`);
const isOpen = gt(priceListEntries.endsAt, sql`now()`);
const hasStarted = lte(priceListEntries.startsAt, sql`now()`);
const ofSeller = (sellerId: number) => eq(priceListEntries.sellerId, sellerId);

/** A seller's sales: those that run or are planned by their start, then the last that ended. */
export async function listSales(db: Db, sellerId: number, language: Language): Promise<OwnSale[]> {
  const [open, ended] = [
    await describeSales(db, { where: and(ofSeller(sellerId), isOpen), language }, [asc(priceListEntries.startsAt)]),
    await describeSales(db, { where: and(ofSeller(sellerId), isOver), language }, [
      desc(priceListEntries.endsAt),
      desc(priceListEntries.id),
    ]),
  ];
  return [...open, ...ended.slice(0, shownEnded)];
}

/** Plans a sale, or says with `preview` only what it would do. */
export async function planSale({ db, queue, now }: Deps, sellerId: number, wanted: PlannedSale) {
  const endsAt = new Date(wanted.ends_at);
  const startsAt = wanted.starts_at ? new Date(wanted.starts_at) : now();
  const problem = findTimeProblem(startsAt, endsAt, now());
  if (problem) throw new AppError('bad_input', { key: problem });
  return db.transaction(async (tx) => {
    const currency = await lockShop(tx, sellerId);
    const discount = readDiscount(wanted, currency);
    const scope = await requireScope(tx, sellerId, wanted);
    const sale = { sellerId, ...scope, ...discount, currency };
    const preview = { ...(await previewSale(tx, sale, wanted.language)), currency };
    if (wanted.preview) return { sale: null, ...preview };
    if (preview.listings === 0) throw new AppError('bad_input', { key: 'sale_lowers_nothing' });
    const [open] = await tx
      .select({ sales: count() })
      .from(priceListEntries)
      .where(and(ofSeller(sellerId), isOpen));
    if ((open?.sales ?? 0) >= maxOpenSales)
      throw new AppError('too_many_sales', { parameters: { most: maxOpenSales } });
    const [planned] = await tx
      .insert(priceListEntries)
      .values({ ...sale, startsAt: sql`greatest(${startsAt.toISOString()}::timestamptz, now())`, endsAt })
      .returning({ id: priceListEntries.id });
    await queue.enqueue(tx, applySalesJob, {});
    const where = eq(priceListEntries.id, planned?.id ?? 0);
    const [described] = await describeSales(tx, { where, language: wanted.language }, []);
    return { sale: described ?? null, ...preview };
  });
}

/** Ends a running sale; the prices follow at once. */
export async function endSale({ db, queue }: Deps, sellerId: number, idText: string): Promise<void> {
  const isThis = await requireSale(db, sellerId, idText);
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(priceListEntries)
      .set({ endsAt: sql`now()` })
      .where(and(isThis, hasStarted, isOpen))
      .returning({ id: priceListEntries.id });
    if (ended.length === 0) throw new AppError('sale_not_running');
    await queue.enqueue(tx, applySalesJob, {});
  });
}

/** Deletes a sale that has not begun. */
export async function deleteSale(db: Db, sellerId: number, idText: string): Promise<void> {
  const isThis = await requireSale(db, sellerId, idText);
  const deleted = await db
    .delete(priceListEntries)
    .where(and(isThis, gt(priceListEntries.startsAt, sql`now()`)))
    .returning({ id: priceListEntries.id });
  if (deleted.length === 0) throw new AppError('sale_begun');
}

/** New prices in a currency that a shop leaves hold no longer; percentages go on. */
export async function endNewPrices(tx: Db, sellerId: number): Promise<void> {
  const isNewPrice = and(ofSeller(sellerId), isNotNull(priceListEntries.amount));
  await tx.delete(priceListEntries).where(and(isNewPrice, gt(priceListEntries.startsAt, sql`now()`)));
  await tx.update(priceListEntries).set({ endsAt: sql`now()` }).where(and(isNewPrice, isOpen));
}

async function requireSale(db: Db, sellerId: number, idText: string): Promise<SQL | undefined> {
  const isThis = and(eq(priceListEntries.id, Number(idText)), ofSeller(sellerId));
  const [sale] = await db.select({ id: priceListEntries.id }).from(priceListEntries).where(isThis);
  if (!sale) throw new AppError('sale_not_found');
  return isThis;
}

/** The currency of a shop, locked so that two plans count one after the other and a new currency waits. */
async function lockShop(tx: Db, sellerId: number): Promise<ShopCurrency> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sales of ${sellerId}`}, 0))`);
  const [shop] = await tx
    .select({ currency: accounts.currency })
    .from(accounts)
    .where(eq(accounts.id, sellerId))
    .for('share');
  if (!shop) throw new AppError('not_signed_in');
  return shop.currency;
}

function readDiscount({ percent, amount }: PlannedSale, currency: ShopCurrency) {
  if ((percent === undefined) === !amount?.trim()) throw new AppError('bad_input', { key: 'sale_without_discount' });
  if (percent !== undefined) return { percent, amount: null };
  const minor = readMinor(amount ?? '', currency);
  if (minor === null || minor < 1 || !Number.isSafeInteger(minor)) {
    throw new AppError('bad_input', { key: 'sale_without_discount' });
  }
  return { percent: null, amount: minor };
}
