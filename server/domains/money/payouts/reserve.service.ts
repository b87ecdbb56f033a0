import { and, eq, gt, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PayoutRules } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import { getBalances } from '../ledger/journal.service.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';

interface ShopLedger {
  sellerId: number;
  currency: ShopCurrency;
}

/** The part of the latest sales that stays in the wallet, for what may have to be given back. */
export async function sumReserve(db: Db, shop: ShopLedger, rules: PayoutRules, now: Date): Promise<number> {
  if (rules.reservePercent === 0) return 0;
  const since = new Date(now.getTime() - rules.reserveDays * dayMs);
  const { sellerId, currency, amountCents, feeCents, mode, type, createdAt } = ledgerMovements;
  const [sales] = await db
    .select({ cents: sql<string | null>`sum(${amountCents} - ${feeCents})` })
    .from(ledgerMovements)
    .where(
      and(
        eq(sellerId, shop.sellerId),
        eq(currency, shop.currency),
        isOfMode(mode),
        eq(type, 'sale'),
        gt(createdAt, since),
      ),
    );
  return Math.ceil((Number(sales?.cents ?? 0) * rules.reservePercent) / 100);
}

/** What a seller can take out now, and what is kept back of the balance. */
export async function findPayable(db: Db, shop: ShopLedger, rules: PayoutRules, now: Date) {
  const { available } = await getBalances(db, shop.sellerId, shop);
  const reserveCents = Math.min(available, await sumReserve(db, shop, rules, now));
  return { payableCents: available - reserveCents, reserveCents };
}
