import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { writeCsv } from '../../../../contracts/text/csv.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invoices } from '../../../schema/money/ledger.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';
import { formatInvoiceNumber } from '../../money/invoices/invoices.service.ts';
import { type OrderRow, orderNumber, sellerMaySeeAddress } from '../order-state/order-money.service.ts';
import type { DocumentOrder } from './order-documents.ts';

const maxRows = 10_000;
const yearMs = 366 * dayMs;

/** The orders of the last year as CSV, newest first; the byte order mark makes spreadsheets read it as UTF-8. */
export async function exportCsv(db: Db, sellerId: number, language: Language, now: Date): Promise<string> {
  const { id, placedAt, state, paymentMethod, paymentState, buyerName, country, totalCents } = orders;
  const refundedCents = sql`${orders.refundedCents} - ${orders.paybackCents}`.mapWith(Number);
  const rows = await db
    .select({ id, placedAt, state, paymentMethod, paymentState, buyerName, country, totalCents, refundedCents })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), gte(orders.placedAt, new Date(now.getTime() - yearMs))))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxRows);
  const dollars = (cents: number) => (cents / 100).toFixed(2);
  const head = withLocale(language, () => [
    ...[orderDocumentsText('csvNumber'), orderDocumentsText('csvPlaced'), orderDocumentsText('csvState')],
    ...[orderDocumentsText('csvPayment'), orderDocumentsText('csvBuyer'), orderDocumentsText('csvCountry')],
    ...[`${orderDocumentsText('total')} (USD)`, `${orderDocumentsText('refunded')} (USD)`],
  ]);
  const csv = writeCsv([
    head,
    ...rows.map((row) => [
      ...[orderNumber(row.id), row.placedAt.toISOString(), row.state, `${row.paymentMethod} ${row.paymentState}`],
      ...[row.buyerName, row.country, dollars(row.totalCents), dollars(row.refundedCents)],
    ]),
  ]);
  return `\ufeff${csv}`;
}

/** A seller's own orders with their lines, in the order of the ids; one of another seller is not found. */
export async function readDocumentOrders(db: Db, sellerId: number, ids: number[], now: Date): Promise<DocumentOrder[]> {
  if (!ids.every(Number.isSafeInteger)) throw new AppError('order_not_found');
  const isOwn = and(eq(orders.sellerId, sellerId), inArray(orders.id, ids));
  const rows = await db.select().from(orders).where(isOwn).orderBy(asc(orders.id));
  if (rows.length !== new Set(ids).size) throw new AppError('order_not_found');
  const [lines, issued] = await Promise.all([
    db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id)),
    db.select().from(invoices).where(inArray(invoices.orderId, ids)),
  ]);
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return rows.map((order) => {
    const invoice = issued.find(({ orderId }) => orderId === order.id);
    const invoiceNumber = invoice ? formatInvoiceNumber(invoice.number) : null;
    const address = sellerMaySeeAddress(order, now) ? order.address : null;
    return { order: { ...order, address }, lines: linesOf.get(order.id) ?? [], invoiceNumber };
  });
}

/** An order with its lines for the buyer's receipt. */
export async function readReceiptOrder(db: Db, order: OrderRow): Promise<DocumentOrder> {
  const isOfOrder = eq(orderLines.orderId, order.id);
  const lines = await db.select().from(orderLines).where(isOfOrder).orderBy(asc(orderLines.id));
  return { order, lines, invoiceNumber: null };
}
