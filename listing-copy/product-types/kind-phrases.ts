/**
 * What a listing says about a kind beyond its facts, in one language: endings that complete a title, and one or two lines,
 * which begin the description. All hold for every article of the kind. Line by line, the languages mean the same.
 */
export type KindPhrase =
  | readonly [endings: readonly string[], line: string]
  | readonly [endings: readonly string[], line: string, otherLine: string];

/** The phrases of an aisle's kinds, by the kind's id. */
export type KindPhrases = Readonly<Record<string, KindPhrase>>;

/** What is said differently in Spanish America: the noun with its gender and number, the phrases, or both. */
export interface AmericanPhrase {
  noun?: readonly [noun: string, form: 'm' | 'f' | 'mp' | 'fp'];
  phrase?: KindPhrase;
}

export type AmericanPhrases = Readonly<Record<string, AmericanPhrase>>;
