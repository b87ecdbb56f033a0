import { pathTo } from '../../../catalog/lookup.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { CountryCode } from '../../../market/countries.ts';
import { findCountryCode, readCountryNames } from '../../../market/country-names.ts';

interface CategoryIds {
  aisleId: string;
  sectionId: string;
  leafId: string;
}

/** Where a listing is filed. The third level alone decides; what else is named must lie on the way to it. */
export function readCategory({ aisleId, sectionId, leafId }: CategoryIds) {
  const [aisle, section, leaf] = pathTo((leafId || aisleId).trim());
  if (!aisle || !section || !leaf) throw new AppError('unknown_category');
  const named = [leafId ? aisleId : '', sectionId];
  const onTheWay = [aisle.id, section.id];
  if (named.some((id, level) => id.trim() !== '' && id.trim() !== String(onTheWay[level]))) {
    throw new AppError('bad_input', { message: 'These categories do not belong together. Please choose one again.' });
  }
  return { aisleId: aisle.id, sectionId: section.id, leafId: leaf.id };
}

/** Codes of the countries that were named, each once, in their order. One that nobody knows refuses all. */
export function readCountries(names: readonly string[]): CountryCode[] {
  const { codes, unknown } = readCountryNames(names.map((name) => name.trim()).filter((name) => name !== ''));
  if (unknown.length === 0) return codes;
  throw new AppError('bad_input', { message: unknownCountry(unknown.join("', '")) });
}

/** The code that a filter means. A code that no country has is no mistake: nothing is sold there. */
export function readCountryFilter(text: string): string {
  const code = findCountryCode(text) ?? /^[a-z]{2}$/i.exec(text.trim())?.[0].toUpperCase();
  if (!code) throw new AppError('bad_input', { message: `The field 'country' is not known. ${unknownCountry(text)}` });
  return code;
}

function unknownCountry(names: string): string {
  return `We do not know the country '${names.slice(0, 100)}'. Please use its English name or ISO code, for example Thailand or TH.`;
}
