import type { Language } from '../../../contracts/languages.ts';
import { isCountryCode } from '../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../reference-data/countries/country-labels.ts';

/** The name of a country in a language; a code that is not known stays as it is. */
export function countryLabel(code: string, language: Language): string {
  return isCountryCode(code) ? countryNameIn(code, language) : code;
}
