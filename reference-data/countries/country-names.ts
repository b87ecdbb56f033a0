import { fold } from '../../catalog/text/fold.ts';
import { languages } from '../../contracts/languages.ts';
import { type CountryCode, countryCodes, countryName } from './countries.ts';
import { alpha3Codes, everydayNames } from './country-aliases.ts';
import { countryNameIn, countryNameOfRuntime } from './country-labels.ts';

let codesByName: Map<string, CountryCode> | null = null;

/** Finds a country by ISO code, English or everyday name, or its name in one of the seven languages; null for anything else. */
export function findCountryCode(text: string): CountryCode | null {
  codesByName ??= indexNames();
  const truncated = text.slice(0, 200);
  return codesByName.get(normalizeCase(truncated)) ?? codesByName.get(normalizeName(truncated)) ?? null;
}

/** ISO names have up to two commas, such as `Korea, Democratic People's Republic of`. */
const maxParts = 3;

/** Reads country names that were split at commas, although some names contain commas. Unknown names are returned as they are. */
export function readCountryNames(pieces: readonly string[]): { codes: CountryCode[]; unknown: string[] } {
  const codes = new Set<CountryCode>();
  const unknown: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const lengths = Array.from({ length: Math.min(maxParts, pieces.length - at) }, (_, index) => index + 1);
    const found = lengths
      .reverse()
      .map((length) => ({ length, code: findCountryCode(pieces.slice(at, at + length).join(' ')) }))
      .find(({ code }) => code !== null);
    if (found?.code) codes.add(found.code);
    else unknown.push(pieces[at] ?? '');
    at += found?.length ?? 1;
  }
  return { codes: [...codes], unknown };
}

/** Adds codes first, then English names, so that a foreign name never replaces them. */
function indexNames(): Map<string, CountryCode> {
  const names = new Map<string, CountryCode>();
  const add = (key: string, code: CountryCode) => {
    if (key && !names.has(key)) names.set(key, code);
  };
  for (const code of countryCodes) add(code.toLowerCase(), code);
  for (const code of countryCodes) add(alpha3Codes[code].toLowerCase(), code);
  for (const code of countryCodes) {
    for (const name of [countryName(code), ...(everydayNames[code] ?? [])]) add(normalizeName(name), code);
  }
  for (const code of countryCodes) {
    for (const language of languages) {
      for (const name of [countryNameIn(code, language), countryNameOfRuntime(code, language)]) {
        add(normalizeCase(name), code);
        if (name.length > 3) add(normalizeName(name), code);
      }
    }
  }
  return names;
}

function normalizeCase(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

/** Removes accents, dots, brackets and a leading article. */
function normalizeName(text: string): string {
  return fold(
    text
      .replaceAll('&', ' and ')
      .replace(/['’.]/g, '')
      .replace(/[(),\-\u2010-\u2015]/g, ' '),
  )
    .replace(/^the /, '')
    .replace(/^st /, 'saint ');
}
