import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { CommissionInvoice } from '../../../../contracts/money/commission-invoices.ts';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { isOfMode } from '../ledger/ledger-mode.service.ts';

export type CommissionInvoiceRow = typeof commissionInvoices.$inferSelect;

const pageSize = 20;
const newestFirst = keyset(commissionInvoices.issuedAt, commissionInvoices.orderId, 'desc');

/** A page of a seller's invoices of the present mode, newest first. */
export async function listPage(db: Db, sellerId: number, cursor: string | undefined) {
  const { mode, number } = commissionInvoices;
  const isOwn = eq(commissionInvoices.sellerId, sellerId);
  const rows = await db
    .select()
    .from(commissionInvoices)
    .where(and(isOwn, isOfMode(mode), isNotNull(number), newestFirst.afterCursor(cursor)))
    .orderBy(...newestFirst.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ issuedAt, orderId }) => [issuedAt, orderId]);
  return { invoices: page.map(describeInvoice), next_cursor: nextCursor };
}

export interface OpenedInvoice {
  row: CommissionInvoiceRow;
  invoice: CommissionInvoice;
  /** The name of the shop when the order was placed. */
  sellerName: string;
}

/** A seller's own invoice of any mode; throws not found for another seller's. */
export async function openInvoice(db: Db, sellerId: number, typed: string): Promise<OpenedInvoice> {
  const [, test, year, count] = /^(TEST-)?SBC-(\d{4})-(\d{4,9})$/.exec(typed) ?? [];
  const mode: LedgerMode = test ? 'test' : 'live';
  const [found] = count
    ? await db
        .select({ row: commissionInvoices, sellerName: orders.sellerName })
        .from(commissionInvoices)
        .innerJoin(orders, eq(orders.id, commissionInvoices.orderId))
        .where(
          and(
            eq(commissionInvoices.sellerId, sellerId),
            eq(commissionInvoices.mode, mode),
            eq(commissionInvoices.year, Number(year)),
            eq(commissionInvoices.number, Number(count)),
          ),
        )
    : [];
  if (!found) throw new AppError('invoice_not_found');
  return { ...found, invoice: describeInvoice(found.row) };
}

const numberOf = ({ mode, year, number }: CommissionInvoiceRow): string =>
  `${mode === 'test' ? 'TEST-' : ''}SBC-${year}-${String(number).padStart(4, '0')}`;

const describeInvoice = (row: CommissionInvoiceRow): CommissionInvoice => ({
  ...{ number: numberOf(row), mode: row.mode, order_number: `SB-${row.orderId}`, currency: row.currency },
  ...{ amount_cents: row.amountCents, tax_cents: row.taxCents },
  issued_at: row.issuedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
});
