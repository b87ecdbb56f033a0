import { describe, expect, test } from 'vitest';
import written from '../../data/reference/tax-rates.json' with { type: 'json' };
import { type CountryCode, countryCodes, isCountryCode } from '../countries/countries.ts';
import { findServiceTax, findTax, isInEuropeanUnion, isUsualTaxId, readTaxId } from './tax-rates.ts';

const entries = Object.entries(written.countries) as [
  CountryCode,
  { standard: Rate[]; reduced: Rate[]; pricesIncludeTax: boolean; taxId?: { example: string } },
][];
type Rate = { percent: number; from: string; until?: string };

describe('the table of tax rates', () => {
  test.each([
    ['TH', 'vat', 700],
    ['VN', 'vat', 1000],
    ['SG', 'gst', 900],
    ['MY', 'sales_tax', 1000],
    ['ID', 'vat', 1100],
    ['PH', 'vat', 1200],
    ['CN', 'vat', 1300],
    ['JP', 'consumption_tax', 1000],
    ['KR', 'vat', 1000],
    ['DE', 'vat', 1900],
    ['ES', 'vat', 2100],
    ['GB', 'vat', 2000],
    ['MX', 'vat', 1600],
    ['IN', 'gst', 1800],
  ] as const)('knows the standard rate of %s', (country, name, standard) => {
    expect(findTax(country, '2026-11-19')).toMatchObject({ name, standard });
  });

  test.each(['US', 'CA', 'HK', 'MM'] as const)('invents no tax of %s', (country) => {
    expect(findTax(country, '2026-11-19')).toBeNull();
  });

  test.each([
    ['TH', 700],
    ['CN', 600],
    ['IN', 1800],
  ] as const)('knows what a service bears in %s', (country, share) => {
    expect(findServiceTax(country, '2026-11-19')).toMatchObject({ share });
  });

  test.each(['US', 'CA', 'MY', 'HK'] as const)('invents no tax on services of %s', (country) => {
    expect(findServiceTax(country, '2026-11-19')).toBeNull();
  });

  test('follows a rate that changed on its day', () => {
    expect(findTax('EE', '2025-06-30')?.standard).toBe(2200);
    expect(findTax('EE', '2025-07-01')?.standard).toBe(2400);
    expect(findTax('VN', '2026-12-31')?.reduced[0]?.share).toBe(800);
    expect(findTax('VN', '2027-01-01')?.reduced[0]?.share).toBe(500);
    expect(findTax('TH', '2020-01-01')).toBeNull();
  });

  test('names countries that exist, and one standard rate for each day', () => {
    for (const [country, { standard }] of entries) {
      expect(isCountryCode(country), country).toBe(true);
      const sorted = standard.toSorted((a, b) => a.from.localeCompare(b.from));
      for (const [at, { until }] of sorted.slice(0, -1).entries()) {
        const next = new Date(`${until}T00:00:00Z`);
        next.setUTCDate(next.getUTCDate() + 1);
        expect(next.toISOString().slice(0, 10), country).toBe(sorted[at + 1]?.from);
      }
    }
  });

  test('holds every country of the European Union', () => {
    const union: string[] = written.europeanUnion;
    expect(union).toEqual(
      'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ').sort(),
    );
    expect([isInEuropeanUnion('FI'), isInEuropeanUnion('GB')]).toEqual([true, false]);
    expect(union.filter((country) => !findTax(country as CountryCode, '2026-11-19'))).toEqual([]);
  });
});

describe('a tax id', () => {
  test.each(entries.flatMap(([country, { taxId }]) => (taxId ? [[country, taxId.example] as const] : [])))(
    'of %s such as %s is usual',
    (country, example) => expect(isUsualTaxId(country, example)).toBe(true),
  );

  test('of another form is doubtful, and nothing is asked where no form is known', () => {
    expect(isUsualTaxId('TH', '12345')).toBe(false);
    expect(isUsualTaxId('DE', 'ATU12345678')).toBe(false);
    expect(isUsualTaxId('DE', ' ')).toBe(false);
    const unknown = countryCodes.find((country) => !entries.some(([known]) => known === country));
    expect(isUsualTaxId(unknown ?? 'HK', 'ANY-1')).toBe(true);
  });

  test('keeps its dashes and loses what was typed around it', () => {
    expect(readTaxId('  gb 123  4567 89 ')).toBe('GB 123 4567 89');
  });
});
