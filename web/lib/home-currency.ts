import type { Language } from '../../contracts/languages.ts';
import type { CurrencyCode } from '../../market/rates.ts';

/** Where each currency is at home. */
const homes: Record<CurrencyCode, string> = {
  USD: 'US TL',
  THB: 'TH',
  VND: 'VN',
  IDR: 'ID',
  MYR: 'MY',
  SGD: 'SG',
  PHP: 'PH',
  MMK: 'MM',
  KHR: 'KH',
  LAK: 'LA',
  BND: 'BN',
  CNY: 'CN',
  HKD: 'HK',
  MOP: 'MO',
  TWD: 'TW',
  JPY: 'JP',
  KRW: 'KR',
  MNT: 'MN',
  INR: 'IN',
  PKR: 'PK',
  BDT: 'BD',
  LKR: 'LK',
  NPR: 'NP',
  AED: 'AE',
  SAR: 'SA',
  QAR: 'QA',
  KWD: 'KW',
  BHD: 'BH',
  OMR: 'OM',
  AUD: 'AU',
  NZD: 'NZ',
  GBP: 'GB',
  EUR: 'IE DE FR IT ES PT NL BE AT FI GR',
  CHF: 'CH',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  TRY: 'TR',
  CAD: 'CA',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
};

export const currencyCodes = Object.keys(homes) as CurrencyCode[];

/** What a price is shown in where nothing is known but the language of the page. */
export const currencyOfLanguage: Record<Language, CurrencyCode> = {
  en: 'USD',
  th: 'THB',
  zh: 'CNY',
  vi: 'VND',
  es: 'EUR',
  ja: 'JPY',
  ko: 'KRW',
};

/** The currency of a country; null for countries that are not in the table. */
export function currencyOfCountry(country: string): CurrencyCode | null {
  return currencyCodes.find((currency) => homes[currency].split(' ').includes(country)) ?? null;
}
