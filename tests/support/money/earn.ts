import { randomUUID } from 'node:crypto';
import type { ShopCurrency } from '../../../contracts/identity/shop-currencies.ts';
import { transfer, writeEntry } from '../../../server/domains/money/ledger/journal.service.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import { ledgerMovements } from '../../../server/schema/money/ledger.ts';

/** Gives a seller what an earlier sale would have. */
export async function earn(
  db: Db,
  sellerId: number,
  cents: number,
  at = new Date('2026-09-01T08:00:00Z'),
  currency: ShopCurrency = 'USD',
): Promise<void> {
  const key = `sale ${randomUUID()}`;
  const amounts = { amountCents: cents, feeCents: 0, walletId: 'order', wallet: 'SB-1', state: 'completed' as const };
  const values = { sellerId, currency, type: 'sale' as const, ...amounts, key, createdAt: at, settledAt: at };
  const [movement] = await db.insert(ledgerMovements).values(values).returning();
  const entry = { movementId: movement?.id ?? 0, step: 'completed' as const, key, createdAt: at, sellerId };
  await writeEntry(db, { ...entry, postings: transfer('outside', 'available', cents) });
}
