import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { writeCsv } from '../../../../contracts/text/csv.ts';
import { decimalsOf } from '../../../../i18n/format-money.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { taxLinesText } from '../../../../i18n/generated/tax-lines.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invoices } from '../../../schema/money/ledger.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';
import { formatInvoiceNumber } from '../../money/invoices/invoices.service.ts';
import { type OrderRow, orderNumber, sellerMaySeeAddress } from '../order-state/order-money.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';
import { describeTax } from '../taxes/order-taxes.ts';
import type { DocumentOrder } from './order-documents.ts';

const maxRows = 10_000;
const yearMs = 366 * dayMs;

/** The orders of the last year as CSV, newest first; the byte order mark makes spreadsheets read it as UTF-8. */
export async function exportCsv(db: Db, sellerId: number, language: Language, now: Date): Promise<string> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), gte(orders.placedAt, new Date(now.getTime() - yearMs))))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(maxRows);
  const taxed = rows.filter(({ tax }) => tax !== null).map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, taxed));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const head = withLocale(language, () => [
    ...[orderDocumentsText('csvNumber'), orderDocumentsText('csvPlaced'), orderDocumentsText('csvState')],
    ...[orderDocumentsText('csvPayment'), orderDocumentsText('csvBuyer'), orderDocumentsText('csvCountry')],
    ...[orderDocumentsText('total'), orderDocumentsText('refunded'), orderDocumentsText('csvCurrency')],
    ...[taxLinesText('csvRate'), taxLinesText('csvTax'), taxLinesText('csvRefunded')],
  ]);
  return `\ufeff${writeCsv([head, ...rows.map((row) => writeRow(row, linesOf.get(row.id) ?? []))])}`;
}

/** The cells of a tax are empty where none is known, which is not the same as a rate of zero. */
function writeRow(order: OrderRow, lines: readonly LineRow[]): string[] {
  const { currency } = order;
  const inUnits = (minor: number) => (minor / 10 ** decimalsOf(currency)).toFixed(decimalsOf(currency));
  const tax = describeTax(order, lines);
  return [
    ...[orderNumber(order.id), order.placedAt.toISOString(), order.state],
    ...[`${order.paymentMethod} ${order.paymentState}`, order.buyerName, order.country],
    ...[inUnits(order.totalCents), inUnits(order.refundedCents - order.paybackCents), currency],
    ...(tax ? [String(tax.share / 100), inUnits(tax.amount_cents), inUnits(tax.refunded_cents)] : ['', '', '']),
  ];
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
