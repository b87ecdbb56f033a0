import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { apiBase } from '../../contracts/endpoint.ts';
import { getIncome } from '../../contracts/money/income.ts';
import { getInvoiceFile, getInvoiceSummary, listInvoices } from '../../contracts/money/invoices.ts';
import { listPayouts } from '../../contracts/money/payouts.ts';
import { getWallet, linkBankAccount, listMovements, requestMovement } from '../../contracts/money/wallet.ts';
import { openFakeStripe } from '../../tests/support/ordering/fake-stripe.ts';
import { ordering, password } from '../../tests/support/ordering/orders.ts';
import { readPdfLines } from '../../tests/support/ordering/pdf-lines.ts';
import { buildTestApp } from '../../tests/support/test-app.ts';
import { formatTrialBalance } from '../cli/check-ledger.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../domains/money/ledger/journal.service.ts';
import { executeTransfer } from '../domains/money/payouts/transfers.service.ts';
import { applyOrderEvent } from '../domains/ordering/order-lifecycle/apply-event.service.ts';
import { createStripe } from '../providers/payments/stripe/stripe.ts';
import { createClosedTransfers } from '../providers/wallet-transfers/closed-transfers.ts';
import { createSandboxTransfers } from '../providers/wallet-transfers/sandbox-transfers.ts';
import { ledgerMovements } from '../schema/money/ledger.ts';
import { orderPayments } from '../schema/ordering/order-payments.ts';
import { orders } from '../schema/ordering/orders.ts';
import { openLedger } from './open-ledger.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const sandbox = await buildTestApp({ transfers: createSandboxTransfers(3600) });
const { db, queue } = sandbox;
const shop = ordering(sandbox);
const [seller, buyer] = [await shop.newSeller(), await shop.newBuyer()];
const product = await seller.newProduct({ priceCents: 5000 });

const transferOf = (type: 'deposit' | 'withdrawal', amount: string, wallet: 'usdt' | 'bank', fee_cents: number) =>
  seller.call(requestMovement, {
    body: { type, amount, wallet, fee_cents, key: randomUUID(), current_password: password },
  });

/** Settles what was asked of the sandbox. */
async function settle(movementId: number): Promise<void> {
  await executeTransfer({ db, queue, transfers: createSandboxTransfers(0) }, movementId, new Date());
}

async function finish(orderId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const step = { orderId, at: new Date() };
    await applyOrderEvent(tx, { queue }, { ...step, event: 'shipped', by: 'seller' });
    await applyOrderEvent(tx, { queue }, { ...step, event: 'delivered', by: 'buyer' });
    await applyOrderEvent(tx, { queue }, { ...step, event: 'completed', by: 'platform' });
  });
}

const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);

