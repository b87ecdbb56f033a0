import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { estimateShipping, heaviestParcelGrams } from './shipping.ts';

describe('Estimating shipping', () => {
  it('counts half kilograms that are begun', () => {
    expect(estimateShipping('TH', 500)).toBe(150);
    expect(estimateShipping('TH', 800)).toBe(200);
    expect(estimateShipping('SG', 800)).toBe(1150);
    expect(estimateShipping('US', 1001)).toBe(4100);
  });

  it('is whole cents wherever there is an estimate, and never less for a heavier parcel', () => {
    const estimated = countryCodes.filter((code) => estimateShipping(code, 500) !== null);
    const grams = fc.integer({ min: 1, max: heaviestParcelGrams });
    fc.assert(
      fc.property(fc.constantFrom(...estimated), grams, grams, (country, a, b) => {
        const [lighter, heavier] = [Math.min(a, b), Math.max(a, b)].map((weight) => estimateShipping(country, weight));
        expect(Number.isInteger(lighter)).toBe(true);
        expect(lighter ?? 0).toBeLessThanOrEqual(heavier ?? 0);
      }),
    );
  });

  it('is not invented for regions that the table has no price for', () => {
    for (const code of ['NG', 'KZ', 'FJ', 'JM', 'AQ'] as const) expect(estimateShipping(code, 500)).toBeNull();
  });

  it('says nothing of a weight that no parcel has', () => {
    for (const grams of [0, -1, Number.NaN, heaviestParcelGrams + 1]) expect(estimateShipping('TH', grams)).toBeNull();
  });
});
