import { expect, test } from 'vitest';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { formatDifferences } from '../../../cli/check-ledger.ts';
import { orderPayments, paymentDifferences } from '../../../schema/ordering/order-payments.ts';
import { listOpenDifferences, settleDifference } from './differences.service.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller, newBuyer } = ordering(app);

test('money that fits no order is listed until somebody settles it, with name and reason', async () => {
  expect(formatDifferences(await listOpenDifferences(db))).toEqual([
    'No payment has a difference that nobody settled.',
  ]);
  await (await newBuyer()).buy({ product: await (await newSeller()).newProduct() });
  const [payment] = await db.select().from(orderPayments);
  const row = { paymentId: payment?.id ?? 0, key: 'refunded twice', cause: 'refunded_elsewhere', amountCents: 1250 };
  const createdAt = new Date('2026-11-18T10:00:00Z');
  const [written] = await db
    .insert(paymentDifferences)
    .values({ ...row, cause: 'refunded_elsewhere', createdAt })
    .returning();
  const id = written?.id ?? 0;
  const lines = formatDifferences(await listOpenDifferences(db));
  expect(lines[1]).toBe(`${id}: 12.50 USD refunded at the provider, sandbox ${payment?.reference}, 2026-11-18`);

  const settled = { id, operator: 'mali', reason: 'Refunded by mistake' };
  expect(await settleDifference(db, settled, new Date())).toBe(true);
  expect(await settleDifference(db, { ...settled, reason: 'Again' }, new Date())).toBe(false);
  expect(await listOpenDifferences(db)).toEqual([]);
  const [kept] = await db.select().from(paymentDifferences);
  expect(kept).toMatchObject({ settledBy: 'mali', note: 'Refunded by mistake' });
});