describe('a shop that goes live', async () => {
  const deposit = await transferOf('deposit', '100', 'usdt', 0);
  await settle(Number(deposit.movement.id));
  await seller.call(linkBankAccount, { body: { id: 'sandbox-bank', current_password: password } });
  const leaving = await transferOf('withdrawal', '20', 'bank', 25);
  const [paidId = 0] = (await buyer.buy({ product })).orders.map(({ id }) => Number(id));
  const waiting = await buyer.order([{ product }]);
  const [waitingId = 0] = waiting.orders.map(({ id }) => Number(id));
  const before = await getBalances(db, seller.id);
  const archived = await openLedger(db, 'live', new Date());
  const stripe = await createStripe({ secretKey: fake.secretKey, webhookSecret: fake.webhookSecret, apiUrl: fake.url });
  const live = await buildTestApp({ database: sandbox.database, cards: stripe, transfers: createClosedTransfers() });
  const call = live.apiAs(seller.token);

  test('begins with empty books, and the site shows nothing of the sandbox', async () => {
    expect(archived).toMatch(/^Live books begin\./);
    expect(await openLedger(db, 'live', new Date())).toBeNull();
    expect(before).toMatchObject({ available: 8000, payout: 2000, held: 5300 });
    const { wallet } = await call(getWallet, {});
    expect(wallet).toMatchObject({ available_cents: 0, leaving_cents: 0, held_cents: 0, is_sandbox: false });
    expect(wallet).toMatchObject({ has_deposits: false, has_transfers: false, bank_account: null });
    expect((await call(listMovements, { body: {} })).movements).toEqual([]);
    expect((await call(listPayouts, { body: {} })).payouts).toEqual([]);
    for (const is_settled of [false, true]) {
      expect((await call(listInvoices, { body: { is_settled } })).invoices).toEqual([]);
    }
    const { summary } = await call(getInvoiceSummary, {});
    expect(summary).toMatchObject({ available_cents: 0, overdue_cents: 0, due_next_month_cents: 0 });
    const income = await call(getIncome, {});
    expect(income.latest).toEqual([]);
    expect(income.months.every(({ in_cents, out_cents }) => in_cents === 0 && out_cents === 0)).toBe(true);
  });

  test('keeps the archived books readable: the invoice says that no real money moved', async () => {
    const { content } = await call(getInvoiceFile, { params: { number: 'INV-0001' }, body: {} });
    const lines = await readPdfLines(Buffer.from(await content.arrayBuffer()));
    expect(lines.map(({ text }) => text)).toContain('Sandbox: no real money moved. This is not a tax document.');
  });

  test('lets no sandbox movement complete, and ends what the sandbox had begun in the archived books', async () => {
    await executeTransfer({ db, queue, transfers: createSandboxTransfers(0) }, Number(leaving.movement.id), new Date());
    await finish(paidId);
    const [movement] = await db
      .select()
      .from(ledgerMovements)
      .where(eq(ledgerMovements.id, Number(leaving.movement.id)));
    expect(movement).toMatchObject({ mode: 'test', state: 'failed' });
    expect(await getBalances(db, seller.id, { mode: 'test' })).toMatchObject({ payout: 0, held: 0 });
    expect(Object.values(await getBalances(db, seller.id)).every((cents) => cents === 0)).toBe(true);
    expect((await call(listMovements, { body: {} })).movements).toEqual([]);
  });

  test('takes real money for what still waits, into live books of its own', async () => {
    const [order] = await db.select().from(orders).where(eq(orders.id, waitingId));
    expect(order?.mode).toBe('live');
    const [sandboxTry] = await db
      .select()
      .from(orderPayments)
      .where(eq(orderPayments.purchaseId, order?.purchaseId ?? 0));
    expect(sandboxTry).toMatchObject({ mode: 'test', state: 'failed' });
    await expect(
      refusal(
        db
          .update(orderPayments)
          .set({ state: 'paid' })
          .where(eq(orderPayments.id, sandboxTry?.id ?? 0)),
      ),
    ).resolves.toContain('the payment is test, and an order of it is not');
    await ordering(live).buyerWith(buyer.token).pay(waiting.purchase_id);
    const [session = ''] = fake.ledger.sessions.keys();
    const { body, headers } = fake.sign(fake.ledger.pay(session));
    const url = `${apiBase}/payments/stripe/webhook`;
    const message = { headers: { ...headers, 'content-type': 'application/json' }, payload: body };
    expect((await live.server.inject({ method: 'POST', url, ...message })).statusCode).toBe(200);
    expect((await call(getWallet, {})).wallet).toMatchObject({ held_cents: 5300, available_cents: 0 });
    expect((await call(listInvoices, { body: { is_settled: true } })).invoices).toMatchObject([{ number: 'INV-0002' }]);
  });

  test('has both trial balances at zero, each printed apart', async () => {
    const lines = await readTrialBalance(db);
    expect(findLedgerProblems(lines)).toEqual([]);
    const printed = formatTrialBalance(lines, 'live');
    const [testTitle, liveTitle] = [printed[0], printed.find((line) => line.startsWith('Live'))];
    expect([testTitle, liveTitle]).toEqual([
      'Test books, in which no real money moved (archived)',
      'Live books (present)',
    ]);
    expect(printed.filter((line) => /^seller +held/.test(line))).toEqual([
      expect.stringMatching(/ 0\.00 USD$/),
      expect.stringMatching(/ 53\.00 USD$/),
    ]);
  });

  test('does not go back to the sandbox', async () => {
    await expect(openLedger(db, 'test', new Date())).rejects.toThrow('has books of real money');
  });
});

describe('the database', () => {
  test('refuses an entry with accounts of two modes', async () => {
    const mixed = db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into ledger_accounts (owner, seller_id, type, mode) values ('outside', 77, 'outside', 'test'), ('seller', 77, 'held', 'live')`,
      );
      await tx.execute(
        sql`insert into journal_entries (order_id, step, key, created_at) values (0, 'hold', 'mixed', now())`,
      );
      await tx.execute(sql`insert into journal_postings select e.id, a.id, case type when 'held' then 5 else -5 end
        from journal_entries e, ledger_accounts a where e.key = 'mixed' and a.seller_id = 77`);
    });
    expect(await refusal(mixed)).toContain('an entry stays inside one mode');
  });

  test('refuses a deposit of real money', async () => {
    const times = { createdAt: new Date(), settledAt: new Date() };
    const values = {
      sellerId: 77,
      type: 'deposit' as const,
      amountCents: 100,
      feeCents: 0,
      walletId: 'x',
      wallet: 'x',
    };
    const insert = db.insert(ledgerMovements).values({ ...values, ...times, mode: 'live', key: 'from nothing' });
    expect(await refusal(insert)).toContain('ledger_movements_deposit');
  });

  test('keeps the mode of an order that stands in the books', async () => {
    const change = db.update(orders).set({ mode: 'live' }).where(eq(orders.mode, 'test'));
    expect(await refusal(change)).toContain('stands in the books of its mode');
  });
});

test('live books that were never used give way to the sandbox again', async () => {
  const { database } = await buildTestApp();
  await openLedger(database.db, 'live', new Date());
  expect(await openLedger(database.db, 'test', new Date())).toBe('The sandbox takes payments again; its books go on.');
});
