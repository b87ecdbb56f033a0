import type { Fact } from '../../../../../catalog/facts/fact.ts';
import { factKey } from '../../../../../catalog/facts/fact-key.ts';
import { findUnit } from '../../../../../catalog/facts/fact-units.ts';
import { writeFact } from '../../../../../catalog/facts/write-fact.ts';
import { findProductTypeMeaning } from '../../../../../catalog/vocabulary/vocabulary.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { factTermsOf, productTypeTerm, quantityTerm } from './meaning-terms.ts';
import { descriptionTermsOf, titleTermsOf } from './terms.ts';

/** A fact that a search is narrowed by. */
export const factTerm = (key: string) => `~f:${key}`;

interface FactSet {
  productTypeId: string | null;
  facts: readonly Fact[];
}

/** The terms of a listing's facts: what filters and numbers find like the words of a title, and their words in all languages. */
export function termsOfFacts(categoryId: number, { productTypeId, facts }: FactSet) {
  const type = productTypeId === null ? null : findProductTypeMeaning(productTypeId);
  const title = new Set<string>(type?.categoryId === categoryId ? [productTypeTerm(type.id)] : []);
  const everything = new Set<string>();
  for (const fact of facts) {
    const key = factKey(fact);
    if (key !== null) title.add(factTerm(key));
    for (const term of amountTerms(fact)) title.add(term);
    if (isName(fact)) for (const term of titleTermsOf(String(fact.value), 'en')) title.add(term);
    for (const language of languages) {
      const written = writeFact(fact, language);
      if (!written) continue;
      for (const term of factTermsOf(0, written.text, language).terms) everything.add(term);
      for (const term of descriptionTermsOf(`${written.label} ${written.text}`, language)) everything.add(term);
    }
  }
  return { title: [...title], everything: [...new Set([...title, ...everything])] };
}

/** Facts that buyers type as the name of the thing. */
const names = new Set(['model', 'media-title', 'author', 'artist', 'series', 'character', 'fits', 'fits-vehicle']);
const isName = (fact: Fact) => 'id' in fact && names.has(fact.id);

/** The size of clothes and shoes as the search reads it, which is no number with a unit. */
const sizes = new Set(['size', 'shoe-size', 'child-size', 'ring-size']);

/** The term of a size such as XL, EU 42 or US 5.5; null for another. */
export function sizeTermIn(text: string): string | null {
  const size = /(?:^|\s)(\d{1,3}(?:[.,]5)?|[2-9]?x{0,3}[sl]|m)$/i.exec(text)?.[1];
  return size ? quantityTerm(`size:${size.toLowerCase().replace(',', '.')}`) : null;
}

function amountTerms(fact: Fact): string[] {
  if (!('id' in fact)) return [];
  const { value, unit } = fact;
  if (sizes.has(fact.id)) {
    const size = sizeTermIn(String(value));
    return size === null ? [] : [size];
  }
  const measure = unit === null ? null : findUnit(unit)?.measure;
  if (!measure || typeof value !== 'number') return [];
  return [quantityTerm(`${measure.dimension}:${Math.round(value * measure.factor * 1000) / 1000}`)];
}
