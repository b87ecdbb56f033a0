import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { findAmountProblem } from '../../../../contracts/money/wallet-rules.ts';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { createSeller } from '../../../../tests/support/factories.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import { advancePayout, findPayoutOf } from '../payouts/payout-steps.service.ts';
import { feeOf } from './fees.service.ts';
import { findLedgerProblems, getBalances, listBalances, readTrialBalance } from './journal.service.ts';
import { openMovement, settleMovement } from './ledger.service.ts';
import { movementLimits } from './limits-in-currency.ts';

const { db } = await createTestDatabase();
const now = new Date('2026-11-15T08:00:00Z');
const wallet = { walletId: 'test', wallet: 'USDT wallet', feeCents: 0 };
const queue = { enqueue: async () => undefined };

const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);

const newShop = async (currency: ShopCurrency) => (await createSeller(db, { currency })).id;

async function deposit(sellerId: number, amountCents: number, key = 'first'): Promise<void> {
  const { movement } = await openMovement(db, { sellerId, type: 'deposit', amountCents, key, ...wallet }, now);
  await settleMovement(db, movement.id, { outcome: 'completed' }, now);
}

describe.each(['THB', 'VND', 'EUR'] as const)('a shop in %s', (currency) => {
  test('has its money in books of that currency, which add up to zero', async () => {
    const sellerId = await newShop(currency);
    await deposit(sellerId, 500_000);
    expect(await getBalances(db, sellerId)).toMatchObject({ available: 500_000, outside: -500_000 });
    expect([...(await listBalances(db, sellerId)).keys()]).toEqual([currency]);
    expect((await getBalances(db, sellerId, { currency: 'USD' })).available).toBe(0);
    const lines = await readTrialBalance(db);
    expect(lines.filter((line) => line.currency === currency).length).toBeGreaterThan(0);
    expect(findLedgerProblems(lines)).toEqual([]);
  });

  test('is paid out in it, and a failed payout comes back into the same books', async () => {
    const sellerId = await newShop(currency);
    await deposit(sellerId, 500_000);
    const { cents: feeCents } = feeOf('withdrawal', 400_000, currency);
    const request = { sellerId, type: 'withdrawal' as const, amountCents: 400_000, key: 'out', ...wallet, feeCents };
    const payout = { provider: 'sandbox', bankDetails: null, expectedAt: now } as const;
    const { movement } = await openMovement(db, { ...request, payout }, now);
    const opened = await findPayoutOf(db, movement.id);
    expect(opened).toMatchObject({ currency, amountCents: 400_000 - feeCents, feeCents });
    await advancePayout(db, { queue }, { id: opened?.id ?? 0, state: 'paid' }, now);
    expect(await getBalances(db, sellerId)).toMatchObject({ available: 100_000, fees: feeCents, payout: 0 });
    await advancePayout(db, { queue }, { id: opened?.id ?? 0, state: 'failed', failure: 'bank_returned' }, now);
    expect(await getBalances(db, sellerId)).toMatchObject({ available: 500_000, fees: 0 });
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });
});

describe('a shop that changed its currency', () => {
  test('begins new books, and its earlier ones stay as they are', async () => {
    const sellerId = await newShop('USD');
    await deposit(sellerId, 1234);
    await db.update(accounts).set({ currency: 'VND', currencyChangedAt: now }).where(eq(accounts.id, sellerId));
    expect((await getBalances(db, sellerId)).available).toBe(0);
    await deposit(sellerId, 90_000, 'second');
    const balances = await listBalances(db, sellerId);
    expect([...balances].map(([currency, { available }]) => [currency, available])).toEqual([
      ['USD', 1234],
      ['VND', 90_000],
    ]);
    await expect(deposit(sellerId, 1235, 'first')).rejects.toMatchObject({ code: 'key_used_before' });
  });
});

describe('the database', () => {
  test('refuses an entry with accounts of two currencies, also where each adds up to zero', async () => {
    const mixed = db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_accounts (owner, seller_id, type, currency) values ('outside', 77, 'outside', 'THB'),
        ('seller', 77, 'held', 'THB'), ('outside', 77, 'outside', 'USD'), ('seller', 77, 'held', 'USD')`);
      await tx.execute(
        sql`insert into journal_entries (order_id, step, key, created_at) values (0, 'hold', 'mixed', now())`,
      );
      await tx.execute(sql`insert into journal_postings select e.id, a.id, case type when 'held' then 5 else -5 end
        from journal_entries e, ledger_accounts a where e.key = 'mixed' and a.seller_id = 77`);
    });
    expect(await refusal(mixed)).toContain('an entry stays inside one currency');
  });

  test('gives a payout the currency of its movement, whatever its writer says', async () => {
    const sellerId = await newShop('JPY');
    await deposit(sellerId, 5000);
    const request = { sellerId, type: 'withdrawal' as const, amountCents: 2000, key: 'out', ...wallet };
    const payout = { provider: 'sandbox', bankDetails: null, expectedAt: now } as const;
    const { movement } = await openMovement(db, { ...request, payout }, now);
    const [row] = await db.select().from(payouts).where(eq(payouts.movementId, movement.id));
    expect(row?.currency).toBe('JPY');
  });
});

describe('fees and limits', () => {
  test.each([
    ['USD', 10_000, 50],
    ['THB', 350_000, 1750],
    ['VND', 2_630_001, 13_151],
    ['EUR', 10_000, 50],
    ['JPY', 100, 38],
  ] as const)('of %s: a withdrawal of %d costs %d', (currency, cents, fee) => {
    expect(feeOf('withdrawal', cents, currency).cents).toBe(fee);
  });

  test.each(['USD', 'THB', 'VND', 'EUR', 'JPY', 'IDR'] as const)(
    'a typed amount of %s stays between them',
    (currency) => {
      const limits = movementLimits(currency);
      expect(limits.smallest).toBeGreaterThan(feeOf('payout', limits.smallest, currency).cents);
      expect(findAmountProblem('1', { ...limits, smallest: 1000 })).toContain('The smallest amount is ');
      expect(findAmountProblem('1000000000', limits)).not.toBeNull();
      expect(findAmountProblem('a lot', limits)).toContain('such as ');
    },
  );

  test('an amount without decimals is not taken for a hundred times as much', () => {
    const vnd = movementLimits('VND');
    expect(findAmountProblem('250.000', vnd)).toBeNull();
    expect(findAmountProblem('250000.50', vnd)).toContain('Please enter an amount');
    expect(findAmountProblem('1', vnd)).toMatch(/^The smallest amount is ₫/);
  });
});
