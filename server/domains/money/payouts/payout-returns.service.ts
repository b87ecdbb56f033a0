import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';
import type { payouts } from '../../../schema/money/payouts.ts';
import { type Posting, transfer, writeEntry } from '../ledger/journal.service.ts';

type PayoutRow = typeof payouts.$inferSelect;

/** Books a payout that the bank sent back after it was paid: its amount and fee are the seller's again. */
export function writeReturn(tx: Db, payout: PayoutRow, now: Date): Promise<void> {
  const { amountCents, feeCents } = payout;
  const cents = amountCents + feeCents;
  const postings = [
    { type: 'outside' as const, cents: -amountCents },
    { type: 'fees' as const, cents: -feeCents },
    { type: 'available' as const, cents },
  ].filter((posting) => posting.cents !== 0);
  return writeCompleted(tx, payout, { type: 'payout_returned', cents, postings, now });
}

/** Pays what the seller owes from what came back, because it would have been paid from it at the time. */
export async function payDebtFromBalance(tx: Db, payout: PayoutRow, cents: number, now: Date): Promise<void> {
  if (cents <= 0) return;
  const postings = transfer('available', 'debt', cents);
  await writeCompleted(tx, payout, { type: 'debt_payment', cents, postings, now });
}

interface CompletedMovement {
  type: MovementType;
  cents: number;
  postings: Posting[];
  now: Date;
}

async function writeCompleted(tx: Db, payout: PayoutRow, { type, cents, postings, now }: CompletedMovement) {
  const { id, sellerId, mode, currency, destination: wallet } = payout;
  const key = `payout ${id} ${type}`;
  const times = { createdAt: now, settledAt: now };
  const amounts = { amountCents: cents, feeCents: 0, state: 'completed' as const };
  const [movement] = await tx
    .insert(ledgerMovements)
    .values({ sellerId, mode, currency, type, ...amounts, walletId: 'payout', wallet, key, ...times })
    .returning({ id: ledgerMovements.id });
  if (!movement) throw new Error('The movement was not written.');
  await writeEntry(tx, { movementId: movement.id, step: 'completed', key, createdAt: now, sellerId, postings });
}
