import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { cancelOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { markDelivered, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { findLedgerProblems, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { runTimeout } from '../orders/timeouts.service.ts';

const { url } = await createTestDatabase();
const methods: PaymentMethod[] = ['card', 'cash_on_delivery', 'promptpay', 'card'];
const buyers = 10;

/** A transaction that asked for a second connection would wait for itself here, and fail after ten seconds. */
test.each([1, 2])(
  'checkouts and what follows them need one connection each, with a pool of %i',
  {
    timeout: 120_000,
  },
  async (poolSize) => {
    const database = openDatabase(url, poolSize, () => undefined, { socketTimeoutMs: 15_000 });
    const app = await buildTestApp({ database: { ...database, url }, settings: { ORDER_LIMIT: '100000' } });
    const { db, queue } = app;
    const { newSeller, newBuyer, newKey } = ordering(app);
    const sellers = [await newSeller(), await newSeller()];
    const goods = await Promise.all(sellers.map((seller) => seller.newProduct({ stock: 1000 })));
    const lines = goods.map((product) => ({ product }));

    const people = await Promise.all(Array.from({ length: buyers }, () => newBuyer()));
    const buy = async (buyer: (typeof people)[number], at: number) => {
      const placed = await buyer.order(at % 2 ? lines : lines.toReversed(), { method: methods[at % 4] ?? 'card' });
      const isCard = methods[at % 4] === 'card';
      if (isCard) await buyer.pay(placed.purchase_id);
      for (const [index, { id }] of placed.orders.entries()) {
        const params = { id };
        if (index === 1 && at % 3 === 0) {
          await buyer.call(cancelOrder, { params, body: {} });
          continue;
        }
        const [order] = await db
          .select()
          .from(orders)
          .where(eq(orders.id, Number(id)));
        const seller = sellers.find((one) => one.id === order?.sellerId);
        if (!seller || methods[at % 4] === 'promptpay') continue;
        await seller.call(shipOrder, { params, body: { key: newKey(), carrier: 'flash-express' } });
        await seller.call(markDelivered, { params, body: {} });
        const later = new Date(Date.now() + 30 * dayMs);
        await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, later);
      }
    };
    await Promise.all(people.map(buy));
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
    await database.close();
  },
);
