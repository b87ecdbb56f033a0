import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Invoice, InvoiceState } from '../../../contracts/invoices.ts';
import type { Db } from '../../db/database.ts';
import { cutPage, keyset } from '../../db/keyset.ts';
import { invoices, ledgerMovements } from '../../db/schema/ledger.ts';
import type { LedgerMovement } from '../ledger/ledger.service.ts';

type Row = { invoices: typeof invoices.$inferSelect; ledger_movements: LedgerMovement };

const pageSize = 20;
const lastSettledFirst = keyset(ledgerMovements.settledAt, invoices.movementId, 'desc');
const firstDueFirst = keyset(invoices.dueAt, invoices.movementId, 'asc');

/** Earlier versions also invoiced deposits to the seller; those rows stay in the ledger and are ignored. */
const isOfSale = eq(ledgerMovements.kind, 'sale');

/** A page of open invoices, earliest due date first, or of settled invoices, newest first. */
export async function listPage(
  db: Db,
  sellerId: number,
  { is_settled: isSettled, cursor, now }: { is_settled: boolean; cursor?: string | undefined; now: Date },
) {
  const { order, afterCursor } = isSettled ? lastSettledFirst : firstDueFirst;
  const rows = await selectInvoices(db)
    .where(
      and(
        eq(invoices.sellerId, sellerId),
        isOfSale,
        sql`(${ledgerMovements.state} <> 'processing') = ${isSettled}`,
        afterCursor(cursor),
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ invoices: { dueAt, movementId }, ledger_movements }) => [
    isSettled ? ledger_movements.settledAt : dueAt,
    movementId,
  ]);
  return { invoices: page.map((row) => toInvoice(row, now)), next_cursor: nextCursor };
}

/** A seller's own invoice; throws not found for another seller's. */
export async function getInvoice(db: Db, sellerId: number, number: string, now: Date): Promise<Invoice> {
  const count = /^INV-(\d{4,9})$/.exec(number)?.[1];
  const [row] = count
    ? await selectInvoices(db).where(and(eq(invoices.sellerId, sellerId), isOfSale, eq(invoices.number, Number(count))))
    : [];
  if (!row) throw new AppError('invoice_not_found');
  return toInvoice(row, now);
}

const selectInvoices = (db: Db) =>
  db.select().from(invoices).innerJoin(ledgerMovements, eq(ledgerMovements.id, invoices.movementId));

function toInvoice({ invoices: invoice, ledger_movements: movement }: Row, now: Date): Invoice {
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
