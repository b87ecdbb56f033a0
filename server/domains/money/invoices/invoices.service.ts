import { and, eq, inArray, ne } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Invoice, InvoiceState } from '../../../../contracts/money/invoices.ts';
import type { OrderTax } from '../../../../contracts/money/order-tax.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { invoices } from '../../../schema/money/ledger.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';

type Row = typeof invoices.$inferSelect;

/** The part of an invoice's amount that is tax. */
export type InvoiceTax = OrderTax & { cents: number };

const pageSize = 20;
const lastSettledFirst = keyset(invoices.settledAt, invoices.id, 'desc');
const firstDueFirst = keyset(invoices.dueAt, invoices.id, 'asc');

/** A page of open invoices, earliest due date first, or of settled invoices, newest first. */
export async function listPage(
  db: Db,
  sellerId: number,
  { is_settled: isSettled, cursor, now }: { is_settled: boolean; cursor?: string | undefined; now: Date },
) {
  const { order, afterCursor } = isSettled ? lastSettledFirst : firstDueFirst;
  const hasState = inArray(invoices.state, isSettled ? ['paid', 'cancelled'] : ['open']);
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.sellerId, sellerId), isOfMode(invoices.mode), hasState, afterCursor(cursor)))
    .orderBy(...order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ settledAt, dueAt, id }) => [
    isSettled ? settledAt : dueAt,
    id,
  ]);
  return { invoices: page.map((row) => toInvoice(row, now)), next_cursor: nextCursor };
}

/** A seller's own invoice of any mode, and whether a buyer's order is billed by it; throws not found for another seller's. */
export async function getInvoice(
  db: Db,
  sellerId: number,
  number: string,
  now: Date,
): Promise<{ invoice: Invoice; isOfOrder: boolean; isTest: boolean; tax: InvoiceTax | null }> {
  const count = /^INV-(\d{4,9})$/.exec(number)?.[1];
  const [row] = count
    ? await db
        .select({ invoice: invoices, tax: orders.tax, taxCents: orders.taxCents })
        .from(invoices)
        .leftJoin(orders, eq(orders.id, invoices.orderId))
        .where(and(eq(invoices.sellerId, sellerId), eq(invoices.number, Number(count)), ne(invoices.state, 'void')))
    : [];
  if (!row) throw new AppError('invoice_not_found');
  const { invoice, tax, taxCents } = row;
  return {
    ...{ invoice: toInvoice(invoice, now), isOfOrder: invoice.orderId !== null, isTest: invoice.mode === 'test' },
    tax: tax && { ...tax, cents: taxCents ?? 0 },
  };
}

export const formatInvoiceNumber = (number: number): string => `INV-${String(number).padStart(4, '0')}`;

function toInvoice(invoice: Row, now: Date): Invoice {
  return {
    number: formatInvoiceNumber(invoice.number),
    billed_to: invoice.billedTo,
    description: invoice.description,
    currency: invoice.currency,
    amount_cents: invoice.amountCents,
    state: stateOf(invoice, now),
    issued_at: invoice.issuedAt.toISOString(),
    due_at: invoice.dueAt.toISOString(),
    paid_at: invoice.state === 'paid' ? (invoice.settledAt?.toISOString() ?? null) : null,
  };
}

function stateOf({ state, dueAt }: Row, now: Date): InvoiceState {
  if (state === 'paid') return 'paid';
  if (state !== 'open') return 'cancelled';
  return dueAt < now ? 'overdue' : 'unpaid';
}
