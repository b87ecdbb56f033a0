import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Invoice, InvoiceState } from '../../../contracts/invoices.ts';
import type { Db } from '../../db/database.ts';
import { invoices, ledgerMovements } from '../../db/schema/ledger.ts';
import type { LedgerMovement } from '../ledger/ledger.service.ts';
import { readPageMarker, writePageMarker } from '../listings/listings.service.ts';

type Row = { invoices: typeof invoices.$inferSelect; ledger_movements: LedgerMovement };

const pageSize = 20;

/** Earlier versions billed deposits to the seller themselves. Those rows stay in the books, and count for nothing. */
const isOfSale = eq(ledgerMovements.kind, 'sale');

/** A page of invoices: what is still to be paid, the first due first; or what is settled, newest first. */
export async function listPage(
  db: Db,
  sellerId: number,
  { is_settled: isSettled, cursor, now }: { is_settled: boolean; cursor?: string | undefined; now: Date },
) {
  const key = isSettled ? ledgerMovements.settledAt : invoices.dueAt;
  const [time = 0, id = 0] = cursor ? readPageMarker(cursor) : [];
  const marker = sql`(${new Date(time).toISOString()}::timestamptz, ${id})`;
  const isAfter = isSettled
    ? sql`(${key}, ${invoices.movementId}) < ${marker}`
    : sql`(${key}, ${invoices.movementId}) > ${marker}`;
  const order = isSettled ? desc : asc;
  const rows = await owned(db)
    .where(
      and(
        eq(invoices.sellerId, sellerId),
        isOfSale,
        sql`(${ledgerMovements.state} <> 'processing') = ${isSettled}`,
        cursor ? isAfter : undefined,
      ),
    )
    .orderBy(order(key), order(invoices.movementId))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const lastTime = last && (isSettled ? last.ledger_movements.settledAt : last.invoices.dueAt);
  const hasMore = rows.length > page.length && last && lastTime;
  return {
    invoices: page.map((row) => describe(row, now)),
    next_cursor: hasMore ? writePageMarker(lastTime.getTime(), last.invoices.movementId) : null,
  };
}

/** A seller's own invoice; anybody else's is not found. */
export async function getInvoice(db: Db, sellerId: number, number: string, now: Date): Promise<Invoice> {
  const count = /^INV-(\d{4,9})$/.exec(number)?.[1];
  const [row] = count
    ? await owned(db).where(and(eq(invoices.sellerId, sellerId), isOfSale, eq(invoices.number, Number(count))))
    : [];
  if (!row) throw new AppError('invoice_not_found');
  return describe(row, now);
}

const owned = (db: Db) =>
  db.select().from(invoices).innerJoin(ledgerMovements, eq(ledgerMovements.id, invoices.movementId));

function describe({ invoices: invoice, ledger_movements: movement }: Row, now: Date): Invoice {
  return {
    number: `INV-${String(invoice.number).padStart(4, '0')}`,
    billed_to: invoice.billedTo,
    description: invoice.description,
    amount_cents: movement.amountCents,
    state: stateOf(movement.state, invoice.dueAt, now),
    issued_at: movement.createdAt.toISOString(),
    due_at: invoice.dueAt.toISOString(),
    paid_at: movement.state === 'completed' ? (movement.settledAt?.toISOString() ?? null) : null,
  };
}

function stateOf(state: LedgerMovement['state'], dueAt: Date, now: Date): InvoiceState {
  if (state === 'completed') return 'paid';
  if (state === 'failed') return 'cancelled';
  return dueAt < now ? 'overdue' : 'unpaid';
}
