import { pathTo } from '../../../../catalog/categories/lookup.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { findCountryCode, readCountryNames } from '../../../../reference-data/countries/country-names.ts';

interface CategoryIds {
  topCategoryId: string;
  subCategoryId: string;
  categoryId: string;
}

/** The category of a listing, from its third level; the other ids, if given, must be its ancestors. */
export function readCategory({ topCategoryId, subCategoryId, categoryId }: CategoryIds) {
  const [topCategory, subCategory, leafCategory] = pathTo((categoryId || topCategoryId).trim());
  if (!topCategory || !subCategory || !leafCategory) throw new AppError('unknown_category');
  const given = [categoryId ? topCategoryId : '', subCategoryId];
  const ancestors = [topCategory.id, subCategory.id];
  if (given.some((id, level) => id.trim() !== '' && id.trim() !== String(ancestors[level]))) {
    throw new AppError('bad_input', { key: 'categories_apart' });
  }
  return { topCategoryId: topCategory.id, subCategoryId: subCategory.id, categoryId: leafCategory.id };
}

/** The distinct codes of the named countries, in order; throws if one is unknown. */
export function readCountries(names: readonly string[]): CountryCode[] {
  const { codes, unknown } = readCountryNames(names.map((name) => name.trim()).filter((name) => name !== ''));
  if (unknown.length === 0) return codes;
  throw new AppError('bad_input', {
    key: 'unknown_country',
    parameters: { country: unknown.join("', '").slice(0, 100) },
  });
}

/** The code of a country given by code or name; null without one, throws if it is unknown. */
export function readCountry(text: string | undefined): CountryCode | null {
  return text?.trim() ? (readCountries([text])[0] ?? null) : null;
}

/** The country code of a filter. An unassigned two-letter code is accepted and matches nothing. */
export function readCountryFilter(text: string): string {
  const code = findCountryCode(text) ?? /^[a-z]{2}$/i.exec(text.trim())?.[0].toUpperCase();
  if (!code) throw new AppError('bad_input', { key: 'unknown_country', parameters: { country: text.slice(0, 100) } });
  return code;
}
