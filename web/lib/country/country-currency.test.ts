import { expect, test } from 'vitest';
import { countryCodes, currencyOf, pricedCountryCodes } from '../../../reference-data/countries/countries.ts';
import { formatLocalPrice } from '../../../reference-data/currencies/format-local-price.ts';
import { currencies } from '../../../reference-data/currencies/rates.ts';
import { currencyCodes, currencyOfCountry } from './country-currency.ts';
import { countryOfTimeZone } from './visitor-country.ts';

test('every country with a rate has its currency, and every currency a country', () => {
  const priced = new Set(pricedCountryCodes);
  for (const code of countryCodes) {
    expect([code, currencyOfCountry(code)]).toEqual([code, priced.has(code) ? currencyOf(code) : null]);
  }
  expect([...currencyCodes].sort()).toEqual(Object.keys(currencies).sort());
});

test.each([
  ['Asia/Saigon', 'VND'],
  ['Asia/Ho_Chi_Minh', 'VND'],
  ['Europe/Berlin', 'EUR'],
  ['America/St_Johns', 'CAD'],
  ['America/Argentina/Cordoba', 'ARS'],
  ['America/New_York', 'USD'],
  ['Europe/Kyiv', null],
  ['', null],
])('the time zone %s uses %s', (zone, currency) => {
  expect(currencyOfCountry(countryOfTimeZone(zone) ?? '')).toBe(currency);
});

test.each([
  ['VND', '₫1,286,000'],
  ['THB', '฿1,593'],
  ['JPY', '¥7,448'],
  ['KWD', '15.050'],
  ['SGD', 'SGD 63.70'],
  ['AUD', 'A$74.95'],
] as const)('49 dollars in %s are formatted %s', (currency, text) => {
  expect(formatLocalPrice(4900, currency).replaceAll('\u00a0', ' ')).toContain(text);
});
