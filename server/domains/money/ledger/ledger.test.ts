import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { createSeller } from '../../../../tests/support/factories.ts';
import {
  createLedgerModel,
  type LedgerEvent,
  ledgerHistories,
} from '../../../../tests/support/ordering/ledger-model.ts';
import type { Db } from '../../../platform/db/database.ts';
import { firstLedgerBalances, firstLedgerEntries, firstLedgerPostings } from '../../../schema/money/first-ledger.ts';
import { journalEntries, journalPostings, ledgerAccounts, ledgerMovements } from '../../../schema/money/ledger.ts';
import { advancePayout, findPayoutOf } from '../payouts/payout-steps.service.ts';
import { orderPostings } from '../settlement/post-settlement.service.ts';
import {
  findLedgerProblems,
  getBalances,
  type LedgerAccountType,
  readTrialBalance,
  writeEntry,
} from './journal.service.ts';
import { type NewMovement, openMovement, settleMovement } from './ledger.service.ts';
import { isPayout, type Outcome } from './posting-rules.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T08:00:00Z');
const wallet = { walletId: 'test', wallet: 'USDT wallet', feeCents: 0 };
const payout = { provider: 'sandbox', expectedAt: now } as const;
const queue = { enqueue: async () => undefined };
const amountsOf = (cents: number) => ({
  cents,
  commissionCents: 0,
  commissionTaxCents: 0,
  debtCents: 0,
  source: 'held' as const,
});
const newSeller = async () => (await createSeller(db)).id;

const open = (
  request: Pick<NewMovement, 'sellerId' | 'type' | 'amountCents' | 'key'> & Partial<NewMovement>,
  tx: Db = db,
) => openMovement(tx, { ...wallet, ...(isPayout(request.type) && { payout }), ...request }, now);

async function deposit(sellerId: number, amountCents: number): Promise<void> {
  const { movement } = await open({ sellerId, type: 'deposit', amountCents, key: 'first' });
  await settleMovement(db, movement.id, { outcome: 'completed' }, now);
}

/** Ends a movement once; a payout that has ended is not sent back here. */
async function settle(tx: Db, movementId: number, outcome: Outcome): Promise<void> {
  const opened = await findPayoutOf(tx, movementId);
  if (!opened) await settleMovement(tx, movementId, { outcome }, now);
  else if (opened.settledAt === null) {
    const failed = { state: 'failed', failure: 'transfer_failed' } as const;
    const news = outcome === 'completed' ? ({ state: 'paid' } as const) : failed;
    await advancePayout(tx, { queue }, { id: opened.id, ...news }, now);
  }
}

class Crash extends Error {}
const refusals = ['not_enough_money', 'key_used_before'];

/** Rolls an action back `crashes` times, then runs it `repeats + 1` times concurrently. */
async function withCrashesAndRepeats(
  { crashes, repeats }: LedgerEvent,
  act: (db: Db) => Promise<unknown>,
): Promise<void> {
  for (let time = 0; time < crashes; time += 1) {
    const rolledBack = db.transaction(async (tx) => {
      await act(tx);
      throw new Crash();
    });
    await rolledBack.catch((error) => expect(error instanceof Crash || refusals.includes(error.code)).toBe(true));
  }
  const done = await Promise.allSettled(Array.from({ length: repeats + 1 }, () => act(db)));
  const refused = done.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []));
  for (const code of refused) expect(refusals).toContain(code);
}

async function sumsOfPostings(sellerId: number): Promise<Record<string, number>> {
  const rows = await db
    .select({ type: ledgerAccounts.type, cents: sql<string>`sum(cents)` })
    .from(journalPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, journalPostings.accountId))
    .where(eq(ledgerAccounts.sellerId, sellerId))
    .groupBy(ledgerAccounts.type);
  return Object.fromEntries(rows.map(({ type, cents }) => [type, Number(cents)]));
}

