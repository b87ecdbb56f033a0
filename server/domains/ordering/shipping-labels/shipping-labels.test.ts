import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getOrderDocuments, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { orders } from '../../../schema/ordering/orders.ts';

const app = await buildTestApp();
const { newSeller, newBuyer, newKey } = ordering(app);
const [seller, other, buyer] = [await newSeller(), await newSeller(), await newBuyer()];

const idOf = ({ orders: placed }: { orders: { id: string }[] }) => placed[0]?.id ?? '';
const labels = (ids: string[], by = seller) =>
  by.call(getOrderDocuments, { body: { ids, type: 'label', language: 'en' } });

test('a seller prints the labels of several orders as one file, a page of A6 for each', async () => {
  const product = await seller.newProduct();
  const card = idOf(await buyer.buy({ product }));
  const cash = idOf(await buyer.order([{ product }], { method: 'cash_on_delivery' }));
  const shipment = { key: newKey(), carrier: 'thailand-post', tracking_number: 'EB123456785TH' };
  await seller.call(shipOrder, { params: { id: card }, body: shipment });
  const { name, content } = await labels([card, cash]);
  const file = Buffer.from(await content.bytes());
  expect(name).toBe('labels.pdf');
  expect(file.toString('latin1').match(/\/MediaBox \[0 0 298 420\]/g)).toHaveLength(2);
  const [first, second] = [await readPdfLines(file, 1), await readPdfLines(file, 2)].map((lines) =>
    lines.map(({ text }) => text),
  );
  expect(first).toEqual(
    expect.arrayContaining(['Mali Srisuk', '12/5 Soi Sukhumvit 31', 'Phone +66812345678', `Order SB-${card}`]),
  );
  expect(first?.join(' ')).toMatch(/Thailand Post.*EB123456785TH/);
  expect(first).not.toContain('Cash on delivery');
  expect(second).toEqual(expect.arrayContaining([`Order SB-${cash}`, 'Cash on delivery', '$ 13.00']));
});

test('labels are refused of another shop’s orders, of what is not paid yet or over, and without an address', async () => {
  const product = await seller.newProduct();
  const own = idOf(await buyer.buy({ product }));
  const foreign = idOf(await buyer.buy({ product: await other.newProduct() }));
  await expect(labels([own, foreign])).rejects.toMatchObject({ code: 'order_not_found' });
  await expect(labels([own], other)).rejects.toMatchObject({ code: 'order_not_found' });
  const unpaid = idOf(await buyer.order([{ product }]));
  await expect(labels([own, unpaid])).rejects.toMatchObject({ code: 'order_changed' });
  await app.db
    .update(orders)
    .set({ address: null })
    .where(eq(orders.id, Number(own)));
  await expect(labels([own])).rejects.toMatchObject({ code: 'order_changed' });
});
