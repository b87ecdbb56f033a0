import { randomUUID } from 'node:crypto';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements, writeOffs } from '../../../schema/money/ledger.ts';
import { getBalances, lockLedger, writeEntry } from '../ledger/journal.service.ts';
import { readShopCurrency } from '../ledger/shop-currency.service.ts';
import { orderPostings } from './post-settlement.service.ts';

interface WriteOff {
  sellerId: number;
  /** That of the shop, unless another is named. */
  currency?: ShopCurrency;
  amountCents: number;
  /** Who decided it, and why. */
  operator: string;
  reason: string;
}

/** Takes a debt that cannot be had off a seller; answers what is still owed. Throws where less is owed. */
export function writeOffDebt(db: Db, writeOff: WriteOff, at: Date): Promise<number> {
  const { sellerId, amountCents, operator, reason } = writeOff;
  return db.transaction(async (tx) => {
    await lockLedger(tx, sellerId);
    const currency = writeOff.currency ?? (await readShopCurrency(tx, sellerId));
    const owed = -(await getBalances(tx, sellerId, { currency })).debt;
    if (amountCents > owed) {
      throw new Error(`The seller ${sellerId} owes ${formatMoney(owed, currency)} and no more.`);
    }
    const [movement] = await tx
      .insert(ledgerMovements)
      .values({
        ...{ sellerId, currency, type: 'write_off', amountCents, feeCents: 0, walletId: 'debt', wallet: '' },
        ...{ key: `write-off ${randomUUID()}`, state: 'completed', createdAt: at, settledAt: at },
      })
      .returning({ id: ledgerMovements.id });
    if (!movement) throw new Error('The movement was not written.');
    const amounts = {
      cents: amountCents,
      commissionCents: 0,
      commissionTaxCents: 0,
      debtCents: 0,
      source: 'held',
    } as const;
    const entry = { movementId: movement.id, step: 'write_off', key: `movement ${movement.id} write-off` } as const;
    await writeEntry(tx, { ...entry, sellerId, createdAt: at, postings: orderPostings.write_off(amounts) });
    await tx
      .insert(writeOffs)
      .values({ movementId: movement.id, sellerId, currency, amountCents, operator, reason, createdAt: at });
    return owed - amountCents;
  });
}
