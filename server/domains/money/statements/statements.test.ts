import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import {
  getStatementCsv,
  getStatementPdf,
  listStatements,
  statementParts,
} from '../../../../contracts/money/statements.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { getBalances, transfer, writeEntry } from '../ledger/journal.service.ts';
import { openMovement, settleMovement } from '../ledger/ledger.service.ts';
import { partsOf } from './statement-lines.ts';
import { readStatement } from './statements.service.ts';

const app = await buildTestApp();
const { db } = app;
const { newSeller } = ordering(app);

const walletId = 'sandbox-usdt';
const key = () => crypto.randomUUID();

/** A sale of 50 with a commission of 5; in a currency without decimals of 5000 and 500. */
async function sell(sellerId: number, at: Date, currency: ShopCurrency = 'USD'): Promise<void> {
  const postings = [
    { type: 'held' as const, cents: -5000 },
    { type: 'available' as const, cents: 4500 },
    { type: 'commission' as const, cents: 500 },
  ];
  const hold = { orderId: 0, step: 'hold' as const, key: key(), createdAt: at, sellerId, currency };
  await writeEntry(db, { ...hold, postings: transfer('outside', 'held', 5000) });
  await writeEntry(db, { ...hold, step: 'release', key: key(), postings });
}

async function withdraw(sellerId: number, amountCents: number, at: Date, outcome: 'completed' | 'failed') {
  const request = { sellerId, type: 'commission' as const, amountCents, feeCents: 0, walletId, wallet: 'Snapbazaar' };
  const { movement } = await openMovement(db, { ...request, key: key() }, at);
  await settleMovement(db, movement.id, { outcome }, at);
}

async function takeBack(sellerId: number, cents: number, at: Date): Promise<void> {
  const { available } = await getBalances(db, sellerId);
  const fromAvailable = Math.min(available, cents);
  const postings = [
    { type: 'available' as const, cents: -fromAvailable },
    { type: 'debt' as const, cents: fromAvailable - cents },
    { type: 'outside' as const, cents },
  ].filter((posting) => posting.cents !== 0);
  await writeEntry(db, { orderId: 0, step: 'dispute_lost', key: key(), createdAt: at, sellerId, postings });
}