test('random histories with crashes and retries give the same ledger as the model', async () => {
  await fc.assert(
    fc.asyncProperty(ledgerHistories, async (history) => {
      const sellerId = await newSeller();
      const model = createLedgerModel();
      const ids = new Map<string, number>();
      for (const event of history) {
        model.apply(event);
        await withCrashesAndRepeats(event, async (tx) => {
          if (event.what === 'open') {
            const { what: _, crashes: __, repeats: ___, ...request } = event;
            ids.set(event.key, (await open({ sellerId, ...request }, tx)).movement.id);
          } else {
            await settle(tx, ids.get(event.key) ?? 0, event.outcome);
          }
        });
      }
      expect(await getBalances(db, sellerId)).toEqual(model.balances);
      expect({ ...zeroBalances(model.balances), ...(await sumsOfPostings(sellerId)) }).toEqual(model.balances);
      const stored = await db.select().from(ledgerMovements).where(eq(ledgerMovements.sellerId, sellerId));
      expect(Object.fromEntries(stored.map(({ key, state }) => [key, state]))).toEqual(
        Object.fromEntries([...model.movements].map(([key, { state }]) => [key, state])),
      );
    }),
    { numRuns: 25 },
  );
}, 60_000);

const zeroBalances = (balances: object) => Object.fromEntries(Object.keys(balances).map((type) => [type, 0]));

describe('concurrent requests', () => {
  test('withdraw no more than the available balance', async () => {
    const sellerId = await newSeller();
    await deposit(sellerId, 1000);
    const requests = Array.from({ length: 8 }, (_, index) =>
      open({ sellerId, type: 'withdrawal', amountCents: 300, key: `ask-${index}` }),
    );
    const results = await Promise.allSettled(requests);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await getBalances(db, sellerId)).toMatchObject({ available: 100, payout: 900 });
  });

  test('with one key open one movement', async () => {
    const sellerId = await newSeller();
    const request = () => open({ sellerId, type: 'deposit', amountCents: 500, key: 'same' });
    const opened = await Promise.all([request(), request(), request(), request()]);
    expect(new Set(opened.map(({ movement }) => movement.id)).size).toBe(1);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    await expect(open({ sellerId, type: 'deposit', amountCents: 501, key: 'same' })).rejects.toMatchObject({
      code: 'key_used_before',
    });
  });

  test('that settle a movement differently record one outcome', async () => {
    const sellerId = await newSeller();
    await deposit(sellerId, 1000);
    const { movement } = await open({ sellerId, type: 'refund', amountCents: 1000, feeCents: 50, key: 'all' });
    const end = (outcome: Outcome) => settleMovement(db, movement.id, { outcome }, now);
    await Promise.all([end('completed'), end('failed'), end('completed')]);
    const steps = await db
      .select({ step: journalEntries.step })
      .from(journalEntries)
      .where(eq(journalEntries.movementId, movement.id))
      .orderBy(asc(journalEntries.id));
    expect(steps).toHaveLength(2);
    const { available, leaving, fees } = await getBalances(db, sellerId);
    expect([available + fees, leaving]).toEqual([steps[1]?.step === 'failed' ? 1000 : 50, 0]);
  });
});

const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);

