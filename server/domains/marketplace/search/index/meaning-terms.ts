import { splitAffirmed } from '../../../../../catalog/vocabulary/negation.ts';
import { quantityText, readQuantities } from '../../../../../catalog/vocabulary/quantities.ts';
import { splitWords } from '../../../../../catalog/vocabulary/split-words.ts';
import type { Attribute } from '../../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { descriptionTermsOf } from './terms.ts';

/**
 * Terms for what a listing is and has, equal in all languages.
 *   ~k:  a product type of its category      ~m:  any product type that a text names
 *   ~a:  an attribute                        ~n:  a number with its unit
 *   ~-   before any of these or before a word: what a text says that the thing lacks
 */
export const productTypeTerm = (id: string) => `~k:${id}`;
export const mentionTerm = (id: string) => `~m:${id}`;
export const attributeTerm = ({ type, id }: Attribute) => `~a:${type}:${id}`;
export const quantityTerm = (value: string) => `~n:${value}`;
export const lackTerm = (term: string) => `~-${term}`;

/** A word that means more things than these tells too little. */
const maxMeanings = 4;

/** The product types and attributes that a text names; the product types of the listing's own category are what it is. */
export function meaningTermsOf(categoryId: number, text: string, language: Language): Set<string> {
  const terms = new Set<string>();
  for (const { entries } of clausesOf(text).flatMap(splitWords)) {
    const own = entries.filter((entry) => entry.language === language);
    for (const { meaning } of own) {
      if (meaning.type === 'product-type') {
        if (meaning.categoryId === categoryId) terms.add(productTypeTerm(meaning.id));
        if (own.length <= maxMeanings) terms.add(mentionTerm(meaning.id));
      } else if ('id' in meaning) terms.add(attributeTerm(meaning));
    }
  }
  return terms;
}

/** What a text says of a thing: its meaning and quantities, and what it lacks; and the text without what it lacks. */
export function factTermsOf(
  categoryId: number,
  text: string,
  language: Language,
): { terms: Set<string>; affirmed: string } {
  const { affirmed, lacked } = splitAffirmed(text, language);
  const terms = meaningTermsOf(categoryId, affirmed, language);
  for (const { values } of readQuantities(quantityText(affirmed))) {
    for (const value of values) terms.add(quantityTerm(value));
  }
  if (lacked.trim() !== '') for (const term of lackTermsOf(lacked, language)) terms.add(lackTerm(term));
  return { terms, affirmed };
}

/** The terms of what a thing lacks: those that it would have otherwise. */
export const lackTermsOf = (lacked: string, language: Language): string[] => [
  ...meaningTermsOf(0, lacked, language),
  ...descriptionTermsOf(lacked, language),
];

const longestClause = 60;

/** The clauses of a text, because the vocabulary reads no more than a query at once. */
function clausesOf(text: string): string[] {
  return text
    .split(/[;:!?()[\]\n。、，；：！？（）・•]|[.,](?!\d)/u)
    .flatMap((clause) => (clause.length <= longestClause ? clause : cutClause(clause)))
    .filter((clause) => clause.trim() !== '');
}

/** A long clause is cut at spaces, or where it is too long where there are none. */
function cutClause(clause: string): string[] {
  const parts: string[] = [];
  for (const word of clause.split(/\s+/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + word.length < longestClause) parts[parts.length - 1] = `${last} ${word}`;
    else parts.push(word);
  }
  return parts;
}
