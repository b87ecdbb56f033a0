import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listMovements } from '../../../../contracts/money/wallet.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { ledgerMovements, writeOffs } from '../../../schema/money/ledger.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../ledger/journal.service.ts';
import { writeOrderEntry } from './post-settlement.service.ts';
import { writeOffDebt } from './write-off.service.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller } = ordering(app);

/** A seller who owes 30 dollars after a lost dispute. */
async function newDebtor() {
  const seller = await newSeller();
  const lost = { step: 'dispute_lost', cents: 3000, debtCents: 3000, source: 'available' } as const;
  await writeOrderEntry(db, { ...lost, orderId: 1, sellerId: seller.id, key: `lost ${seller.id}`, at: new Date() });
  return seller;
}

test('a debt that is written off goes to the loss account, with operator and reason, and the seller sees it', async () => {
  const { id: sellerId, call } = await newDebtor();
  const request = { sellerId, amountCents: 1200, operator: 'mali', reason: 'The shop is closed' };
  expect(await writeOffDebt(db, request, new Date())).toBe(1800);
  expect(await getBalances(db, sellerId)).toMatchObject({ debt: -1800, loss: -1200, available: 0 });
  const rows = await db.select().from(writeOffs).where(eq(writeOffs.sellerId, sellerId));
  expect(rows).toMatchObject([{ amountCents: 1200, operator: 'mali', reason: 'The shop is closed' }]);
  expect((await call(listMovements, { body: {} })).movements).toMatchObject([
    { type: 'write_off', amount_cents: 1200 },
  ]);
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
});

test('no more is written off than is owed, also by two operators at the same time', async () => {
  const { id: sellerId } = await newDebtor();
  const request = { sellerId, amountCents: 2000, operator: 'mali', reason: 'Gone' };
  const results = await Promise.allSettled([1, 2].map(() => writeOffDebt(db, request, new Date())));
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await getBalances(db, sellerId)).toMatchObject({ debt: -1000, loss: -2000 });
  const movements = await db.select().from(ledgerMovements).where(eq(ledgerMovements.sellerId, sellerId));
  expect(movements).toHaveLength(1);
});
