import { describe, expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import { expectEvery } from '../../tests/support/expect/expect-every.ts';
import { processorMsOf } from '../../tests/support/process/processor-time.ts';
import { currencies } from '../currencies/rates.ts';
import { countryCodes, countryName, currencyOf, regionOf } from './countries.ts';
import { alpha3Codes, everydayNames } from './country-aliases.ts';
import { countryNameIn } from './country-labels.ts';
import { findCountryCode, readCountryNames } from './country-names.ts';
import { countryTable } from './country-table.ts';

describe('the table of countries', () => {
  test('has every country of ISO 3166-1 once', () => {
    const inRuntime = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(countryCodes).toHaveLength(249);
    for (const code of countryCodes) expect(inRuntime.of(code), code).toBeDefined();
    expect(new Set(countryCodes.map((code) => alpha3Codes[code])).size).toBe(249);
    expect(new Set(countryCodes.map(countryName)).size).toBe(249);
  });

  test('uses only existing currencies, and is sorted by name', () => {
    const known = new Set(Intl.supportedValuesOf('currency'));
    // Too new for the Intl data of some runtimes.
    for (const code of ['XCG', 'ZWG']) known.add(code);
    for (const code of countryCodes) expect(known.has(countryTable[code].currency), code).toBe(true);
    const folded = countryCodes.map((code) => countryName(code).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
    expect(folded).toEqual([...folded].sort());
  });

  test('shows prices in a currency with a rate, and in US dollars where there is none', () => {
    for (const code of countryCodes) {
      const own = countryTable[code].currency;
      expect(currencyOf(code)).toBe(Object.hasOwn(currencies, own) ? own : 'USD');
    }
    expect([currencyOf('NG'), currencyOf('KE'), currencyOf('SK'), currencyOf('LI')]).toEqual([
      'USD',
      'USD',
      'EUR',
      'CHF',
    ]);
  });

  test('covers Africa and Europe', () => {
    const count = (region: string) => countryCodes.filter((code) => regionOf(code) === region).length;
    expect(count('africa')).toBeGreaterThan(50);
    expect(count('europe')).toBeGreaterThan(45);
  });
});

describe('finding a country', () => {
  test('accepts both codes in any case, everyday names and names in all seven languages', () => {
    for (const code of countryCodes) {
      const written = [
        code,
        code.toLowerCase(),
        alpha3Codes[code],
        alpha3Codes[code].toLowerCase(),
        ` ${countryName(code)} `,
      ];
      for (const text of written) expect([text, findCountryCode(text)]).toEqual([text, code]);
      for (const name of everydayNames[code] ?? []) expect([name, findCountryCode(name)]).toEqual([name, code]);
      for (const language of languages) {
        const name = countryNameIn(code, language);
        // A name that equals a code is read as the code: `Nga` is Vietnamese for Russia and the code of Nigeria.
        if (Object.values(alpha3Codes).includes(name.toUpperCase())) continue;
        expect([language, name, findCountryCode(name)]).toEqual([language, name, code]);
      }
    }
  });

  test('reads the names by which countries are also known', () =>
    expectEvery(
      [
        ['USA', 'US'],
        ['u.s.', 'US'],
        ['the United States', 'US'],
        ['uk', 'GB'],
        ['UAE', 'AE'],
        ['korea', 'KR'],
        ['Korea, Republic of', 'KR'],
        ['Turkey', 'TR'],
        ['TURKIYE', 'TR'],
        ['Viet Nam', 'VN'],
        ['Cote d Ivoire', null],
        ["Cote d'Ivoire", 'CI'],
        ['St. Lucia', 'LC'],
        ['Trinidad & Tobago', 'TT'],
        ['Bosnia & Herzegovina', 'BA'],
        ['Czech republic', 'CZ'],
        ['Tailandia', 'TH'],
        ['Áo', 'AT'],
        ['', null],
        ['Atlantis', null],
        ['XX', null],
        ['constructor', null],
      ],
      (text, code) => expect(findCountryCode(text)).toBe(code),
    ));

  test('reads a comma-separated list even when names contain commas', () => {
    const joined =
      "Korea, Republic of, Thailand, Congo, The Democratic Republic of the, Bonaire, Sint Eustatius and Saba, Atlantis, TH, Korea, Democratic People's Republic of";
    const pieces = joined.split(',').map((piece) => piece.trim());
    expect(readCountryNames(pieces)).toEqual({ codes: ['KR', 'TH', 'CD', 'BQ', 'KP'], unknown: ['Atlantis'] });
  });

  test('takes little time for any text', async () => {
    const findAll = () => {
      findCountryCode('ก่'.repeat(100_000));
      readCountryNames(Array.from({ length: 4000 }, (_, index) => `nowhere ${index}`));
    };
    expect(await processorMsOf(findAll)).toBeLessThan(500);
  });
});
