import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/countries.ts';
import { carrierDays, mayHaveCustoms } from './delivery-days.ts';
import { distanceOf } from './reach.ts';
import { suggestFees } from './shipping.ts';

const country = fc.constantFrom(...countryCodes);

describe('the days of a carrier', () => {
  it('are a range between any two countries, the same both ways, and fewest within one', () => {
    fc.assert(
      fc.property(country, country, (from, to) => {
        const [fastest, slowest] = carrierDays(from, to);
        expect([fastest, slowest]).toEqual(from === to ? carrierDays(from, to) : carrierDays(to, from));
        expect(fastest).toBeGreaterThan(0);
        expect(slowest).toBeGreaterThan(fastest);
        expect(slowest).toBeGreaterThanOrEqual(carrierDays(from, from)[1]);
      }),
    );
  });

  it('are more within countries of many islands', () => {
    expect(carrierDays('ID', 'ID')).toEqual([3, 9]);
    expect(carrierDays('TH', 'TH')).toEqual([2, 5]);
    expect(carrierDays('TH', 'NG')).toEqual([14, 45]);
  });
});

it.each([
  ['TH', 'TH', 'home', false],
  ['TH', 'VN', 'region', true],
  ['TH', 'JP', 'world', true],
  ['DE', 'FR', 'region', false],
  ['DE', 'GB', 'region', true],
  ['US', 'CA', 'region', true],
] as const)('a parcel from %s to %s goes to its %s, customs: %s', (from, to, distance, hasCustoms) => {
  expect(distanceOf(from, to)).toBe(distance);
  expect(mayHaveCustoms(from, to)).toBe(hasCustoms);
});

describe('the suggested fees', () => {
  it('rise with the distance, for every country', () => {
    for (const code of countryCodes) {
      const { home, region, world } = suggestFees(code);
      expect(home).toBeGreaterThan(0);
      expect(region ?? home).toBeGreaterThanOrEqual(home);
      expect(world ?? home).toBeGreaterThanOrEqual(region ?? home);
    }
  });

  it('leave out other countries where there is no rate', () => {
    expect(suggestFees('TH')).toEqual({ home: 150, region: 900, world: 2700 });
    expect(suggestFees('NG')).toEqual({ home: 800, region: null, world: null });
  });
});
