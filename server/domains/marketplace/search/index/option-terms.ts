import { colourWords } from '../../../../../catalog/attributes/colours.ts';
import { listingOptions, nameOfValue } from '../../../../../catalog/listing-options/listing-options.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import type { StoredOption } from '../../../../../contracts/marketplace/variant-rules.ts';
import { sizeTermIn } from './fact-terms.ts';
import { attributeTerm, factTermsOf } from './meaning-terms.ts';
import { descriptionTermsOf } from './terms.ts';

interface OptionTerms {
  /** What filters and numbers find like the words of a title. */
  title: readonly string[];
  everything: readonly string[];
}

/** The terms of what a buyer can choose: colours, sizes and amounts, and their names in all languages. */
export function termsOfOptions(options: readonly StoredOption[], language: Language): OptionTerms {
  const found = options.flatMap(({ name, values }) =>
    values.map((value) => {
      const isKnown = listingOptions.get(name)?.values.has(value) ?? false;
      // The vocabulary takes long to read the hundreds of values that sellers may write.
      return isKnown ? termsOfKnown(name, value) : { title: [], everything: [...descriptionTermsOf(value, language)] };
    }),
  );
  const title = [...new Set(found.flatMap((terms) => terms.title))];
  return { title, everything: [...new Set([...title, ...found.flatMap((terms) => terms.everything)])] };
}

/** No more than there are values in the data. */
const known = new Map<string, OptionTerms>();

function termsOfKnown(name: string, value: string): OptionTerms {
  const key = `${name} ${value}`;
  const terms = known.get(key) ?? readKnown(name, value);
  known.set(key, terms);
  return terms;
}

function readKnown(name: string, value: string): OptionTerms {
  const title = new Set<string>();
  const everything = new Set<string>();
  if (name === 'colour' && Object.hasOwn(colourWords, value)) title.add(attributeTerm({ type: 'colour', id: value }));
  const size = isSize(name) ? sizeTermIn(nameOfValue(name, value, 'en')) : null;
  if (size) title.add(size);
  const names = new Map(languages.map((language) => [nameOfValue(name, value, language), language]));
  for (const [text, language] of names) {
    for (const term of factTermsOf(0, text, language).terms) title.add(term);
    for (const term of descriptionTermsOf(text, language)) everything.add(term);
  }
  return { title: [...title], everything: [...everything] };
}

/** Sizes of clothes, shoes and rings: that of a memory or a bottle is a number with a unit. */
const isSize = (name: string) => name === 'size' || name.endsWith('-size') || name.startsWith('shoe-size');
