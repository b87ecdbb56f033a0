import { and, eq, isNull, notInArray, or } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { listBalances } from '../../money/ledger/journal.service.ts';

/** Whether a shop may change its currency: once, while nothing is open in the present one. */
export async function canChangeCurrency(db: Db, sellerId: number): Promise<boolean> {
  const changedAt = accounts.currencyChangedAt;
  const [shop] = await db.select({ changedAt }).from(accounts).where(eq(accounts.id, sellerId));
  if (!shop || shop.changedAt !== null) return false;
  return !(
    (await hasMoney(db, sellerId)) ||
    (await hasOpenOrder(db, sellerId)) ||
    (await owesCommission(db, sellerId))
  );
}

/** Money of buyers or of the seller that is here, on its way or owed. */
async function hasMoney(db: Db, sellerId: number): Promise<boolean> {
  const balances = [...(await listBalances(db, sellerId)).values()];
  return balances.some(({ available, arriving, leaving, payout, held, disputed, debt }) =>
    [available, arriving, leaving, payout, held, disputed, debt].some((cents) => cents !== 0),
  );
}

async function hasOpenOrder(db: Db, sellerId: number): Promise<boolean> {
  const isOpen = or(
    notInArray(orders.state, ['completed', 'cancelled']),
    eq(orders.hasOpenReturn, true),
    eq(orders.paymentState, 'to_pay_back'),
    eq(orders.paymentState, 'disputed'),
  );
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), isOpen))
    .limit(1);
  return open.length > 0;
}

async function owesCommission(db: Db, sellerId: number): Promise<boolean> {
  const { orderId, paidAt } = commissionInvoices;
  const isOwed = and(eq(commissionInvoices.sellerId, sellerId), isNull(paidAt));
  return (await db.select({ orderId }).from(commissionInvoices).where(isOwed).limit(1)).length > 0;
}
