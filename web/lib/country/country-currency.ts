import type { Language } from '../../../contracts/languages.ts';
import type { CurrencyCode } from '../../../reference-data/currencies/rates.ts';

/** The countries that use each currency. */
const countriesByCurrency: Record<CurrencyCode, string> = {
  USD: 'US TL AQ AS BQ EC FM GU IO MH MP PA PR PW SV TC UM VG VI',
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
  AUD: 'AU CC CX HM KI NF NR TV',
  NZD: 'NZ CK NU PN TK',
  GBP: 'GB GG GS IM JE',
  EUR: 'IE DE FR IT ES PT NL BE AT FI GR AD AX BG BL CY EE GF GP HR LT LU LV MC ME MF MQ MT PM RE SI SK SM TF VA YT',
  CHF: 'CH LI',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  SEK: 'SE',
  NOK: 'NO BV SJ',
  DKK: 'DK FO GL',
  TRY: 'TR',
  CAD: 'CA',
  MXN: 'MX',
  BRL: 'BR',
  ARS: 'AR',
  CLP: 'CL',
  COP: 'CO',
  PEN: 'PE',
};

export const currencyCodes = Object.keys(countriesByCurrency) as CurrencyCode[];

/** The default currency where only the page's language is known. */
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
  return currencyCodes.find((currency) => countriesByCurrency[currency].split(' ').includes(country)) ?? null;
}
