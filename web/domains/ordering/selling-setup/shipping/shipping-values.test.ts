import { describe, expect, test } from 'vitest';
import { checkShipping, type ShippingTerms, shippingOf, suggestFor, valuesOf } from './shipping-values.ts';

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
    expect(shippingOf(valuesOf(profile, 'USD'), 'USD')).toEqual(profile);
    const free = { ...profile, home_fee_cents: 0, region_fee_cents: null, free_from_cents: null };
    expect(shippingOf(valuesOf(free, 'USD'), 'USD')).toEqual(free);
  });

  test('takes an empty fee as a place the seller does not ship to, but not at home', () => {
    const values = { ...valuesOf(profile, 'USD'), region_fee: '', home_fee: '' };
    expect(Object.keys(checkShipping(values, 'USD'))).toEqual(['home_fee']);
    expect(shippingOf({ ...values, home_fee: '2' }, 'USD').region_fee_cents).toBeNull();
  });

  test('takes, shows and limits amounts in the currency of the shop', () => {
    const dong = { ...profile, home_fee_cents: 30_000, region_fee_cents: 236_000, free_from_cents: 500_000 };
    expect(valuesOf(dong, 'VND')).toMatchObject({ home_fee: '30000', region_fee: '236000', free_from: '500000' });
    expect(shippingOf(valuesOf(dong, 'VND'), 'VND')).toEqual(dong);
    const values = { ...valuesOf(dong, 'VND'), home_fee: '30.000', region_fee: '30.5', world_fee: '26250001' };
    expect(checkShipping(values, 'VND')).toEqual({
      region_fee: 'Please enter an amount up to ₫26,250,000.',
      world_fee: 'Please enter an amount up to ₫26,250,000.',
    });
    expect(suggestFor('JP', { ...dong, return_days: null, return_address: null }, 'VND')).toMatchObject({
      home_fee_cents: 105_000,
    });
  });

  test('takes a decimal comma', () => {
    const values = { ...valuesOf(profile, 'USD'), home_fee: '1,50', region_fee: '9,00', free_from: '1.250,50' };
    expect(checkShipping(values, 'USD')).toEqual({});
    const saved = { home_fee_cents: 150, region_fee_cents: 900, free_from_cents: 125_050 };
    expect(shippingOf(values, 'USD')).toMatchObject(saved);
  });

  test('names every field that cannot be saved', () => {
    const wrong = { place: 'x'.repeat(101), pack_days: '31', home_fee: '-1', region_fee: '1000.01', world_fee: 'ten' };
    const problems = checkShipping(
      { ...valuesOf(profile, 'USD'), ...wrong, country: '', free_from: '100000.01' },
      'USD',
    );
    expect(Object.keys(problems)).toEqual([
      'country',
      'place',
      'pack_days',
      'home_fee',
      'region_fee',
      'world_fee',
      'free_from',
    ]);
    expect(checkShipping(valuesOf(profile, 'USD'), 'USD')).toEqual({});
  });
});
