import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database/test-database.ts';
import { createSeller } from '../../../../tests/support/factories.ts';
import { createModelBudget } from './model-spending.service.ts';

const { db } = await createTestDatabase();
let time = new Date('2026-03-01T23:59:00Z');
const budgetOf = (perSeller: number, inTotal = 1e12) => createModelBudget(db, { perSeller, inTotal }, () => time);

/** How many of several concurrent calls get tokens. */
async function countReserved(calls: number, reserve: () => Promise<object | null>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: calls }, reserve));
  return answers.filter((answer) => answer !== null).length;
}

describe('the model budget of a seller', () => {
  test('ends when the day’s tokens are used up, and resets the next day', async () => {
    const [seller, other] = [await createSeller(db), await createSeller(db)];
    const budget = budgetOf(1000);
    await (await budget.reserve(seller.id))?.settle(999);
    await (await budget.reserve(seller.id))?.settle(1);
    expect(await budget.reserve(seller.id)).toBeNull();
    expect(await budget.reserve(other.id)).not.toBeNull();
    time = new Date('2026-03-02T00:00:00Z');
    expect(await budget.reserve(seller.id)).not.toBeNull();
  });

  test('is not exceeded by concurrent calls', async () => {
    const seller = await createSeller(db);
    const budget = budgetOf(20_000);
    expect(await countReserved(20, () => budget.reserve(seller.id))).toBe(3);
  });

  test('counts the tokens used instead of those reserved', async () => {
    const seller = await createSeller(db);
    const budget = budgetOf(20_000);
    for (let call = 0; call < 19; call += 1) await (await budget.reserve(seller.id))?.settle(1000);
    expect(await budget.reserve(seller.id)).not.toBeNull();
    expect(await budget.reserve(seller.id)).toBeNull();
  });

  test('of 0 disables the model', async () => {
    const seller = await createSeller(db);
    expect(await budgetOf(0).reserve(seller.id)).toBeNull();
    expect(await budgetOf(1000, 0).reserve(seller.id)).toBeNull();
  });
});

describe('the model budget of the whole server', () => {
  test('is not exceeded by concurrent sellers in several processes', async () => {
    time = new Date('2026-03-05T12:00:00Z');
    const processes = [budgetOf(1e9, 40_000), budgetOf(1e9, 40_000)];
    const sellers = await Promise.all(Array.from({ length: 20 }, () => createSeller(db)));
    const calls = sellers.flatMap(({ id }) => processes.map((budget) => budget.reserve(id)));
    expect((await Promise.all(calls)).filter((answer) => answer !== null)).toHaveLength(5);
    const refused = await createSeller(db);
    expect(await processes[0]?.reserve(refused.id)).toBeNull();
    time = new Date('2026-03-06T12:00:00Z');
    expect(await processes[0]?.reserve(refused.id)).not.toBeNull();
  });
});
