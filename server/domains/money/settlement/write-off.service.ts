import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements, writeOffs } from '../../../schema/money/ledger.ts';
import { getBalances, lockLedger, writeEntry } from '../ledger/journal.service.ts';
import { orderPostings } from './post-settlement.service.ts';

interface WriteOff {
  sellerId: number;
  amountCents: number;
  /** Who decided it, and why. */
  operator: string;
  reason: string;
}

/** What a seller owes, in cents. */
async function readDebt(db: Db, sellerId: number): Promise<number> {
  return -(await getBalances(db, sellerId)).debt;
}

/** Takes a debt that cannot be had off a seller; answers what is still owed. Throws where less is owed. */
export function writeOffDebt(db: Db, { sellerId, amountCents, operator, reason }: WriteOff, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockLedger(tx, sellerId);
    const owed = await readDebt(tx, sellerId);
    if (amountCents > owed) throw new Error(`The seller ${sellerId} owes ${(owed / 100).toFixed(2)} and no more.`);
    const [movement] = await tx
      .insert(ledgerMovements)
      .values({
        ...{ sellerId, type: 'write_off', amountCents, feeCents: 0, walletId: 'debt', wallet: '' },
        ...{ key: `write-off ${randomUUID()}`, state: 'completed', createdAt: at, settledAt: at },
      })
      .returning({ id: ledgerMovements.id });
    if (!movement) throw new Error('The movement was not written.');
    const amounts = { cents: amountCents, commissionCents: 0, debtCents: 0, source: 'held' } as const;
    const entry = { movementId: movement.id, step: 'write_off', key: `movement ${movement.id} write-off` } as const;
    await writeEntry(tx, { ...entry, sellerId, createdAt: at, postings: orderPostings.write_off(amounts) });
    await tx
      .insert(writeOffs)
      .values({ movementId: movement.id, sellerId, amountCents, operator, reason, createdAt: at });
    return owed - amountCents;
  });
}
