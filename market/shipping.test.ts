import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { estimateShipping, heaviestParcelGrams } from './shipping.ts';

const estimated = countryCodes.filter((code) => estimateShipping(code, code, 500) !== null);
const country = fc.constantFrom(...estimated);

describe('Estimating shipping', () => {
  it('counts half kilograms that are begun', () => {
    expect(estimateShipping('TH', 'TH', 500)).toBe(150);
    expect(estimateShipping('TH', 'TH', 800)).toBe(200);
    expect(estimateShipping('TH', 'SG', 800)).toBe(1150);
    expect(estimateShipping('TH', 'US', 1001)).toBe(4100);
  });

  it('begins where the seller is', () => {
    expect(estimateShipping('US', 'US', 500)).toBe(800);
    expect(estimateShipping('US', 'TH', 500)).toBe(2300);
    expect(estimateShipping('DE', 'FR', 500)).toBeLessThan(estimateShipping('TH', 'FR', 500) ?? 0);
    expect(estimateShipping('JP', 'KR', 500)).toBeLessThan(estimateShipping('MX', 'KR', 500) ?? 0);
  });

  it('is known between any two countries that it knows, the same there and back, and least at home', () => {
    fc.assert(
      fc.property(country, country, (one, other) => {
        const cents = estimateShipping(one, other, 500);
        expect(cents).toBe(estimateShipping(other, one, 500));
        expect(cents).toBeGreaterThanOrEqual(estimateShipping(one, one, 500) ?? 0);
      }),
    );
  });

  it('is whole cents, and never less for a heavier parcel', () => {
    const grams = fc.integer({ min: 1, max: heaviestParcelGrams });
    fc.assert(
      fc.property(country, country, grams, grams, (from, to, a, b) => {
        const [lighter, heavier] = [Math.min(a, b), Math.max(a, b)].map((weight) => estimateShipping(from, to, weight));
        expect(Number.isInteger(lighter)).toBe(true);
        expect(lighter ?? 0).toBeLessThanOrEqual(heavier ?? 0);
      }),
    );
  });

  it('is not invented for regions that the table has no price for', () => {
    for (const code of ['NG', 'KZ', 'FJ', 'JM', 'AQ'] as const) {
      expect(estimateShipping('TH', code, 500)).toBeNull();
      expect(estimateShipping(code, 'TH', 500)).toBeNull();
    }
  });

  it('says nothing of a weight that no parcel has', () => {
    for (const grams of [0, -1, Number.NaN, heaviestParcelGrams + 1]) {
      expect(estimateShipping('TH', 'TH', grams)).toBeNull();
    }
  });
});
