import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { getWallet, linkBankAccount, quoteMovement, requestMovement } from '../../../../contracts/money/wallet.ts';
import { confirmReceipt } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { refundOrder, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { getShopCurrency, putShopCurrency } from '../../../../contracts/ordering/shop-currency.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { createSale } from '../../../../tests/support/ordering/sales.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../../money/ledger/journal.service.ts';
import { openMovement, settleMovement } from '../../money/ledger/ledger.service.ts';
import { advancePayout, findPayoutOf } from '../../money/payouts/payout-steps.service.ts';
import { runTimeout } from '../orders/timeouts.service.ts';
import { runChange } from './currency-changes.service.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const queue = { enqueue: async () => undefined };

test('a shop chooses dong, lists, sells, refunds a part and is paid out, all in whole dong', async () => {
  const now = new Date();
  const seller = await newSeller();
  const buyer = await newBuyer();
  await db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, seller.id));
  await seller.call(putShopCurrency, { body: { currency: 'VND', current_password: password } });
  await runChange(db, seller.id, now);

  const typed = { suggestedPrice: '', price: '250.000', currency: 'VND' } as const;
  const body = listingForm({ productUUID: await createAnalysis(db, seller.id), ...typed, stock: '5' });
  const listed = (await seller.call(addProduct, { body })).product;

  const placed = await buyer.buy({ product: { id: Number(listed.id) }, units: 2 });
  const id = placed.orders[0]?.id ?? '';
  expect(placed.orders[0]).toMatchObject({ currency: 'VND', total_cents: 579_000 });
  expect(await getBalances(db, seller.id)).toMatchObject({ held: 579_000 });
  await seller.call(shipOrder, { params: { id }, body: { key: newKey(), carrier: 'flash-express' } });
  const { order } = await buyer.call(confirmReceipt, { params: { id }, body: {} });
  expect(order).toMatchObject({ state: 'delivered', currency: 'VND', items_cents: 500_000, delivery_cents: 79_000 });
  const later = new Date(now.getTime() + 60 * dayMs);
  await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, later);
  const earned = (await getBalances(db, seller.id)).available;
  expect(earned).toBe(579_000 - 25_000);

  const refund = { key: newKey(), amount_cents: 50_000, reason: 'A scratch' };
  await seller.call(refundOrder, { params: { id }, body: refund });
  const { wallet } = await seller.call(getWallet);
  expect(wallet).toMatchObject({ currency: 'VND', available_cents: earned - 50_000 });
  expect((await seller.call(getShopCurrency, { body: {} })).can_change).toBe(false);

  const request = {
    sellerId: seller.id,
    type: 'withdrawal',
    amountCents: 400_000,
    feeCents: 0,
    key: newKey(),
  } as const;
  const payout = { provider: 'sandbox', bankDetails: null, expectedAt: now } as const;
  const { movement } = await openMovement(db, { ...request, walletId: 'test', wallet: 'A bank', payout }, now);
  const opened = await findPayoutOf(db, movement.id);
  await advancePayout(db, { queue }, { id: opened?.id ?? 0, state: 'paid' }, now);
  expect(opened).toMatchObject({ currency: 'VND', amountCents: 400_000 });
  expect(await getBalances(db, seller.id)).toMatchObject({ available: earned - 450_000, payout: 0, held: 0 });
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
});

test('what a shop earned in a currency that it left can be taken out by hand, and nothing comes into it', async () => {
  const seller = await newSeller();
  const now = new Date();
  await db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, seller.id));
  await seller.call(linkBankAccount, { body: { id: 'sandbox-bank', current_password: password } });
  const sale = await createSale(db, seller.id, { amountCents: 50_000, createdAt: now });
  await settleMovement(db, sale.id, { outcome: 'completed' }, now);
  await db.update(accounts).set({ currency: 'THB' }).where(eq(accounts.id, seller.id));

  const { wallet } = await seller.call(getWallet);
  expect(wallet).toMatchObject({ currency: 'THB', available_cents: 0, payable_cents: 0 });
  expect(wallet.other_balances).toMatchObject([
    { currency: 'USD', available_cents: 50_000, payable_cents: 50_000, smallest_cents: 100 },
  ]);
  const asked = { type: 'withdrawal', amount: '120.50', wallet: 'bank', currency: 'USD' } as const;
  const { quote } = await seller.call(quoteMovement, { body: asked });
  expect(quote).toMatchObject({ currency: 'USD', amount_cents: 12_050 });
  const request = { ...asked, fee_cents: quote.fee_cents, key: newKey(), current_password: password };
  const { movement } = await seller.call(requestMovement, { body: request });
  expect(movement).toMatchObject({ currency: 'USD', amount_cents: 12_050, state: 'processing' });
  expect(await getBalances(db, seller.id, { currency: 'USD' })).toMatchObject({ available: 37_950, payout: 12_050 });
  const refuse = (body: object) => expect(seller.call(quoteMovement, { body: { ...asked, ...body } })).rejects;
  await refuse({ amount: '379.51' }).toMatchObject({ code: 'not_enough_money' });
  await refuse({ currency: 'JPY' }).toMatchObject({ code: 'bad_input' });
  await refuse({ type: 'deposit', wallet: 'usdt' }).toMatchObject({ code: 'bad_input' });
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
});
