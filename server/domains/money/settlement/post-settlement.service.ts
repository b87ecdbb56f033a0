import { dayMs } from '../../../../contracts/durations.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { CommissionTax } from '../../../../contracts/money/commission.ts';
import type { LedgerMode, MovementType } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { ledgerMovements, type orderSteps } from '../../../schema/money/ledger.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { give, type Posting, split, take, transfer, writeEntry } from '../ledger/journal.service.ts';

export type OrderStep = (typeof orderSteps)[number];

/** Where the money of an order is: held until it is completed, then the seller's. */
export type OrderMoneySource = 'held' | 'available';

export interface OrderAmounts {
  cents: number;
  /** Without the tax on it. */
  commissionCents: number;
  commissionTaxCents: number;
  /** What becomes a debt of the seller because the source does not have it, or what pays a debt. */
  debtCents: number;
  source: OrderMoneySource | 'disputed';
}

/** The postings of what happens to the money of an order that was paid through the platform. */
export const orderPostings: Record<OrderStep, (amounts: OrderAmounts) => Posting[]> = {
  /** Paid: held until the order is completed. */
  hold: ({ cents }) => transfer('outside', 'held', cents),
  /** Completed: the platform's share, the tax on it, what the seller owes, and the rest for the seller. */
  release: ({ cents, commissionCents, commissionTaxCents, debtCents }) =>
    joinPostings([
      ...split('held', cents, 'available', 'commission', commissionCents),
      ...transfer('available', 'tax', commissionTaxCents),
      ...transfer('available', 'debt', debtCents),
    ]),
  /** Cancelled, declined or returned before completion. */
  refund: ({ cents }) => transfer('held', 'outside', cents),
  /** Given back after completion, from the seller's own money. */
  goodwill: ({ cents }) => transfer('available', 'outside', cents),
  /** The card's bank disputes the payment: the amount is set apart. */
  dispute: ({ cents, debtCents, source }) => take(source, 'disputed', cents, debtCents),
  dispute_won: ({ cents, debtCents, source }) => give('disputed', source, cents, debtCents),
  /** From what was set apart, or from the order where the dispute was lost before it was heard of. */
  dispute_lost: ({ cents, debtCents, source }) => take(source, 'outside', cents, debtCents),
  /** Given back on the provider's own pages. */
  refunded_elsewhere: ({ cents, debtCents, source }) => take(source, 'outside', cents, debtCents),
  /** A debt that cannot be had: the platform bears it. */
  write_off: ({ cents }) => transfer('loss', 'debt', cents),
};

/** One posting for each account, because an entry has no two. */
function joinPostings(postings: Posting[]): Posting[] {
  const byType = Map.groupBy(postings, ({ type }) => type);
  return [...byType]
    .map(([type, some]) => ({ type, cents: some.reduce((sum, { cents }) => sum + cents, 0) }))
    .filter(({ cents }) => cents !== 0);
}

interface OrderEntry {
  orderId: number;
  sellerId: number;
  step: OrderStep;
  cents: number;
  commissionCents?: number;
  commissionTaxCents?: number;
  debtCents?: number;
  source?: OrderAmounts['source'];
  /** One entry for each. */
  key: string;
  /** The movement that shows it in the history of the wallet. */
  movementId?: number | null;
  at: Date;
}

/** Writes what happened to the money of an order that was paid through the platform. */
export function writeOrderEntry(db: Db, entry: OrderEntry): Promise<void> {
  const { orderId, sellerId, step, cents, commissionCents = 0, commissionTaxCents = 0 } = entry;
  const { debtCents = 0, source = 'held' } = entry;
  const { key, movementId = null, at } = entry;
  const postings = orderPostings[step]({ cents, commissionCents, commissionTaxCents, debtCents, source });
  return writeEntry(db, { orderId, sellerId, step, key, movementId, createdAt: at, postings });
}

interface Settlement {
  orderId: number;
  /** That of the order. */
  mode: LedgerMode;
  currency: ShopCurrency;
  orderNumber: string;
  sellerId: number;
  cents: number;
  commissionCents: number;
  commissionTaxCents: number;
  /** As it was when the order was placed. */
  commissionTax: CommissionTax | null;
  debtCents: number;
  source: OrderAmounts['source'];
  /** The entry of the ledger; null where nothing passes through the platform. */
  step: OrderStep | null;
  /** Whether the seller has to pay the commission separately. */
  owesCommission: boolean;
  /** The order event that settles it, once. */
  eventId: number;
  at: Date;
}

const commissionDueDays = 30;

/** Writes what an order event does to money into the ledger, and invoices the commission. */
export async function postSettlement(tx: Db, settlement: Settlement): Promise<void> {
  const { orderId, sellerId, cents, commissionCents, commissionTaxCents, debtCents, source, step, eventId, at } =
    settlement;
  if (settlement.owesCommission || step === 'release') await invoiceCommission(tx, settlement);
  if (!step) return;
  const movementId = await writeMovement(tx, settlement);
  const key = `order event ${eventId}`;
  const amounts = { cents, commissionCents, commissionTaxCents, debtCents, source };
  await writeOrderEntry(tx, { orderId, sellerId, step, ...amounts, key, movementId, at });
}

/** What was kept of a sale is paid from the start; the rest is owed. */
async function invoiceCommission(tx: Db, settlement: Settlement): Promise<void> {
  const { orderId, mode, currency, sellerId, owesCommission, at: issuedAt } = settlement;
  const { commissionCents, commissionTaxCents: taxCents, commissionTax: tax } = settlement;
  if (commissionCents === 0) return;
  const dueAt = owesCommission ? new Date(issuedAt.getTime() + commissionDueDays * dayMs) : issuedAt;
  const amounts = { amountCents: commissionCents + taxCents, taxCents, tax };
  const paidAt = owesCommission ? null : issuedAt;
  await tx
    .insert(commissionInvoices)
    .values({ orderId, mode, currency, sellerId, ...amounts, issuedAt, dueAt, paidAt });
}

/** What a seller earns, gives back, loses or owes also stands in the history of the wallet. */
async function writeMovement(tx: Db, settlement: Settlement): Promise<number | null> {
  const { orderNumber, mode, currency, sellerId, step, eventId, at } = settlement;
  const rows = movementsOf(settlement).filter(({ amountCents }) => amountCents > 0);
  if (rows.length === 0 || !step) return null;
  const [movement] = await tx
    .insert(ledgerMovements)
    .values(
      rows.map((row) => ({
        ...{ sellerId, mode, currency, ...row, walletId: 'order', wallet: orderNumber, state: 'completed' as const },
        ...{ key: `order event ${eventId}${row === rows[0] ? '' : ` ${row.type}`}`, createdAt: at, settledAt: at },
      })),
    )
    .returning({ id: ledgerMovements.id });
  return movement?.id ?? null;
}

/** The movements of what is, was or would be the seller's own money; what is held is not shown there. */
function movementsOf({ step, source, cents, commissionCents, commissionTaxCents: taxCents, debtCents }: Settlement) {
  const row = (type: MovementType, amountCents: number) => ({ type, amountCents, feeCents: 0, taxCents: 0 });
  const sale = { ...row('sale', cents), feeCents: commissionCents + taxCents, taxCents };
  if (step === 'release') return [sale, row('debt_payment', debtCents)];
  if (step === 'goodwill') return [row('refund', cents)];
  if (source !== 'available') return [];
  if (step === 'refunded_elsewhere') return [row('refund', cents)];
  if (step === 'dispute' || step === 'dispute_lost') return [row('dispute', cents)];
  return step === 'dispute_won' ? [row('dispute_won', cents)] : [];
}
