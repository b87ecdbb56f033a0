import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/countries.ts';
import { estimateShipping, maxParcelGrams } from './shipping.ts';

const coveredCountries = countryCodes.filter((code) => estimateShipping(code, code, 500) !== null);
const country = fc.constantFrom(...coveredCountries);

describe('a shipping estimate', () => {
  it('charges every started half kilogram', () => {
    expect(estimateShipping('TH', 'TH', 500)).toBe(150);
    expect(estimateShipping('TH', 'TH', 800)).toBe(200);
    expect(estimateShipping('TH', 'SG', 800)).toBe(1150);
    expect(estimateShipping('TH', 'US', 1001)).toBe(4100);
  });

  it('depends on the seller’s country', () => {
    expect(estimateShipping('US', 'US', 500)).toBe(800);
    expect(estimateShipping('US', 'TH', 500)).toBe(2300);
    expect(estimateShipping('DE', 'FR', 500)).toBeLessThan(estimateShipping('TH', 'FR', 500) ?? 0);
    expect(estimateShipping('JP', 'KR', 500)).toBeLessThan(estimateShipping('MX', 'KR', 500) ?? 0);
  });

  it('exists between any two covered countries, is the same both ways and lowest within one country', () => {
    fc.assert(
      fc.property(country, country, (one, other) => {
        const cents = estimateShipping(one, other, 500);
        expect(cents).toBe(estimateShipping(other, one, 500));
        expect(cents).toBeGreaterThanOrEqual(estimateShipping(one, one, 500) ?? 0);
      }),
    );
  });

  it('is whole cents, and never less for a heavier parcel', () => {
    const grams = fc.integer({ min: 1, max: maxParcelGrams });
    fc.assert(
      fc.property(country, country, grams, grams, (from, to, a, b) => {
        const [lighter, heavier] = [Math.min(a, b), Math.max(a, b)].map((weight) => estimateShipping(from, to, weight));
        expect(Number.isInteger(lighter)).toBe(true);
        expect(lighter ?? 0).toBeLessThanOrEqual(heavier ?? 0);
      }),
    );
  });

  it('is null for regions without a rate', () => {
    for (const code of ['NG', 'KZ', 'FJ', 'JM', 'AQ'] as const) {
      expect(estimateShipping('TH', code, 500)).toBeNull();
      expect(estimateShipping(code, 'TH', 500)).toBeNull();
    }
  });

  it('is null for an invalid or too large weight', () => {
    for (const grams of [0, -1, Number.NaN, maxParcelGrams + 1]) {
      expect(estimateShipping('TH', 'TH', grams)).toBeNull();
    }
  });
});
