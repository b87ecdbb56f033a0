import { findAisle } from '../../catalog/lookup.ts';
import { tree } from '../../catalog/tree.ts';
import type { Language } from '../../contracts/languages.ts';
import { countryCodes, countryName } from '../../market/countries.ts';

/** A category as a page names it. Pages get only the names they show, never the whole tree. */
export interface NamedCategory {
  id: string;
  name: string;
}

type Named = { id: number; names: Record<Language, string> };

const inWords =
  (language: Language) =>
  (category: Named): NamedCategory => ({
    id: String(category.id),
    name: category.names[language],
  });

/** The names a category's page needs; no aisle where the id is unknown, no section where none or an unknown one is asked. */
export function nameShelf(categoryId: string, subCategoryId: string | undefined, language: Language) {
  const aisle = findAisle(categoryId);
  const section = aisle?.sections.find(({ id }) => String(id) === subCategoryId) ?? null;
  const nameOf = inWords(language);
  return {
    aisle: aisle && nameOf(aisle),
    section: section && nameOf(section),
    sections: aisle?.sections.map(nameOf) ?? [],
    isKnown: aisle !== null && (subCategoryId === undefined || section !== null),
  };
}

/** The fifteen aisles in a language. */
export function nameAisles(language: Language): NamedCategory[] {
  return tree.map(inWords(language));
}

/** The countries that listings can be recommended for, by their English names. */
export function nameCountries(): { code: string; name: string }[] {
  return countryCodes.map((code) => ({ code, name: countryName(code) }));
}
