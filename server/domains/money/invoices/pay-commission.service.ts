import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { type LedgerMovement, openMovement, settleMovement } from '../ledger/ledger.service.ts';

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
    const values = { sellerId, type: 'commission' as const, amountCents, feeCents: 0, key };
    const opened = await openMovement(tx, { ...values, walletId: 'commission', wallet: 'Snapbazaar' }, now);
    if (!opened.isNew) return opened.movement;
    const paid = await tx
      .update(commissionInvoices)
      .set({ paidAt: now })
      .where(
        and(
          eq(commissionInvoices.sellerId, sellerId),
          eq(commissionInvoices.mode, opened.movement.mode),
          isNull(commissionInvoices.paidAt),
        ),
      )
      .returning({ cents: commissionInvoices.amountCents });
    const owedCents = paid.reduce((sum, { cents }) => sum + cents, 0);
    if (owedCents !== amountCents) throw new AppError('commission_changed');
    await settleMovement(tx, opened.movement.id, { outcome: 'completed' }, now);
    return { ...opened.movement, state: 'completed', settledAt: now };
  });
}
