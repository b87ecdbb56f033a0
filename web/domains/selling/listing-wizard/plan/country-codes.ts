import {
  type CountryCode,
  countryCodes,
  countryName,
  isCountryCode,
} from '../../../../../reference-data/countries/countries.ts';

/** The code of a country that is given by its code or English name, or null. */
function findCountry(text: string): CountryCode | null {
  return isCountryCode(text) ? text : (countryCodes.find((code) => countryName(code) === text) ?? null);
}

/** The codes of countries that are given by code or English name; unknown ones are left out. */
export function toCountryCodes(texts: readonly string[]): CountryCode[] {
  return texts.map(findCountry).filter((code) => code !== null);
}
