import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSeller } from '../../../tests/support/factories.ts';
import { createLedgerModel, type LedgerEvent, ledgerHistories } from '../../../tests/support/ledger-model.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { Db } from '../../db/database.ts';
import { ledgerBalances, ledgerEntries, ledgerMovements, ledgerPostings } from '../../db/schema/ledger.ts';
import { getBalances, type NewMovement, openMovement, settleMovement } from './ledger.service.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T08:00:00Z');
const wallet = { walletId: 'test', wallet: 'USDT wallet', feeCents: 0 };
const newSeller = async () => (await createSeller(db)).id;

const open = (
  request: Pick<NewMovement, 'sellerId' | 'kind' | 'amountCents' | 'key'> & Partial<NewMovement>,
  tx: Db = db,
) => openMovement(tx, { ...wallet, ...request }, now);

async function deposit(sellerId: number, amountCents: number): Promise<void> {
  const { movement } = await open({ sellerId, kind: 'deposit', amountCents, key: 'first' });
  await settleMovement(db, movement.id, { outcome: 'completed' }, now);
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
    .select({ bucket: ledgerPostings.bucket, cents: sql<string>`sum(cents)` })
    .from(ledgerPostings)
    .where(eq(ledgerPostings.sellerId, sellerId))
    .groupBy(ledgerPostings.bucket);
  return Object.fromEntries(rows.map(({ bucket, cents }) => [bucket, Number(cents)]));
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
            await settleMovement(tx, ids.get(event.key) ?? 0, { outcome: event.outcome }, now);
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

const zeroBalances = (balances: object) => Object.fromEntries(Object.keys(balances).map((bucket) => [bucket, 0]));

describe('concurrent requests', () => {
  test('withdraw no more than the available balance', async () => {
    const sellerId = await newSeller();
    await deposit(sellerId, 1000);
    const requests = Array.from({ length: 8 }, (_, index) =>
      open({ sellerId, kind: 'withdrawal', amountCents: 300, key: `ask-${index}` }),
    );
    const results = await Promise.allSettled(requests);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await getBalances(db, sellerId)).toMatchObject({ available: 100, leaving: 900 });
  });

  test('with one key open one movement', async () => {
    const sellerId = await newSeller();
    const request = () => open({ sellerId, kind: 'deposit', amountCents: 500, key: 'same' });
    const opened = await Promise.all([request(), request(), request(), request()]);
    expect(new Set(opened.map(({ movement }) => movement.id)).size).toBe(1);
    expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1);
    await expect(open({ sellerId, kind: 'deposit', amountCents: 501, key: 'same' })).rejects.toMatchObject({
      code: 'key_used_before',
    });
  });

  test('that settle a movement differently record one outcome', async () => {
    const sellerId = await newSeller();
    await deposit(sellerId, 1000);
    const { movement } = await open({ sellerId, kind: 'payout', amountCents: 1000, feeCents: 50, key: 'all' });
    const settle = (outcome: 'completed' | 'failed') => settleMovement(db, movement.id, { outcome }, now);
    await Promise.all([settle('completed'), settle('failed'), settle('completed')]);
    const steps = await db
      .select({ step: ledgerEntries.step })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.movementId, movement.id))
      .orderBy(asc(ledgerEntries.id));
    expect(steps).toHaveLength(2);
    const { available, leaving, fees } = await getBalances(db, sellerId);
    expect([available + fees, leaving]).toEqual([steps[1]?.step === 'failed' ? 1000 : 50, 0]);
  });
});

describe('the database refuses', () => {
  const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);

  test('to update or delete ledger rows', async () => {
    await deposit(await newSeller(), 1000);
    expect(await refusal(db.update(ledgerPostings).set({ cents: 5 }))).toContain('stays as it is');
    expect(await refusal(db.delete(ledgerPostings))).toContain('stays as it is');
    expect(await refusal(db.delete(ledgerEntries))).toContain('stays as it is');
    expect(await refusal(db.delete(ledgerMovements))).toContain('stays as it is');
    expect(await refusal(db.update(ledgerMovements).set({ amountCents: 5 }))).toContain('only ends');
    expect(await refusal(db.update(ledgerBalances).set({ cents: 5 }))).toContain('follow from postings');
  });

  test('an unbalanced entry and a negative balance', async () => {
    const sellerId = await newSeller();
    const { movement } = await open({ sellerId, kind: 'deposit', amountCents: 100, key: 'k' });
    const write = (...postings: { bucket: 'available' | 'outside'; cents: number }[]) =>
      db.transaction(async (tx) => {
        const [entry] = await tx
          .insert(ledgerEntries)
          .values({ movementId: movement.id, step: 'completed', createdAt: now })
          .returning();
        await tx
          .insert(ledgerPostings)
          .values(postings.map((posting) => ({ ...posting, sellerId, entryId: entry?.id ?? 0 })));
      });
    expect(await refusal(write({ bucket: 'available', cents: 100 }))).toContain('add up to nothing');
    const overdraft = write({ bucket: 'available', cents: -1 }, { bucket: 'outside', cents: 1 });
    expect(await refusal(overdraft)).toContain('ledger_balances_not_negative');
  });
});
