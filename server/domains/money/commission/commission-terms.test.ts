import { expect, test } from 'vitest';
import { type CommissionRule, commissionFor, findRule } from './commission-terms.service.ts';

const usual = { share: 500, fixedCents: 0 };
const [fashion, shoes, stationery] = [1, 101, 2];
let id = 0;
const rule = (values: Partial<CommissionRule>): CommissionRule => {
  id += 1;
  return { id, categoryId: null, sellerId: null, share: 700, fixedCents: 0, startsOn: '2026-01-01', ...values };
};
const shareOf = (rules: CommissionRule[], scope: { sellerId: number; categoryIds: number[] }, day = '2026-11-19') =>
  commissionFor(rules, scope, day, usual).share;

test('the most specific rule holds: seller and sub-category, seller, sub-category, top category, the default', () => {
  const rules = [
    rule({ categoryId: fashion, share: 800 }),
    rule({ categoryId: shoes, share: 900 }),
    rule({ sellerId: 7, share: 300 }),
    rule({ sellerId: 7, categoryId: shoes, share: 200 }),
  ];
  expect(shareOf(rules, { sellerId: 8, categoryIds: [stationery, 201] })).toBe(500);
  expect(shareOf(rules, { sellerId: 8, categoryIds: [fashion, 102] })).toBe(800);
  expect(shareOf(rules, { sellerId: 8, categoryIds: [fashion, shoes] })).toBe(900);
  expect(shareOf(rules, { sellerId: 7, categoryIds: [fashion, 102] })).toBe(300);
  expect(shareOf(rules, { sellerId: 7, categoryIds: [fashion, shoes] })).toBe(200);
  expect(shareOf(rules, { sellerId: 7, categoryIds: [] })).toBe(300);
});

test('the newest rule of a scope holds from its day on, and of one day the one that was written last', () => {
  const rules = [
    rule({ categoryId: fashion, share: 800, startsOn: '2026-06-01' }),
    rule({ categoryId: fashion, share: 600, startsOn: '2026-12-01' }),
    rule({ categoryId: fashion, share: 850, startsOn: '2026-06-01' }),
  ];
  const scope = { sellerId: 8, categoryIds: [fashion] };
  expect(shareOf(rules, scope, '2026-05-31')).toBe(500);
  expect(shareOf(rules, scope, '2026-11-30')).toBe(850);
  expect(shareOf(rules, scope, '2026-12-01')).toBe(600);
});

test('a rule that ended gives way to what is less specific', () => {
  const rules = [
    rule({ categoryId: fashion, share: 800 }),
    rule({ sellerId: 7, share: 300 }),
    rule({ sellerId: 7, share: null, fixedCents: null, startsOn: '2026-11-01' }),
  ];
  expect(shareOf(rules, { sellerId: 7, categoryIds: [fashion] }, '2026-10-31')).toBe(300);
  expect(shareOf(rules, { sellerId: 7, categoryIds: [fashion] })).toBe(800);
  expect(findRule(rules, { sellerId: 7, categoryIds: [stationery] }, '2026-11-19')).toBeNull();
});
