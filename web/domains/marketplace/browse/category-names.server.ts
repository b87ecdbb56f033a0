import { findAisle, pathTo } from '../../../../catalog/lookup.ts';
import { tree } from '../../../../catalog/tree.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';

/** A category in one language. Pages get only the names they show, never the whole tree. */
export interface NamedCategory {
  id: string;
  name: string;
}

type TranslatedCategory = { id: number; names: Record<Language, string> };

const toNamedCategory =
  (language: Language) =>
  (category: TranslatedCategory): NamedCategory => ({
    id: String(category.id),
    name: category.names[language],
  });

/** The names a category page needs; `aisle` and `section` are null when their id is missing or unknown. */
export function getCategoryNames(categoryId: string, subCategoryId: string | undefined, language: Language) {
  const aisle = findAisle(categoryId);
  const section = aisle?.sections.find(({ id }) => String(id) === subCategoryId) ?? null;
  const nameOf = toNamedCategory(language);
  return {
    aisle: aisle && nameOf(aisle),
    section: section && nameOf(section),
    sections: aisle?.sections.map(nameOf) ?? [],
    isKnown: aisle !== null && (subCategoryId === undefined || section !== null),
  };
}

/** The fifteen aisles in a language. */
export function getAisleNames(language: Language): NamedCategory[] {
  return tree.map(toNamedCategory(language));
}

/** The shelf of a third-level category: its name and the path of the section that shows it; null for an unknown one. */
export function getShelf(leafId: string, language: Language): { name: string; path: string } | null {
  const [aisle, section, leaf] = pathTo(leafId);
  return aisle && section && leaf ? { name: leaf.names[language], path: `/products/${aisle.id}/${section.id}` } : null;
}

/** The name of the country that products are filtered by; empty where there is none. */
export function getCountryName(code: string | undefined, language: Language): string {
  return code && isCountryCode(code) ? countryNameIn(code, language) : (code ?? '');
}
