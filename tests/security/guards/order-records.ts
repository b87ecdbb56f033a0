import { sql } from 'drizzle-orm';
import { dayMs } from '../../../contracts/durations.ts';
import { cancelOrder, requestReturn } from '../../../contracts/ordering/orders/customer-orders.ts';
import { markDelivered, markPaid, sendPayback, shipOrder } from '../../../contracts/ordering/orders/seller-orders.ts';
import { runTimeout } from '../../../server/domains/ordering/orders/timeouts.service.ts';
import { orderPayments, paymentDisputes } from '../../../server/schema/ordering/order-payments.ts';
import { orderPhotos } from '../../../server/schema/ordering/orders.ts';
import { createProduct } from '../../support/factories.ts';
import { openShop, ordering } from '../../support/ordering/orders.ts';
import type { buildTestApp } from '../../support/test-app.ts';

/** A photo of the completed order. */
export const orderPhoto = '0b9e7c52-8f0e-4d0a-9a53-2f6c1d7e4b18.webp';

/** The ids of orders in the states that the calls of a seller need. */
export interface OrderRecords {
  toShip: string;
  toDecline: string;
  toCancel: string;
  /** A transfer that the seller has to confirm. */
  toConfirm: string;
  shipped: string;
  returnToAccept: string;
  returnToDecline: string;
  returnToRefund: string;
  completed: string;
  /** Direct payments of cancelled orders that the seller pays back, or says to have paid back. */
  paybackToSend: string;
  paybackToConfirm: string;
  paybackToDispute: string;
  purchase: string;
}

type App = Awaited<ReturnType<typeof buildTestApp>>;

/** The buyer's bank asks about the payment of an order, which moves no money. */
async function inquire(db: App['db'], orderId: number): Promise<void> {
  const isPaying = sql`${orderId} = any(${orderPayments.orderIds})`;
  const [payment] = await db.select().from(orderPayments).where(isPaying);
  const inquiry = { reference: 'dp_1', amountCents: 100, state: 'inquiry' as const, openedAt: new Date() };
  await db.insert(paymentDisputes).values({ ...inquiry, paymentId: payment?.id ?? 0 });
}

/** Orders of a customer at a seller, in every state that a call needs. */
export async function createOrderRecords(
  app: App,
  seller: { id: number; token: string },
  customerToken: string,
  title: string,
): Promise<OrderRecords> {
  const { db, apiAs, queue, storage } = app;
  const call = apiAs(seller.token);
  await openShop(db, seller.id);
  const product = await createProduct(db, seller.id, { title, stock: 100 });
  const buyer = ordering(app).buyerWith(customerToken);
  const key = () => `key-${crypto.randomUUID()}`;
  const buy = async () => (await buyer.buy({ product })).orders[0]?.id ?? '';
  async function buyShipped() {
    const id = await buy();
    await call(shipOrder, { params: { id }, body: { key: key(), carrier: 'flash-express' } });
    return id;
  }
  async function buyDelivered() {
    const id = await buyShipped();
    const { order } = await call(markDelivered, { params: { id }, body: {} });
    return { id, line_ids: order.lines.map((line) => line.id) };
  }
  async function buyReturned() {
    const { id, line_ids } = await buyDelivered();
    await apiAs(customerToken)(requestReturn, { params: { id }, body: { key: key(), line_ids, reason: title } });
    return id;
  }
  const { id: completed } = await buyDelivered();
  const later = new Date(Date.now() + 30 * dayMs);
  await runTimeout(db, { queue }, { orderId: Number(completed), timeout: 'complete' }, later);
  await inquire(db, Number(completed));
  const photo = { name: `orders/${orderPhoto}`, orderId: Number(completed), createdAt: new Date() };
  await db.insert(orderPhotos).values(photo);
  await storage.put(photo.name, Buffer.from(title), 'image/webp');
  async function buyCancelled({ isSent }: { isSent: boolean }) {
    const id = (await buyer.order([{ product }], { method: 'promptpay' })).orders[0]?.id ?? '';
    await call(markPaid, { params: { id }, body: {} });
    await apiAs(customerToken)(cancelOrder, { params: { id }, body: {} });
    if (isSent) await call(sendPayback, { params: { id }, body: { reference: 'A1' } });
    return id;
  }
  const transfer = await buyer.order([{ product }], { method: 'promptpay' });
  return {
    ...{ toShip: await buy(), toDecline: await buy(), toCancel: await buy(), shipped: await buyShipped() },
    ...{ toConfirm: transfer.orders[0]?.id ?? '', purchase: transfer.purchase_id, completed },
    ...{ returnToAccept: await buyReturned(), returnToDecline: await buyReturned() },
    returnToRefund: await buyReturned(),
    paybackToSend: await buyCancelled({ isSent: false }),
    ...{
      paybackToConfirm: await buyCancelled({ isSent: true }),
      paybackToDispute: await buyCancelled({ isSent: true }),
    },
  };
}
