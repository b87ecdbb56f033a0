import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { type LedgerMovement, openMovement, settleMovement } from '../ledger/ledger.service.ts';
import { readMode } from '../ledger/ledger-mode.service.ts';
import { readShopCurrency } from '../ledger/shop-currency.service.ts';

interface CommissionPayment {
  sellerId: number;
  /** What the seller was shown. */
  amountCents: number;
  key: string;
}

/** Pays all commission that a seller owes from the wallet. Nothing leaves the platform, so it is completed at once. */
export async function payOwedCommission(db: Db, payment: CommissionPayment, now: Date): Promise<LedgerMovement> {
  return db.transaction(async (tx) => {
    const { sellerId, amountCents, key } = payment;
    const isOpen = and(
      eq(commissionInvoices.sellerId, sellerId),
      eq(commissionInvoices.mode, await readMode(tx)),
      eq(commissionInvoices.currency, await readShopCurrency(tx, sellerId)),
      isNull(commissionInvoices.paidAt),
    );
    const [owed] = await tx
      .select({ taxCents: sql<number>`coalesce(sum(${commissionInvoices.taxCents}), 0)::float8` })
      .from(commissionInvoices)
      .where(isOpen);
    const taxCents = owed?.taxCents ?? 0;
    // What is owed less the tax cannot be paid with it; the amount is compared below.
    if (taxCents > amountCents) throw new AppError('commission_changed');
    const values = { sellerId, type: 'commission' as const, amountCents, feeCents: 0, taxCents, key };
    const opened = await openMovement(tx, { ...values, walletId: 'commission', wallet: 'Snapbazaar' }, now);
    if (!opened.isNew) return opened.movement;
    const paid = await tx
      .update(commissionInvoices)
      .set({ paidAt: now })
      .where(isOpen)
      .returning({ cents: commissionInvoices.amountCents, tax: commissionInvoices.taxCents });
    const owedCents = paid.reduce((sum, { cents }) => sum + cents, 0);
    const owedTaxCents = paid.reduce((sum, { tax }) => sum + tax, 0);
    if (owedCents !== amountCents || owedTaxCents !== taxCents) throw new AppError('commission_changed');
    await settleMovement(tx, opened.movement.id, { outcome: 'completed' }, now);
    return { ...opened.movement, state: 'completed', settledAt: now };
  });
}
