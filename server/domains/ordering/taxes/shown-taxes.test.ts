import { beforeAll, expect, test } from 'vitest';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { declineOrder, getSellerOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { putTaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { exportCsv } from '../order-documents/export-orders.service.ts';
import { describeTax } from './order-taxes.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const [seller, buyer] = [await newSeller(), await newBuyer()];
let id = '';

/** A bowl for 20 dollars and a cup for 10, sent within Thailand for 3: 33 dollars, of which 2.16 are tax. */
beforeAll(async () => {
  await seller.call(putTaxSettings, { body: { is_registered: true, tax_id: '0105512345678' } });
  const [bowl, cup] = [await seller.newProduct({ priceCents: 2000 }), await seller.newProduct()];
  const placed = await buyer.buy({ product: bowl }, { product: cup });
  id = placed.orders[0]?.id ?? '';
});

const orderTax = { country: 'TH', name: 'vat', share: 700, is_included: true, tax_id: '0105512345678' };

test('the tax in an order is shown to both sides as it was frozen, also after the seller is no longer registered', async () => {
  await seller.call(putTaxSettings, { body: { is_registered: false } });
  const tax = { ...orderTax, amount_cents: 216, refunded_cents: 0 };
  expect((await buyer.call(getCustomerOrder, { params: { id }, body: {} })).order.tax).toEqual(tax);
  expect((await seller.call(getSellerOrder, { params: { id }, body: {} })).order.tax).toEqual(tax);
});

test('a refund of a line contains the tax of that line', async () => {
  const { order } = await seller.call(getSellerOrder, { params: { id }, body: {} });
  const line = order.lines.find(({ unit_price_cents }) => unit_price_cents === 1000);
  const body = { key: newKey(), line_ids: [line?.id ?? ''], reason: 'Broken' };
  const declined = await seller.call(declineOrder, { params: { id }, body });
  expect(declined.order).toMatchObject({ refunded_cents: 1000, tax: { amount_cents: 216, refunded_cents: 65 } });
});

test('the CSV of orders has rate, tax and refunded tax, and nothing there where no tax is known', async () => {
  await buyer.buy({ product: await seller.newProduct() });
  const [head, untaxed, taxed] = (await exportCsv(db, seller.id, 'en', new Date())).split('\r\n');
  expect(head).toMatch(/Currency,Tax rate %,Tax included,Tax in refunds$/);
  expect(taxed).toMatch(/,33\.00,10\.00,USD,7,2\.16,0\.65$/);
  expect(untaxed).toMatch(/,13\.00,0\.00,USD,,,$/);
});

test('what a seller has still to pay back counts as refunded only when the buyer has it', () => {
  const order = { tax: orderTax, taxCents: 70, deliveryCents: 0, deliveryTaxCents: 0, refundedCents: 1070 };
  const lines = [{ units: 1, unitPriceCents: 1070, taxCents: 70, refundedCents: 1070 }];
  expect(describeTax({ ...order, paybackCents: 1070 }, lines)?.refunded_cents).toBe(0);
  expect(describeTax({ ...order, paybackCents: 535 }, lines)?.refunded_cents).toBe(35);
  expect(describeTax({ ...order, paybackCents: 0 }, lines)?.refunded_cents).toBe(70);
});
