/**
 * What a listing says about a product type beyond its facts, in one language: endings that complete a title, and one or two lines,
 * which begin the description. All hold for every article of the product type. Line by line, the languages mean the same.
 */
export type CopyEntry =
  | readonly [endings: readonly string[], line: string]
  | readonly [endings: readonly string[], line: string, otherLine: string];

/** The phrases of a top category's product types, by the product type's id. */
export type ListingCopy = Readonly<Record<string, CopyEntry>>;

/** What is said differently in Spanish America: the noun with its gender and number, the phrases, or both. */
export interface AmericanPhrase {
  noun?: readonly [noun: string, form: 'm' | 'f' | 'mp' | 'fp'];
  phrase?: CopyEntry;
}

export type AmericanPhrases = Readonly<Record<string, AmericanPhrase>>;
