import { describe, expect, test } from 'vitest';
import { checkShipping, type ShippingTerms, shippingOf, valuesOf } from './shipping-values.ts';

const profile: ShippingTerms = {
  country: 'TH',
  place: 'Chiang Mai',
  pack_days: 2,
  home_fee_cents: 150,
  region_fee_cents: 900,
  world_fee_cents: null,
  free_from_cents: 5000,
};

describe('the shipping form', () => {
  test('shows a profile and reads the same one back', () => {
    expect(shippingOf(valuesOf(profile))).toEqual(profile);
    const free = { ...profile, home_fee_cents: 0, region_fee_cents: null, free_from_cents: null };
    expect(shippingOf(valuesOf(free))).toEqual(free);
  });

  test('takes an empty fee as a place the seller does not ship to, but not at home', () => {
    const values = { ...valuesOf(profile), region_fee: '', home_fee: '' };
    expect(Object.keys(checkShipping(values))).toEqual(['home_fee']);
    expect(shippingOf({ ...values, home_fee: '2' }).region_fee_cents).toBeNull();
  });

  test('takes a decimal comma', () => {
    const values = { ...valuesOf(profile), home_fee: '1,50', region_fee: '9,00', free_from: '1.250,50' };
    expect(checkShipping(values)).toEqual({});
    const saved = { home_fee_cents: 150, region_fee_cents: 900, free_from_cents: 125_050 };
    expect(shippingOf(values)).toMatchObject(saved);
  });

  test('names every field that cannot be saved', () => {
    const wrong = { place: 'x'.repeat(101), pack_days: '31', home_fee: '-1', region_fee: '1000.01', world_fee: 'ten' };
    const problems = checkShipping({ ...valuesOf(profile), ...wrong, country: '', free_from: '100000.01' });
    expect(Object.keys(problems)).toEqual([
      'country',
      'place',
      'pack_days',
      'home_fee',
      'region_fee',
      'world_fee',
      'free_from',
    ]);
    expect(checkShipping(valuesOf(profile))).toEqual({});
  });
});