describe('a statement', async () => {
  const seller = await newSeller();
  await sell(seller.id, new Date('2026-09-30T23:59:59.999Z'));
  await sell(seller.id, new Date('2026-10-01T00:00:00Z'));
  await withdraw(seller.id, 1000, new Date('2026-10-12T08:00:00Z'), 'completed');
  await takeBack(seller.id, 9000, new Date('2026-11-02T08:00:00Z'));
  const october = { month: '2026-10', mode: 'test', currency: 'USD' } as const;

  test('of each month begins where the one before ended, the newest first', async () => {
    const { statements } = await seller.call(listStatements, {});
    expect(statements).toEqual([
      { month: '2026-11', mode: 'test', currency: 'USD', opening_cents: 8000, closing_cents: -1000 },
      { month: '2026-10', mode: 'test', currency: 'USD', opening_cents: 4500, closing_cents: 8000 },
      { month: '2026-09', mode: 'test', currency: 'USD', opening_cents: 0, closing_cents: 4500 },
    ]);
  });

  test('says what was sold, what the platform took and what is owed', async () => {
    const scope = { sellerId: seller.id, ...october };
    expect(await readStatement(db, scope)).toMatchObject({
      ...{ openingCents: 4500, closingCents: 8000, owedCents: 0 },
      sums: { sales: 5000, commission: -1500, fees: 0, payouts: 0, refunds: 0, disputes: 0 },
    });
    expect(await readStatement(db, { ...scope, month: '2026-11' })).toMatchObject({
      ...{ openingCents: 8000, closingCents: -1000, owedCents: 1000, sums: { disputes: -9000 } },
    });
  });

  test('is a PDF in the seller’s language, which says that no real money moved', { timeout: 60_000 }, async () => {
    const { name, content } = await seller.call(getStatementPdf, { body: { ...october, language: 'es' } });
    expect(name).toBe('snapbazaar-2026-10-USD-test.pdf');
    const lines = (await readPdfLines(Buffer.from(await content.arrayBuffer()))).map(({ text }) => text.normalize());
    expect(lines).toContain('Modo de prueba: no se movió dinero real. Este documento no tiene validez fiscal.');
    expect(lines.find((line) => line.startsWith('Saldo inicial'))).toMatch(/45[.,]00/);
    expect(lines.find((line) => line.startsWith('Saldo final'))).toMatch(/80[.,]00/);
    expect(lines.find((line) => line.startsWith('Ventas'))).toMatch(/50[.,]00/);
  });

  test('is a table with the balance after each change', async () => {
    const { name, content } = await seller.call(getStatementCsv, { body: { ...october, language: 'en' } });
    expect(name).toBe('snapbazaar-2026-10-USD-test.csv');
    expect((await content.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      'Sandbox: no real money moved. This is not a tax document.',
      'Date (UTC),Item,Details,Amount (USD),Balance (USD)',
      ',Opening balance,,,45.00',
      '2026-10-01T00:00:00.000Z,Sales,SB-0,50.00,95.00',
      '2026-10-01T00:00:00.000Z,Commission,SB-0,-5.00,90.00',
      '2026-10-12T08:00:00.000Z,Commission,Snapbazaar,-10.00,80.00',
      ',Closing balance,,,80.00',
      '',
    ]);
  });

  test.each([
    ['THB', '50.00', '-5.00', /฿\s?50[.,]00/],
    ['VND', '5000', '-500', /₫\s?5[.,]000/],
    ['EUR', '50.00', '-5.00', /€\s?50[.,]00/],
  ] as const)(
    'of a shop in %s has its decimals, and one for each currency',
    async (currency, sales, commission, inPdf) => {
      const shop = await newSeller();
      await sell(shop.id, new Date('2026-10-01T00:00:00Z'), currency);
      await sell(shop.id, new Date('2026-10-01T00:00:00Z'));
      const { statements } = await shop.call(listStatements, {});
      expect(statements.map((one) => [one.currency, one.closing_cents]).toSorted()).toEqual(
        [
          [currency, 4500],
          ['USD', 4500],
        ].toSorted(),
      );
      const csv = await shop.call(getStatementCsv, { body: { ...october, currency, language: 'en' } });
      expect(await csv.content.text()).toContain(`Amount (${currency}),Balance (${currency})`);
      expect(await csv.content.text()).toContain(`Sales,SB-0,${sales},${sales}\r\n`);
      expect(await csv.content.text()).toContain(`Commission,SB-0,${commission},`);
      const pdf = await shop.call(getStatementPdf, { body: { ...october, currency, language: 'en' } });
      const lines = (await readPdfLines(Buffer.from(await pdf.content.arrayBuffer()))).map(({ text }) => text);
      expect(lines.find((line) => line.startsWith('Sales'))).toMatch(inPdf);
    },
  );

  test('is empty for another seller, for the other mode and for guests refused', async () => {
    const other = await newSeller();
    expect((await other.call(listStatements, {})).statements).toEqual([]);
    expect(await (await other.call(getStatementCsv, { body: october })).content.text()).not.toContain('SB-0');
    const live = await seller.call(getStatementCsv, { body: { ...october, mode: 'live' } });
    expect(await live.content.text()).not.toContain('SB-0');
    await expect(app.api(getStatementCsv, { body: october })).rejects.toMatchObject({ status: 401 });
  });
});

test('the parts of an entry add up to what it did to the seller’s own money', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const step = fc.constantFrom(
    'opened',
    'completed',
    'failed',
    'release',
    'goodwill',
    'dispute',
    'dispute_won',
    'write_off',
    'hold',
  );
  const type = fc.constantFrom(
    null,
    'sale',
    'deposit',
    'withdrawal',
    'payout',
    'payout_returned',
    'commission',
    'debt_payment',
  );
  const change = fc.record({ step, type, ownCents: cents, feeCents: cents, commissionCents: cents, taxCents: cents });
  fc.assert(
    fc.property(change, (entry) => {
      expect(partsOf(entry).reduce((sum, part) => sum + part.cents, 0)).toBe(entry.ownCents);
    }),
  );
});

test('random months add up: opening balance, every change, closing balance, and the wallet at the end', {
  timeout: 120_000,
}, async () => {
  const event = fc.record({
    day: fc.integer({ min: 0, max: 80 }),
    what: fc.constantFrom('sell', 'pay', 'fail', 'take back'),
    cents: fc.integer({ min: 1, max: 9000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 12 }), async (events) => {
      const { id } = await newSeller();
      for (const { day, what, cents } of events.toSorted((one, other) => one.day - other.day)) {
        const at = new Date(Date.UTC(2026, 7, 1 + day, 12));
        const { available } = await getBalances(db, id);
        if (what === 'sell') await sell(id, at);
        else if (what === 'take back') await takeBack(id, cents, at);
        else if (available >= cents) await withdraw(id, cents, at, what === 'pay' ? 'completed' : 'failed');
      }
      let closing = 0;
      for (const month of ['2026-08', '2026-09', '2026-10']) {
        const statement = await readStatement(db, { sellerId: id, mode: 'test', currency: 'USD', month });
        expect(statement.openingCents).toBe(closing);
        const total = statementParts.reduce((sum, part) => sum + statement.sums[part], 0);
        closing = statement.closingCents;
        expect(statement.openingCents + total).toBe(closing);
      }
      const { available, debt } = await getBalances(db, id);
      expect(closing).toBe(available + debt);
    }),
    { numRuns: 12 },
  );
});
