import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { IncomeMonth } from '../../../../contracts/money/income.ts';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';
import { describeMovement } from '../ledger/movements.service.ts';

const monthsShown = 6;
const latestShown = 5;

/** The newest sales, payouts and withdrawals. */
export async function listLatestIncome(db: Db, sellerId: number): Promise<Movement[]> {
  const rows = await db
    .select()
    .from(ledgerMovements)
    .where(
      and(eq(ledgerMovements.sellerId, sellerId), isOfMode(ledgerMovements.mode), ne(ledgerMovements.type, 'deposit')),
    )
    .orderBy(desc(ledgerMovements.createdAt), desc(ledgerMovements.id))
    .limit(latestShown);
  return rows.map(describeMovement);
}

interface ShopLedger {
  sellerId: number;
  currency: ShopCurrency;
}

/**
 * Sales, payouts and fees of each of the last months in one currency, oldest first, also of orders that
 * buyers paid to the seller directly; commission and the tax on it count as a fee. Deposits and withdrawals of the
 * seller's own money are not part of the net income.
 */
export async function sumMonths(db: Db, { sellerId, currency }: ShopLedger, now: Date): Promise<IncomeMonth[]> {
  const { rows } = await db.execute<{ month: string; incoming: string; outgoing: string; fees: string }>(sql`
    with earned as (
      select settled_at as at, type, amount_cents, fee_cents from ledger_movements
      where seller_id = ${sellerId} and mode = ledger_mode() and currency = ${currency} and state = 'completed'
      union all
      select closed_at, 'sale', total_cents - refunded_cents, commission_cents + commission_tax_cents from orders
      where seller_id = ${sellerId} and mode = ledger_mode() and currency = ${currency} and state = 'completed' and payment_state = 'paid' and payment_method <> 'card')
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month,
      coalesce(sum(amount_cents) filter (where type = 'sale'), 0)
        - coalesce(sum(amount_cents) filter (where type = 'refund'), 0) as incoming,
      coalesce(sum(amount_cents - fee_cents) filter (where type in ('withdrawal', 'payout')), 0) as outgoing,
      sum(fee_cents) as fees
    from earned where at >= ${firstDay(now).toISOString()}::timestamptz group by month`);
  return monthNames(now).map((month) => {
    const sums = rows.find((row) => row.month === month);
    const [incoming, outgoing, fees] = [
      Number(sums?.incoming ?? 0),
      Number(sums?.outgoing ?? 0),
      Number(sums?.fees ?? 0),
    ];
    return { month, in_cents: incoming, out_cents: outgoing, fee_cents: fees, net_cents: incoming - fees };
  });
}

const firstDay = (now: Date, back = monthsShown - 1) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));

const monthNames = (now: Date) =>
  Array.from({ length: monthsShown }, (_, index) =>
    firstDay(now, monthsShown - 1 - index)
      .toISOString()
      .slice(0, 7),
  );
