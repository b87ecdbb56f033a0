import type { Language } from '../../contracts/languages.ts';
import written from '../../data/reference/country-short-names.json' with { type: 'json' };
import { type CountryCode, countryCodes, countryName } from './countries.ts';

/** Replaces names of the runtime's Intl data that are longer or less common than the everyday name. */
const shorterNames: Partial<Record<Language, Partial<Record<CountryCode, string>>>> = written.names;

const displayNames = new Map<Language, Intl.DisplayNames>();

/** The name of a country in the runtime's Intl data. */
export function countryNameOfRuntime(code: CountryCode, language: Language): string {
  const names = displayNames.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
  displayNames.set(language, names);
  return names.of(code) ?? code;
}

/** The name of a country in one of the seven languages. */
export function countryNameIn(code: CountryCode, language: Language): string {
  if (language === 'en') return countryName(code);
  return shorterNames[language]?.[code] ?? countryNameOfRuntime(code, language);
}

/** All countries with their names in a language, in its alphabetical order. */
export function listCountries(language: Language): { value: string; label: string }[] {
  const countries = countryCodes.map((code) => ({ value: code as string, label: countryNameIn(code, language) }));
  const { compare } = new Intl.Collator(language);
  // The table is in English order already.
  return language === 'en' ? countries : countries.sort((one, other) => compare(one.label, other.label));
}
