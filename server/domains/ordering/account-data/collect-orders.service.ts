import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { commissionRules } from '../../../schema/money/commission-rules.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import {
  orderEvents,
  orderLines,
  orderPhotos,
  orderReturns,
  orders,
  parcels,
  purchases,
} from '../../../schema/ordering/orders.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';

/** What is stored about the orders of an account: everything of those it placed, and of its sales nothing about buyers. */
export async function collectOrders(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, accountId));
  return {
    purchases: readPurchases(db, accountId),
    orders: readOrders(db, accountId),
    order_lines: readInPages(db, orderLines, orderLines.id, inArray(orderLines.orderId, own)),
    order_events: readInPages(db, orderEvents, orderEvents.id, inArray(orderEvents.orderId, own)),
    parcels: readInPages(db, parcels, parcels.id, inArray(parcels.orderId, own)),
    returns: readInPages(db, orderReturns, orderReturns.id, inArray(orderReturns.orderId, own)),
    paybacks: readInPages(db, orderPaybacks, orderPaybacks.id, inArray(orderPaybacks.orderId, own)),
    order_photos: readInPages(db, orderPhotos, orderPhotos.name, inArray(orderPhotos.orderId, own)),
    sales: readSales(db, accountId),
    commission_rules: await readCommissionRules(db, accountId),
    commission_invoices: await db.select().from(commissionInvoices).where(eq(commissionInvoices.sellerId, accountId)),
  };
}

/** Without the operator who wrote them. */
function readCommissionRules(db: Db, accountId: number) {
  const { categoryId, share, fixedCents, startsOn, reason, createdAt } = commissionRules;
  return db
    .select({ categoryId, share, fixedCents, startsOn, reason, createdAt })
    .from(commissionRules)
    .where(eq(commissionRules.sellerId, accountId));
}

async function* readPurchases(db: Db, accountId: number) {
  const rows = readInPages(db, purchases, purchases.id, eq(purchases.customerId, accountId));
  for await (const { requestHash: _, ...purchase } of rows) yield purchase;
}

async function* readOrders(db: Db, accountId: number) {
  const rows = readInPages(db, orders, orders.id, eq(orders.customerId, accountId));
  for await (const { searchText: _, payee: __, ...order } of rows) yield order;
}

async function* readSales(db: Db, accountId: number) {
  const rows = readInPages(db, orders, orders.id, eq(orders.sellerId, accountId));
  for await (const row of rows) {
    const { id, state, placedAt, currency, totalCents, refundedCents, commissionCents, commissionTaxCents } = row;
    const { commissionTax, tax } = row;
    yield {
      ...{ id, state, placedAt, currency, totalCents, refundedCents, commissionCents, commissionTaxCents },
      ...{ commissionTax, tax },
    };
  }
}
