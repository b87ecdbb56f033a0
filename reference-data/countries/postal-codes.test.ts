import { expect, test } from 'vitest';
import written from '../../data/reference/postal-codes.json' with { type: 'json' };
import { addressForms } from './address-forms.ts';
import { type CountryCode, isCountryCode } from './countries.ts';
import { findPostalCodeDoubt, readPostalCode } from './postal-codes.ts';

test('every example of a postal code fits the pattern of its country', () => {
  for (const [country, { example }] of Object.entries(written.countries)) {
    expect(isCountryCode(country), country).toBe(true);
    expect(findPostalCodeDoubt(country as CountryCode, example), country).toBeNull();
  }
});

test('the example in the form of an address fits the pattern of its country', () => {
  for (const [country, form] of Object.entries(addressForms)) {
    const { postalExample } = form;
    if (postalExample) expect(findPostalCodeDoubt(country as CountryCode, postalExample), country).toBeNull();
  }
});

test.each([
  ['TH', '1011'],
  ['TH', '101100'],
  ['TH', 'ABCDE'],
  ['SG', '23880'],
  ['JP', '150-001'],
  ['US', '9410'],
  ['GB', '12345'],
  ['ES', '60001'],
  ['DE', '1011'],
  ['CA', '94103'],
  ['NL', '1012'],
  ['PL', '0095'],
] as const)('a postal code of %s such as %j is doubted', (country, code) => {
  expect(findPostalCodeDoubt(country, code)).not.toBeNull();
});

test.each([
  ['JP', '〒150-0001'],
  ['JP', '１５０ー０００１'],
  ['GB', 'sw1a 1aa'],
  ['CA', 'm5v2t6'],
  ['US', '94103-1234'],
  ['TH', ''],
  ['HK', ''],
  ['HK', '999077'],
  ['AE', ''],
  ['VN', ''],
  ['BR', '01310100'],
  ['IE', 'D02AF30'],
  ['KE', ''],
] as const)('a postal code of %s such as %j is not doubted', (country, code) => {
  expect(findPostalCodeDoubt(country, code)).toBeNull();
});

test('a postal code is stored in narrow capital letters without a mark', () => {
  expect(readPostalCode(' 〒１５０－０００１ ')).toBe('150-0001');
});
