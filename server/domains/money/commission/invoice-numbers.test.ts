import { asc, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { Db } from '../../../platform/db/database.ts';
import { commissionInvoices } from '../../../schema/ordering/commission-invoices.ts';

const app = await buildTestApp({ settings: { UNPAID_ORDERS_PER_BUYER: '100' } });
const { db } = app;
const { newSeller, newBuyer } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();

async function newOrder(): Promise<number> {
  const { orders } = await buyer.order([{ product: await seller.newProduct() }], { method: 'cash_on_delivery' });
  return Number(orders[0]?.id);
}

function issue(on: Db, orderId: number, issuedAt = new Date('2026-11-19T12:00:00Z')) {
  const values = { orderId, sellerId: seller.id, mode: 'test', currency: 'USD', amountCents: 50 } as const;
  return on.insert(commissionInvoices).values({ ...values, issuedAt, dueAt: issuedAt });
}

async function listNumbers() {
  const { year, number } = commissionInvoices;
  return db.select({ year, number }).from(commissionInvoices).where(isNotNull(number)).orderBy(asc(year), asc(number));
}

const ofYear = (year: number, count: number) => Array.from({ length: count }, (_, at) => ({ year, number: at + 1 }));

test('fifty invoices at once have the numbers 1 to 50, though one between them is rolled back', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 52; count += 1) ids.push(await newOrder());
  const [undone = 0, later = 0, ...issued] = ids;
  const rolledBack = db.transaction(async (tx) => {
    await issue(tx, undone);
    // The number is taken here, not only at the commit that never comes.
    await tx.execute('set constraints all immediate');
    throw new Error('rolled back');
  });
  const written = issued.map((id) => db.transaction((tx) => issue(tx, id)));
  await expect(rolledBack).rejects.toThrow('rolled back');
  await Promise.all(written);
  expect(await listNumbers()).toEqual(ofYear(2026, 50));

  await issue(db, undone);
  await issue(db, later, new Date('2027-01-01T00:00:00Z'));
  expect(await listNumbers()).toEqual([...ofYear(2026, 51), ...ofYear(2027, 1)]);
});

test('a number is never changed, and no invoice is deleted', async () => {
  await expect(db.update(commissionInvoices).set({ number: 99 })).rejects.toMatchObject({
    cause: { message: 'an invoice of commission stays as it was issued' },
  });
  await expect(db.delete(commissionInvoices)).rejects.toMatchObject({
    cause: { message: 'an invoice of commission stays as it was issued' },
  });
});
