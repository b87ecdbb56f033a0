import { expect, it } from 'vitest';
import { createSeller } from '../../../tests/support/factories.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { createModelBudget } from './model-spending.service.ts';

const { db } = await createTestDatabase();
let time = new Date('2026-03-01T23:59:00Z');
const budget = createModelBudget(db, 1000, () => time);

it('A seller may use the model until the tokens of the day are used up, and again the day after', async () => {
  const [seller, other] = [await createSeller(db), await createSeller(db)];
  expect(await budget.mayUse(seller.id)).toBe(true);
  await budget.add(seller.id, 999);
  expect(await budget.mayUse(seller.id)).toBe(true);
  await budget.add(seller.id, 1);
  expect(await budget.mayUse(seller.id)).toBe(false);
  expect(await budget.mayUse(other.id)).toBe(true);
  time = new Date('2026-03-02T00:00:00Z');
  expect(await budget.mayUse(seller.id)).toBe(true);
});

it('Tokens used at the same time are all counted', async () => {
  const seller = await createSeller(db);
  await Promise.all(Array.from({ length: 20 }, () => budget.add(seller.id, 49)));
  expect(await budget.mayUse(seller.id)).toBe(true);
  await Promise.all([budget.add(seller.id, 10), budget.add(seller.id, 10)]);
  expect(await budget.mayUse(seller.id)).toBe(false);
});

it('With a budget of nothing, nobody may use the model', async () => {
  const seller = await createSeller(db);
  expect(await createModelBudget(db, 0, () => time).mayUse(seller.id)).toBe(false);
});
