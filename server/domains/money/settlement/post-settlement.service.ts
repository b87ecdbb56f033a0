import { dayMs } from '../../../../contracts/durations.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements, type orderSteps } from '../../../schema/money/ledger.ts';
import { commissionInvoices } from '../../../schema/ordering/orders.ts';
import { type Posting, split, transfer, writeEntry } from '../ledger/journal.service.ts';

export type OrderStep = (typeof orderSteps)[number];

/** The postings of what happens to the money of an order that was paid through the platform. */
export const orderPostings: Record<OrderStep, (cents: number, commissionCents: number) => Posting[]> = {
  /** Paid: held until the order is completed. */
  hold: (cents) => transfer('outside', 'held', cents),
  /** Completed: the seller's share, and the platform's. */
  release: (cents, commissionCents) => split('held', cents, 'available', 'commission', commissionCents),
  /** Cancelled, declined or returned before completion. */
  refund: (cents) => transfer('held', 'outside', cents),
  /** Given back after completion, from the seller's own money. */
  goodwill: (cents) => transfer('available', 'outside', cents),
};

interface OrderEntry {
  orderId: number;
  sellerId: number;
  step: OrderStep;
  cents: number;
  commissionCents?: number;
  /** One entry for each. */
  key: string;
  /** The movement that shows it in the history of the wallet. */
  movementId?: number | null;
  at: Date;
}

/** Writes what happened to the money of an order that was paid through the platform. */
export function writeOrderEntry(db: Db, entry: OrderEntry): Promise<void> {
  const { orderId, sellerId, step, cents, commissionCents = 0, key, movementId = null, at } = entry;
  const postings = orderPostings[step](cents, commissionCents);
  return writeEntry(db, { orderId, sellerId, step, key, movementId, createdAt: at, postings });
}

interface Settlement {
  orderId: number;
  orderNumber: string;
  sellerId: number;
  cents: number;
  commissionCents: number;
  /** The entry of the ledger; null where nothing passes through the platform. */
  step: OrderStep | null;
  /** Whether the seller has to pay the commission separately. */
  owesCommission: boolean;
  /** The order event that settles it, once. */
  eventId: number;
  at: Date;
}

const commissionDueDays = 30;

/** Writes what an order event does to money into the ledger, and invoices a commission that is owed. */
export async function postSettlement(tx: Db, settlement: Settlement): Promise<void> {
  const { orderId, sellerId, cents, commissionCents, step, eventId, at } = settlement;
  if (settlement.owesCommission) {
    const dueAt = new Date(at.getTime() + commissionDueDays * dayMs);
    await tx
      .insert(commissionInvoices)
      .values({ orderId, sellerId, amountCents: commissionCents, issuedAt: at, dueAt });
  }
  if (!step) return;
  const movementId = await writeMovement(tx, settlement);
  const key = `order event ${eventId}`;
  await writeOrderEntry(tx, { orderId, sellerId, step, cents, commissionCents, key, movementId, at });
}

/** What a seller earns or gives back also stands in the history of the wallet. */
async function writeMovement(tx: Db, settlement: Settlement): Promise<number | null> {
  const { orderNumber, sellerId, cents, commissionCents, step, eventId, at } = settlement;
  if (step !== 'release' && step !== 'goodwill') return null;
  const [movement] = await tx
    .insert(ledgerMovements)
    .values({
      ...{ sellerId, type: step === 'release' ? 'sale' : 'refund', amountCents: cents, feeCents: commissionCents },
      ...{ walletId: 'order', wallet: orderNumber, state: 'completed', key: `order event ${eventId}` },
      ...{ createdAt: at, settledAt: at },
    })
    .returning({ id: ledgerMovements.id });
  return movement?.id ?? null;
}
