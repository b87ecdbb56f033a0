import { type CurrencyCode, currencies } from '../currencies/rates.ts';
import { countryTable, type Region } from './country-table.ts';

/** ISO 3166-1 alpha-2. */
export type CountryCode = keyof typeof countryTable;

/** In the order of their English names. */
export const countryCodes = Object.keys(countryTable) as CountryCode[];

/** Whether a text is an upper-case country code. */
export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(countryTable, code);
}

/** The English name, which drafts and forms store. */
export function countryName(code: CountryCode): string {
  return countryTable[code].name;
}

export function regionOf(code: CountryCode): Region {
  return countryTable[code].region;
}

/** Countries whose own currency we have a rate for. */
export const pricedCountryCodes = countryCodes.filter((code) => Object.hasOwn(currencies, countryTable[code].currency));

/** The currency that prices for a country are shown in: its own where we have a rate, else US dollars. */
export function currencyOf(code: CountryCode): CurrencyCode {
  const { currency: own } = countryTable[code];
  return Object.hasOwn(currencies, own) ? (own as CurrencyCode) : 'USD';
}