describe('the database refuses', () => {
  test('to update or delete rows of the ledger', async () => {
    await deposit(await newSeller(), 1000);
    expect(await refusal(db.update(journalPostings).set({ cents: 5 }))).toContain('stays as it is');
    expect(await refusal(db.delete(journalPostings))).toContain('stays as it is');
    expect(await refusal(db.delete(journalEntries))).toContain('stays as it is');
    expect(await refusal(db.delete(ledgerAccounts))).toContain('stays as it is');
    expect(await refusal(db.delete(ledgerMovements))).toContain('stays as it is');
    expect(await refusal(db.update(ledgerMovements).set({ amountCents: 5 }))).toContain('only ends');
    expect(await refusal(db.update(ledgerAccounts).set({ balanceCents: 5 }))).toContain('follow from postings');
    const full = { owner: 'seller', sellerId: 1, type: 'held', balanceCents: 5 } as const;
    expect(await refusal(db.insert(ledgerAccounts).values(full))).toContain('follow from postings');
  });

  test('to write into the first books, which were carried over', async () => {
    const now = new Date();
    const entry = db.insert(firstLedgerEntries).values({ movementId: 1, step: 'opened', createdAt: now });
    expect(await refusal(entry)).toContain('stays as it is');
    const posting = db.insert(firstLedgerPostings).values({ entryId: 1, sellerId: 1, bucket: 'fees', cents: 1 });
    expect(await refusal(posting)).toContain('stays as it is');
    const balance = db.insert(firstLedgerBalances).values({ sellerId: 1, bucket: 'fees', cents: 1 });
    expect(await refusal(balance)).toContain('stays as it is');
  });

  test('an unbalanced entry and a negative balance', async () => {
    const sellerId = await newSeller();
    const write = (...postings: { type: LedgerAccountType; cents: number }[]) =>
      db.transaction((tx) =>
        writeEntry(tx, { orderId: 1, step: 'hold', key: crypto.randomUUID(), createdAt: now, sellerId, postings }),
      );
    expect(await refusal(write({ type: 'available', cents: 100 }))).toContain('add up to zero');
    const overdraft = write({ type: 'available', cents: -1 }, { type: 'outside', cents: 1 });
    expect(await refusal(overdraft)).toContain('ledger_accounts_sign');
    expect(await refusal(write(...orderPostings.refund(amountsOf(5))))).toContain('ledger_accounts_sign');
  });
});

test('the trial balance is zero, and the money of an order is the seller’s, the platform’s or back outside', async () => {
  const sellerId = await newSeller();
  const write = (step: keyof typeof orderPostings, cents: number, commissionCents = 0) =>
    db.transaction((tx) => {
      const postings = orderPostings[step]({ ...amountsOf(cents), commissionCents });
      return writeEntry(tx, { orderId: 1, step, key: crypto.randomUUID(), createdAt: now, sellerId, postings });
    });
  await write('hold', 1000);
  await write('refund', 300);
  await write('release', 700, 35);
  await write('goodwill', 65);
  expect(await getBalances(db, sellerId)).toMatchObject({ held: 0, available: 600, commission: 35, outside: -635 });
  const lines = await readTrialBalance(db);
  expect(findLedgerProblems(lines)).toEqual([]);
  const [first, ...others] = lines;
  expect(first && findLedgerProblems([{ ...first, balanceCents: 1 }, ...others])).toHaveLength(2);
});

test('what is taken back beyond what a seller has is a debt, which the next sale pays first', async () => {
  const sellerId = await newSeller();
  const write = (step: keyof typeof orderPostings, amounts: Partial<Parameters<(typeof orderPostings)['hold']>[0]>) =>
    db.transaction((tx) => {
      const postings = orderPostings[step]({ ...amountsOf(0), ...amounts });
      return writeEntry(tx, { orderId: 1, step, key: crypto.randomUUID(), createdAt: now, sellerId, postings });
    });
  await write('hold', { cents: 1000 });
  await write('release', { cents: 1000, commissionCents: 50 });
  await write('goodwill', { cents: 900 });
  await write('dispute', { cents: 400, debtCents: 350, source: 'available' });
  expect(await getBalances(db, sellerId)).toMatchObject({ available: 0, disputed: 400, debt: -350 });
  await write('dispute_lost', { cents: 400, source: 'disputed' });
  await write('hold', { cents: 500 });
  await write('release', { cents: 500, commissionCents: 25, debtCents: 350 });
  expect(await getBalances(db, sellerId)).toMatchObject({ available: 125, disputed: 0, debt: 0 });
  const tooMuch = write('refunded_elsewhere', { cents: 126, debtCents: 0, source: 'available' });
  expect(await refusal(tooMuch)).toContain('ledger_accounts_sign');
  expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
});
