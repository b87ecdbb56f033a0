/** What shoppers and sellers call a quality of a thing, in each language, as typed: every usual form. */
export interface AttributeWords {
  en: string[];
  th: string[];
  zh: string[];
  vi: string[];
  es: string[];
  ja: string[];
  ko: string[];
}

/** A value of an attribute as it stands in `data/`. */
interface AttributeValue {
  words: AttributeWords;
  /** Categories where everything has this value: a search that names it looks there first. */
  categories?: readonly number[];
}

type Values<Id extends string> = Readonly<Record<Id, AttributeValue>>;

/** The words of every value by its id. */
export function wordsById<Id extends string>(values: Values<Id>): Record<Id, AttributeWords> {
  const words = Object.entries<AttributeValue>(values).map(([id, value]) => [id, value.words]);
  return Object.fromEntries(words);
}

/** The categories of every value that has some, by its id. */
export function categoriesById<Id extends string>(values: Values<Id>): Partial<Record<Id, readonly number[]>> {
  const categories = Object.entries<AttributeValue>(values).map(([id, value]) => [id, value.categories]);
  return Object.fromEntries(categories.filter(([, own]) => own !== undefined));
}
