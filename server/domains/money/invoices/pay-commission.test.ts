import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { getInvoiceSummary, payCommission } from '../../../../contracts/money/invoices.ts';
import { listMovements } from '../../../../contracts/money/wallet.ts';
import { markDelivered, markPaid, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { runTimeout } from '../../ordering/orders/timeouts.service.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../ledger/journal.service.ts';

const app = await buildTestApp();
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();

/** Sells a product for 10 dollars, of which 50 cents are commission. */
async function sell(payment_method: 'card' | 'cash_on_delivery'): Promise<void> {
  const line = { product: await seller.newProduct() };
  const isCard = payment_method === 'card';
  const { orders } = isCard ? await buyer.buy(line) : await buyer.order([line], { method: payment_method });
  const id = orders[0]?.id ?? '';
  const parcel = { key: newKey(), carrier: 'flash-express', tracking_number: 'TH0123456789' } as const;
  await seller.call(shipOrder, { params: { id }, body: parcel });
  await seller.call(markDelivered, { params: { id }, body: {} });
  if (!isCard) await seller.call(markPaid, { params: { id }, body: {} });
  const afterReturns = new Date(Date.now() + 8 * dayMs);
  await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, afterReturns);
}

const pay = (amount_cents: number, key: string) => seller.call(payCommission, { body: { amount_cents, key } });

test('commission of cash orders is paid from the wallet, once, and only the amount that was shown', async () => {
  await sell('cash_on_delivery');
  await sell('cash_on_delivery');
  await expect(pay(100, newKey())).rejects.toMatchObject({ code: 'not_enough_money' });
  await sell('card');
  const before = await getBalances(db, seller.id);
  await expect(pay(50, newKey())).rejects.toMatchObject({ code: 'commission_changed' });
  expect(await getBalances(db, seller.id)).toEqual(before);

  const key = newKey();
  const [first, again] = await Promise.all([pay(100, key), pay(100, key)]);
  expect(again.movement.id).toBe(first.movement.id);
  await expect(pay(100, newKey())).rejects.toMatchObject({ code: 'commission_changed' });
  await expect(pay(200, key)).rejects.toMatchObject({ code: 'key_used_before' });

  const { available, commission } = before;
  const after = { ...before, available: available - 100, commission: commission + 100 };
  expect(await getBalances(db, seller.id)).toEqual(after);
  const { summary } = await seller.call(getInvoiceSummary, {});
  expect(summary).toMatchObject({ commission_owed: null, available_cents: after.available });
  const { movements } = await seller.call(listMovements, { body: { type: 'commission' } });
  expect(movements).toMatchObject([{ amount_cents: 100, state: 'completed', wallet: 'Snapbazaar' }]);
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
});
