import { pathTo } from '../../../../../catalog/lookup.ts';
import { splitWords } from '../../../../../catalog/vocabulary/split-words.ts';
import type { Attribute } from '../../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../../contracts/languages.ts';

/** Terms for what a listing is, made from its titles in all languages: its product types, attributes and categories. */
export const productTypeTerm = (id: string) => `~k:${id}`;
export const categoryTerm = (id: number) => `~l:${id}`;
export const attributeTerm = ({ type, id }: Attribute) => `~a:${type}:${id}`;

/** The product types and attributes that a title names; product types only of the listing's own category. */
export function meaningTermsOf(categoryId: number, title: string, language: Language): Set<string> {
  const terms = new Set<string>();
  for (const { entries } of splitWords(title)) {
    for (const { meaning, language: own } of entries) {
      if (own !== language) continue;
      if (meaning.type === 'product-type') {
        if (meaning.categoryId === categoryId) terms.add(productTypeTerm(meaning.id));
      } else if ('id' in meaning) terms.add(attributeTerm(meaning));
    }
  }
  return terms;
}

export const categoryTermsOf = (categoryId: number) => pathTo(categoryId).map(({ id }) => categoryTerm(id));
