import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { cancelOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { markPaid, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';
import { orderEvents } from '../../../schema/ordering/orders.ts';
import { runTimeout } from './timeouts.service.ts';

const app = await buildTestApp();
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const parcel = () => ({ key: newKey(), carrier: 'flash-express', tracking_number: 'TH0123456789' });
const mark = (id: string, by = seller) => by.call(markPaid, { params: { id }, body: {} });

async function place(method: 'promptpay' | 'cash_on_delivery') {
  const { orders } = await buyer.order([{ product: await seller.newProduct() }], { method });
  return orders[0]?.id ?? '';
}

async function eventsOf(id: string) {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, Number(id)));
  return rows.map(({ event }) => event).filter((event) => event === 'paid' || event === 'cash_received');
}

describe('an order that its seller marks as paid', () => {
  test('is paid once, also when it was sent already and the seller says so again', async () => {
    const id = await place('promptpay');
    await mark(id);
    await seller.call(shipOrder, { params: { id }, body: parcel() });
    expect((await mark(id)).order).toMatchObject({ state: 'shipped', payment_state: 'paid' });
    expect(await eventsOf(id)).toEqual(['paid']);
  });

  test('at the door is paid when the cash is there, on the way or later, and owes one commission', async () => {
    const id = await place('cash_on_delivery');
    await seller.call(shipOrder, { params: { id }, body: parcel() });
    expect((await mark(id)).order).toMatchObject({ state: 'shipped', payment_state: 'paid' });
    const later = (days: number) => new Date(Date.now() + days * dayMs);
    await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'deliver' }, later(60));
    await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, later(120));
    expect((await mark(id)).order).toMatchObject({ state: 'completed', payment_state: 'paid' });
    expect(await eventsOf(id)).toEqual(['cash_received']);
    const issued = await db
      .select()
      .from(commissionInvoices)
      .where(eq(commissionInvoices.orderId, Number(id)));
    expect(issued).toHaveLength(1);
  });

  test('is not, where a card pays it, where it was cancelled, and where it is another seller’s', async () => {
    const { orders } = await buyer.buy({ product: await seller.newProduct() });
    await expect(mark(orders[0]?.id ?? '')).rejects.toMatchObject({ code: 'order_changed' });
    const cancelled = await place('promptpay');
    await buyer.call(cancelOrder, { params: { id: cancelled }, body: {} });
    await expect(mark(cancelled)).rejects.toMatchObject({ code: 'order_changed' });
    const open = await place('promptpay');
    await expect(mark(open, await newSeller())).rejects.toMatchObject({ code: 'order_not_found' });
    expect(await eventsOf(open)).toEqual([]);
  });
});
