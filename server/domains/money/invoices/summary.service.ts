import { and, count, eq, isNull, min, sql, sum } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { InvoiceSummary } from '../../../../contracts/money/invoices.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { getBalances } from '../ledger/journal.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
import { movementLimits } from '../ledger/limits-in-currency.ts';
import { readShopCurrency } from '../ledger/shop-currency.service.ts';
import type { HasLiveRecords } from '../live-records.ts';
import { findPayable } from '../payouts/reserve.service.ts';

interface Sums extends Record<string, unknown> {
  overdue: string;
  due: string;
  seconds: string | null;
}

/** Open amounts, the average time to payment, and the amount available for an instant payout. */
export async function summarizeInvoices(
  { db, transfers, hasLiveRecords }: { db: Db; transfers: WalletTransfers; hasLiveRecords: HasLiveRecords },
  sellerId: number,
  now: Date,
): Promise<InvoiceSummary> {
  const currency = await readShopCurrency(db, sellerId);
  const today = sql`${now.toISOString()}::timestamptz`;
  const isOpen = sql`state = 'open'`;
  const { rows } = await db.execute<Sums>(sql`
    select coalesce(sum(amount_cents) filter (where ${isOpen} and due_at < ${today}), 0) as overdue,
      coalesce(sum(amount_cents) filter (where ${isOpen} and due_at >= ${today} and due_at < ${today} + interval '1 month'), 0) as due,
      round(extract(epoch from avg(settled_at - issued_at) filter (where state = 'paid'))) as seconds
    from invoices where seller_id = ${sellerId} and mode = ledger_mode() and currency = ${currency} and state <> 'void'`);
  const [sums] = rows;
  const { available } = await getBalances(db, sellerId, { currency });
  const { payableCents } = await findPayable(db, { sellerId, currency }, transfers.payoutRules, now);
  const { smallest, largest } = movementLimits(currency);
  const instant = Math.min(payableCents, largest);
  const fee = feeOf('payout', instant, currency);
  return {
    currency,
    overdue_cents: Number(sums?.overdue ?? 0),
    due_next_month_cents: Number(sums?.due ?? 0),
    average_seconds_to_pay: sums?.seconds ? Number(sums.seconds) : null,
    available_cents: available,
    instant_payout_cents: instant,
    smallest_cents: smallest,
    largest_cents: largest,
    payout_wallet: transfers.walletTypes[0] ?? null,
    is_sandbox: transfers.isSandbox,
    payout_fee_cents: instant > 0 ? fee.cents : 0,
    payout_fee_rule: fee.words,
    payout_fee_rule_message: fee.rule,
    commission_owed: await sumCommission(db, { sellerId, currency }, now),
    is_live: await hasLiveRecords(db, sellerId, 'invoices'),
  };
}

async function sumCommission(
  db: Db,
  { sellerId, currency }: { sellerId: number; currency: ShopCurrency },
  now: Date,
): Promise<InvoiceSummary['commission_owed']> {
  const [owed] = await db
    .select({ cents: sum(commissionInvoices.amountCents), orders: count(), firstDueAt: min(commissionInvoices.dueAt) })
    .from(commissionInvoices)
    .where(
      and(
        eq(commissionInvoices.sellerId, sellerId),
        isOfMode(commissionInvoices.mode),
        eq(commissionInvoices.currency, currency),
        isNull(commissionInvoices.paidAt),
      ),
    );
  if (!owed?.firstDueAt) return null;
  const { cents, orders, firstDueAt } = owed;
  const first_due_at = firstDueAt.toISOString();
  return { amount_cents: Number(cents), orders, first_due_at, is_overdue: firstDueAt < now };
}
