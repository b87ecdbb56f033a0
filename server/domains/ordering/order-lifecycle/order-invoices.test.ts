import { expect, test } from 'vitest';
import { listInvoices } from '../../../../contracts/money/invoices.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { newSeller, newBuyer } = ordering(await buildTestApp());

test('the invoice of an order names every article with its units', async () => {
  const shop = await newSeller();
  const [lamp, cup] = [await shop.newProduct({ title: 'Rattan lamp' }), await shop.newProduct({ title: 'Clay cup' })];
  const buyer = await newBuyer();
  await buyer.buy({ product: lamp }, { product: cup, units: 2 });
  const { invoices } = await shop.call(listInvoices, { body: { is_settled: true } });
  expect(invoices.map(({ description }) => description)).toEqual([
    expect.stringMatching(/^SB-\S+\nRattan lamp\nClay cup × 2$/),
  ]);
});
