import type { Language } from '../../contracts/languages.ts';
import type { CurrencyCode } from '../../market/rates.ts';

/** Where each currency is at home: regions as browsers' languages name them, and time zones, under old names too. */
const homes: Record<CurrencyCode, string> = {
  USD: 'US TL AQ AS BQ EC FM GU IO MH MP PA PR PW SV TC UM VG VI',
  THB: 'TH Asia/Bangkok',
  VND: 'VN Asia/Ho_Chi_Minh Asia/Saigon',
  IDR: 'ID Asia/Jakarta Asia/Makassar Asia/Jayapura Asia/Pontianak',
  MYR: 'MY Asia/Kuala_Lumpur Asia/Kuching',
  SGD: 'SG Asia/Singapore',
  PHP: 'PH Asia/Manila',
  MMK: 'MM Asia/Yangon Asia/Rangoon',
  KHR: 'KH Asia/Phnom_Penh',
  LAK: 'LA Asia/Vientiane',
  BND: 'BN Asia/Brunei',
  CNY: 'CN Asia/Shanghai Asia/Urumqi',
  HKD: 'HK Asia/Hong_Kong',
  MOP: 'MO Asia/Macau',
  TWD: 'TW Asia/Taipei',
  JPY: 'JP Asia/Tokyo',
  KRW: 'KR Asia/Seoul',
  MNT: 'MN Asia/Ulaanbaatar Asia/Hovd',
  INR: 'IN Asia/Kolkata Asia/Calcutta',
  PKR: 'PK Asia/Karachi',
  BDT: 'BD Asia/Dhaka',
  LKR: 'LK Asia/Colombo',
  NPR: 'NP Asia/Kathmandu Asia/Katmandu',
  AED: 'AE Asia/Dubai',
  SAR: 'SA Asia/Riyadh',
  QAR: 'QA Asia/Qatar',
  KWD: 'KW Asia/Kuwait',
  BHD: 'BH Asia/Bahrain',
  OMR: 'OM Asia/Muscat',
  AUD: 'AU CC CX HM KI NF NR TV Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin',
  NZD: 'NZ CK NU PN TK Pacific/Auckland',
  GBP: 'GB GG GS IM JE Europe/London',
  EUR: 'IE DE FR IT ES PT NL BE AT FI GR AD AX BG BL CY EE GF GP HR LT LU LV MC ME MF MQ MT PM RE SI SK SM TF VA YT Europe/Dublin Europe/Berlin Europe/Paris Europe/Rome Europe/Madrid Europe/Lisbon Europe/Amsterdam Europe/Brussels Europe/Vienna Europe/Helsinki Europe/Athens Atlantic/Canary',
  CHF: 'CH LI Europe/Zurich',
  PLN: 'PL Europe/Warsaw',
  CZK: 'CZ Europe/Prague',
  HUF: 'HU Europe/Budapest',
  RON: 'RO Europe/Bucharest',
  SEK: 'SE Europe/Stockholm',
  NOK: 'NO BV SJ Europe/Oslo',
  DKK: 'DK FO GL Europe/Copenhagen',
  TRY: 'TR Europe/Istanbul',
  CAD: 'CA America/Toronto America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/Regina America/St_Johns',
  MXN: 'MX America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Chihuahua',
  BRL: 'BR America/Sao_Paulo America/Fortaleza America/Recife America/Bahia America/Manaus America/Belem',
  ARS: 'AR America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba America/Cordoba',
  CLP: 'CL America/Santiago',
  COP: 'CO America/Bogota',
  PEN: 'PE America/Lima',
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

/** The currency at home in a region or time zone; null for places that are not in the table. */
export function currencyAtHomeIn(place: string): CurrencyCode | null {
  return currencyCodes.find((currency) => homes[currency].split(' ').includes(place)) ?? null;
}
