import type { AttributeWords } from '../../../../catalog/attributes/attribute.ts';
import { colourWords } from '../../../../catalog/attributes/colours.ts';
import { materialWords } from '../../../../catalog/attributes/materials.ts';
import { findTopCategory, pathTo } from '../../../../catalog/categories/lookup.ts';
import { tree } from '../../../../catalog/categories/tree.ts';
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
  const topCategory = findTopCategory(categoryId);
  const subCategory = topCategory?.subCategories.find(({ id }) => String(id) === subCategoryId) ?? null;
  const nameOf = toNamedCategory(language);
  return {
    topCategory: topCategory && nameOf(topCategory),
    section: subCategory && nameOf(subCategory),
    sections: topCategory?.subCategories.map(nameOf) ?? [],
    isKnown: topCategory !== null && (subCategoryId === undefined || subCategory !== null),
  };
}

/** The fifteen top categories in a language. */
export function getTopCategoryNames(language: Language): NamedCategory[] {
  return tree.map(toNamedCategory(language));
}

/** The category of a third-level category: its name and the path of the section that shows it; null for an unknown one. */
export function getCategoryName(leafCategoryId: string, language: Language): { name: string; path: string } | null {
  const [topCategory, subCategory, leafCategory] = pathTo(leafCategoryId);
  return topCategory && subCategory && leafCategory
    ? { name: leafCategory.names[language], path: `/products/${topCategory.id}/${subCategory.id}` }
    : null;
}

/** The name of the country that products are filtered by; empty where there is none. */
export function getCountryName(code: string | undefined, language: Language): string {
  return code && isCountryCode(code) ? countryNameIn(code, language) : (code ?? '');
}

/** The names of the colour and the material that products are filtered by. */
export function getAttributeNames(
  { colour, material }: { colour: string | undefined; material: string | undefined },
  language: Language,
): { colour: string | null; material: string | null } {
  const nameIn = (words: Readonly<Record<string, AttributeWords>>, id: string | undefined) => {
    const name = id && Object.hasOwn(words, id) ? words[id]?.[language][0] : undefined;
    return name ? name.charAt(0).toLocaleUpperCase(language) + name.slice(1) : null;
  };
  return { colour: nameIn(colourWords, colour), material: nameIn(materialWords, material) };
}
