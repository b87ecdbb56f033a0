import written from '../../data/reference/tax-rates.json' with { type: 'json' };
import type { CountryCode } from '../countries/countries.ts';

export const taxNames = ['vat', 'gst', 'consumption_tax', 'sales_tax'] as const;
export type TaxName = (typeof taxNames)[number];

interface TaxRate {
  percent: number;
  from: string;
  until?: string;
  goods?: string;
}

interface CountryTax {
  tax: TaxName;
  pricesIncludeTax: boolean;
  standard: TaxRate[];
  reduced: TaxRate[];
  services?: TaxRate[];
  taxId?: { name: string; pattern: string; example: string };
  source: string;
  note?: string;
}

const countries = written.countries as Partial<Record<string, CountryTax>>;

/** What shops of a country have in their prices on a day; null where no tax, or no rate of it, is known for sure. */
export interface KnownTax {
  name: TaxName;
  /** In hundredths of a percent. */
  standard: number;
  /** The other rates that hold, highest first. */
  reduced: { share: number; goods: string }[];
  /** How the number at the tax office is called there, and one for example. */
  taxId: { name: string; example: string } | null;
}

/** The tax that is in the prices of a country's shops on a day such as `2026-11-19`. Prices without tax have none here. */
export function findTax(country: CountryCode, day: string): KnownTax | null {
  const found = countries[country];
  const standard = found?.standard.find((rate) => holdsOn(rate, day));
  if (!found?.pricesIncludeTax || !standard) return null;
  const reduced = found.reduced.filter((rate) => holdsOn(rate, day)).sort((a, b) => b.percent - a.percent);
  return {
    name: found.tax,
    standard: shareOf(standard),
    reduced: reduced.map((rate) => ({ share: shareOf(rate), goods: rate.goods ?? '' })),
    taxId: found.taxId ? { name: found.taxId.name, example: found.taxId.example } : null,
  };
}

/** The tax on a platform's service to a seller of the same country on a day; null where it is not known for sure. */
export function findServiceTax(country: CountryCode, day: string): { name: TaxName; share: number } | null {
  const found = countries[country];
  const rate = (found?.services ?? found?.standard ?? []).find((one) => holdsOn(one, day));
  return found && rate ? { name: found.tax, share: shareOf(rate) } : null;
}

export const isInEuropeanUnion = (country: CountryCode): boolean => written.europeanUnion.includes(country);

/** A typed number as it is stored: upper case, one space between its parts. */
export const readTaxId = (text: string): string => text.normalize('NFC').trim().toUpperCase().replace(/\s+/g, ' ');

/** Whether a number looks like one of the country's. One that does not may still be right: laws and forms change. */
export function isUsualTaxId(country: CountryCode, text: string): boolean {
  const pattern = countries[country]?.taxId?.pattern;
  const compact = readTaxId(text).replace(/[\s./-]/g, '');
  return compact !== '' && (pattern === undefined || new RegExp(`^(?:${pattern})$`, 'u').test(compact));
}

const holdsOn = ({ from, until }: TaxRate, day: string): boolean => from <= day && (!until || day <= until);
const shareOf = ({ percent }: TaxRate): number => Math.round(percent * 100);
