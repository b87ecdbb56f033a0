import { searchCategories } from '../../../../catalog/categories/lookup.ts';
import { fold } from '../../../../catalog/text/fold.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../contracts/languages.ts';
import type { ShopTexts } from '../../../../contracts/marketplace/shop-texts.ts';
import { cleanLine } from '../../../../contracts/text/clean-text.ts';
import { findSectionName } from '../../../../reference-data/shop-sections/section-names.ts';

/** The names of a section: the seller's own, and in the other languages those of a category or a usual section. */
export function composeNames(language: Language, typed: Partial<Record<Language, string>>): ShopTexts {
  const own = Object.entries(typed).map(([of, text]) => [of, cleanLine(text)] as const);
  const written = own.filter(([, text]) => text !== '');
  const source = Object.fromEntries(written)[language] ?? '';
  const known = findSectionName(source, language) ?? findCategoryNames(source, language);
  return {
    ...(known && Object.fromEntries(languages.map((of) => [of, { text: known[of], by: 'composed' as const }]))),
    ...Object.fromEntries(written.map(([of, text]) => [of, { text, by: 'seller' as const }])),
  };
}

function findCategoryNames(text: string, language: Language): InEveryLanguage | null {
  const [category] = searchCategories(text, 1);
  return category && fold(category.names[language]) === fold(text) ? category.names : null;
}
