import { dayMs } from '../../../contracts/durations.ts';
import { openMovement } from '../../../server/domains/money/ledger/ledger.service.ts';
import type { Db } from '../../../server/platform/db/database.ts';
import { invoices } from '../../../server/schema/money/ledger.ts';

/** An unpaid sale with its invoice. */
export async function createSale(
  db: Db,
  sellerId: number,
  { amountCents, createdAt }: { amountCents: number; createdAt: Date },
) {
  const sale = { sellerId, type: 'sale' as const, amountCents, feeCents: 0, key: crypto.randomUUID() };
  const { movement } = await openMovement(db, { ...sale, walletId: 'sandbox-usdt', wallet: 'USDT wallet' }, createdAt);
  await createInvoice(db, { movementId: movement.id, sellerId, amountCents, createdAt });
  return movement;
}

/** The first invoice of a seller. */
export async function createInvoice(
  db: Db,
  {
    createdAt,
    ...columns
  }: { movementId: number; sellerId: number; amountCents: number; createdAt: Date; state?: 'void' },
) {
  await db.insert(invoices).values({
    ...columns,
    number: 1,
    issuedAt: createdAt,
    billedTo: 'Hana Market',
    description: 'Rattan table lamp × 1',
    dueAt: new Date(createdAt.getTime() + 14 * dayMs),
  });
}
