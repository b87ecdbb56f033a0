import { and, eq, inArray } from 'drizzle-orm';
import type { ThreadSubject } from '../../../../contracts/communication/thread-rules.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { threads } from '../../../schema/communication/threads.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { orderReturns, orders } from '../../../schema/ordering/orders.ts';
import { findLiveProducts } from '../../marketplace/listings/cards.service.ts';
import { getSellerAccount } from '../../marketplace/shops/seller-account.service.ts';
import type { Participant } from './own-threads.service.ts';

interface Subject {
  type: ThreadSubject;
  id: number;
}

interface Pair {
  customerId: number;
  sellerId: number;
}

/** The thread of the caller about a subject, begun where there is none. Only a buyer begins about a product or a shop. */
export async function openThreadAbout(db: Db, person: Participant, subject: Subject, now: Date): Promise<string> {
  const pair = await findPair(db, person, subject);
  await requirePeople(db, pair);
  await db
    .insert(threads)
    .values({ ...pair, subject: subject.type, subjectId: subject.id, createdAt: now })
    .onConflictDoNothing();
  const isSame = and(
    eq(threads.customerId, pair.customerId),
    eq(threads.sellerId, pair.sellerId),
    eq(threads.subject, subject.type),
    eq(threads.subjectId, subject.id),
  );
  const [thread] = await db.select({ id: threads.id }).from(threads).where(isSame);
  if (!thread) throw new AppError('thread_closed');
  return String(thread.id);
}

async function findPair(db: Db, person: Participant, { type, id }: Subject): Promise<Pair> {
  if (type === 'order' || type === 'return') return findParties(db, person, { type, id });
  if (person.role !== 'customer') throw new AppError(type === 'shop' ? 'seller_not_found' : 'product_not_found');
  if (type === 'shop') return { customerId: person.id, sellerId: (await getSellerAccount(db, String(id))).id };
  const [product] = await findLiveProducts(db, [id]);
  if (!product) throw new AppError('product_not_found');
  return { customerId: person.id, sellerId: product.sellerId };
}

async function findParties(db: Db, person: Participant, { type, id }: Subject): Promise<Pair> {
  const { customerId, sellerId } = orders;
  const isOwn = and(eq(orders.id, id), eq(person.role === 'customer' ? customerId : sellerId, person.id));
  const [pair] = await db.select({ customerId, sellerId }).from(orders).where(isOwn);
  const returns = db.select({ id: orderReturns.id }).from(orderReturns).where(eq(orderReturns.orderId, id)).limit(1);
  const isAbout = type === 'order' || (await returns).length > 0;
  if (!pair || !isAbout) throw new AppError('order_not_found');
  return pair;
}

/** Both still have their accounts, and nobody writes to real people from an account that everyone shares. */
async function requirePeople(db: Db, { customerId, sellerId }: Pair): Promise<void> {
  const { id, isDemo } = accounts;
  const people = await db
    .select({ id, isDemo })
    .from(accounts)
    .where(inArray(id, [customerId, sellerId]));
  if (people.length < 2) throw new AppError('thread_closed');
  const isShared = (accountId: number) => people.some((person) => person.id === accountId && person.isDemo);
  if (isShared(customerId) && !isShared(sellerId)) throw new AppError('not_for_demo');
}
