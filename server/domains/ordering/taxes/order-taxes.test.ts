import { describe, expect, test } from 'vitest';
import type { OrderTax } from '../../../../contracts/money/order-tax.ts';
import { taxWithin } from '../../../../reference-data/taxes/tax-amounts.ts';
import { allocate } from '../order-state/allocate.ts';
import { commissionOf, type OrderRow } from '../order-state/order-money.service.ts';
import { divideTax, findSaleTax, refundedTaxOf } from './order-taxes.ts';

const at = new Date('2026-11-19T12:00:00Z');
const seller = { isRegistered: true, taxId: '0105512345678', share: null };
const tax = (share: number): OrderTax => ({ country: 'TH', name: 'vat', share, is_included: true, tax_id: '' });

describe('the tax of a sale', () => {
  test('is that of the country in which a registered seller sends goods', () => {
    expect(findSaleTax({ from: 'TH', to: 'TH', seller, at })).toEqual({
      ...{ country: 'TH', name: 'vat', share: 700, is_included: true, tax_id: '0105512345678' },
    });
  });

  test.each([
    ['of a seller who is not registered', { from: 'TH', to: 'TH', seller: { ...seller, isRegistered: false }, at }],
    ['of a seller who said nothing', { from: 'TH', to: 'TH', seller: null, at }],
    ['across a border', { from: 'TH', to: 'JP', seller, at }],
    ['where prices do not contain it', { from: 'US', to: 'US', seller, at }],
    ['of a country that is not in the table', { from: 'MM', to: 'MM', seller, at }],
  ] as const)('is not invented %s', (_, sale) => {
    expect(findSaleTax(sale)).toBeNull();
  });

  test('is the reduced rate that the seller chose, and the standard one after that has ended', () => {
    const reduced = { ...seller, share: 800 };
    expect(findSaleTax({ from: 'VN', to: 'VN', seller: reduced, at })?.share).toBe(800);
    expect(findSaleTax({ from: 'VN', to: 'VN', seller: reduced, at: new Date('2027-01-01T00:00:00Z') })?.share).toBe(
      1000,
    );
  });
});

test.each([
  [10_700, 700, 700],
  [100, 700, 7],
  [1, 2000, 0],
  [110, 1000, 10],
  [99_000_000_000, 1000, 9_000_000_000],
])('%i with a tax of %i hundredths of a percent contains %i', (gross, share, contained) => {
  expect(taxWithin(gross, share)).toBe(contained);
});

/** A generator of repeatable numbers, so that a failure can be run again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('random carts in currencies with and without decimals', () => {
  const rates = [0, 250, 500, 550, 700, 800, 810, 1000, 1900, 2550, 2700];
  test.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('keep their sums (seed %i)', (seed) => {
    const below = numbers(seed * 7919);
    for (let run = 0; run < 100; run += 1) {
      // Whole units such as dong reach thousands of millions; cents stay small.
      const highest = run % 2 === 0 ? 50_000 : 900_000_000;
      const share = rates[below(rates.length)] ?? 0;
      const lines = Array.from({ length: 1 + below(6) }, (_, id) => ({
        ...{ id, units: 1 + below(4), unitPriceCents: below(highest), refundedCents: 0 },
        commissionShare: below(8) === 0 ? null : below(5001),
      }));
      const totals = lines.map(({ units, unitPriceCents }) => units * unitPriceCents);
      const deliveryCents = below(3) === 0 ? 0 : below(highest / 10);
      const totalCents = totals.reduce((sum, total) => sum + total, 0) + deliveryCents;
      const divided = divideTax(totals, deliveryCents, tax(share));

      const ofLines = divided.lines.reduce((sum, cents) => sum + cents, 0);
      expect(ofLines + divided.deliveryTaxCents).toBe(divided.taxCents);
      expect(divided.lines.every((cents, at) => cents >= 0 && cents <= (totals[at] ?? 0))).toBe(true);
      const net = totalCents - divided.taxCents;
      // What the tax office computes from the net amount differs from ours by less than half a unit of rounding.
      expect(Math.abs(net * share - divided.taxCents * 10_000)).toBeLessThanOrEqual((10_000 + share) / 2);

      const taxed = lines.map((line, at) => ({ ...line, taxCents: divided.lines[at] ?? 0 }));
      const order = { ...{ totalCents, deliveryCents, deliveryTaxCents: divided.deliveryTaxCents }, refundedCents: 0 };
      let before = 0;
      let left = totalCents;
      while (left > 0) {
        const cents = below(3) === 0 ? left : 1 + below(left);
        const parts = taxed.map(({ units, unitPriceCents, refundedCents }) => units * unitPriceCents - refundedCents);
        const refundedOfLines = taxed.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
        const shares = allocate(cents, [...parts, deliveryCents - (order.refundedCents - refundedOfLines)]);
        for (const [at, line] of taxed.entries()) line.refundedCents += shares[at] ?? 0;
        order.refundedCents += cents;
        left -= cents;
        const refunded = refundedTaxOf(order, taxed);
        expect(refunded).toBeGreaterThanOrEqual(before);
        before = refunded;
      }
      expect(before).toBe(divided.taxCents);
    }
  });

  test('are never charged more commission than a line or what is left of the order is worth', () => {
    const below = numbers(4242);
    for (let run = 0; run < 2000; run += 1) {
      const price = 1 + below(run % 2 === 0 ? 5000 : 900_000_000);
      const refundedCents = below(price + 1);
      const line = { units: 1, unitPriceCents: price, refundedCents, commissionShare: below(5001) };
      const delivery = below(500);
      const terms = { commissionShare: 500, commissionFixedCents: below(4) === 0 ? below(100_000) : 0 };
      const commissionTax = below(2) === 0 ? null : { share: below(2800) };
      const totals = { totalCents: price + delivery, deliveryCents: delivery, refundedCents };
      const order = { ...terms, ...totals, commissionTax } as OrderRow;
      const { commissionCents, commissionTaxCents } = commissionOf(order, [line]);
      const taken = commissionCents + commissionTaxCents;
      const kept = price - refundedCents;
      expect(taken).toBeLessThanOrEqual(kept);
      if (kept > 0) expect(taken).toBeLessThan(kept + delivery);
      expect(Math.min(commissionCents, commissionTaxCents)).toBeGreaterThanOrEqual(0);
      if (!commissionTax) expect(commissionTaxCents).toBe(0);
    }
  });
});
