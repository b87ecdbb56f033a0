import { and, count, eq, isNull, min, sql, sum } from 'drizzle-orm';
import type { InvoiceSummary } from '../../../../contracts/money/invoices.ts';
import { largestMovement } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { feeOf } from '../ledger/fees.service.ts';
import { getBalances } from '../ledger/journal.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
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
  const today = sql`${now.toISOString()}::timestamptz`;
  const isOpen = sql`state = 'open'`;
  const { rows } = await db.execute<Sums>(sql`
    select coalesce(sum(amount_cents) filter (where ${isOpen} and due_at < ${today}), 0) as overdue,
      coalesce(sum(amount_cents) filter (where ${isOpen} and due_at >= ${today} and due_at < ${today} + interval '1 month'), 0) as due,
      round(extract(epoch from avg(settled_at - issued_at) filter (where state = 'paid'))) as seconds
    from invoices where seller_id = ${sellerId} and mode = ledger_mode() and state <> 'void'`);
  const [sums] = rows;
  const { available } = await getBalances(db, sellerId);
  const { payableCents } = await findPayable(db, sellerId, transfers.payoutRules, now);
  const instant = Math.min(payableCents, largestMovement);
  const fee = feeOf('payout', instant);
  return {
    overdue_cents: Number(sums?.overdue ?? 0),
    due_next_month_cents: Number(sums?.due ?? 0),
    average_seconds_to_pay: sums?.seconds ? Number(sums.seconds) : null,
    available_cents: available,
    instant_payout_cents: instant,
    payout_wallet: transfers.walletTypes[0] ?? null,
    is_sandbox: transfers.isSandbox,
    payout_fee_cents: instant > 0 ? fee.cents : 0,
    payout_fee_rule: fee.words,
    payout_fee_rule_message: fee.rule,
    commission_owed: await sumCommission(db, sellerId, now),
    is_live: await hasLiveRecords(db, sellerId, 'invoices'),
  };
}

async function sumCommission(db: Db, sellerId: number, now: Date): Promise<InvoiceSummary['commission_owed']> {
  const [owed] = await db
    .select({ cents: sum(commissionInvoices.amountCents), orders: count(), firstDueAt: min(commissionInvoices.dueAt) })
    .from(commissionInvoices)
    .where(
      and(
        eq(commissionInvoices.sellerId, sellerId),
        isOfMode(commissionInvoices.mode),
        isNull(commissionInvoices.paidAt),
      ),
    );
  if (!owed?.firstDueAt) return null;
  const { cents, orders, firstDueAt } = owed;
  const first_due_at = firstDueAt.toISOString();
  return { amount_cents: Number(cents), orders, first_due_at, is_overdue: firstDueAt < now };
}
