import { characterPairs, readingsOf, splitRuns, stemTerms, wordReadingsOf } from '../index/terms.ts';

/** Parts of tsqueries, as text. */
export const quote = (term: string) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
export const every = (parts: readonly string[]) => [...new Set(parts)].join(' & ');
// A single part stays without brackets, so that equal queries are equal strings and are run once.
export const any = (parts: readonly string[]) => {
  const different = [...new Set(parts)];
  return different.length === 1 ? (different[0] ?? '') : `(${different.join(' | ')})`;
};

/** One typed word in any of its forms. */
export const formsOf = (word: string) => any([word, stemTerms.en(word), stemTerms.es(word)].map(quote));

const anyReading = (readings: string[][]) => any(readings.map((reading) => every(reading.map(quote))));

/** A run of an unspaced script by the dictionary's words. */
export const runByWords = (run: string) => anyReading(wordReadingsOf(run));
/** The same, or by all its pairs of characters. */
export const runByWordsOrPairs = (run: string) => anyReading(readingsOf(run));

/** A text as it is written: its spaced words, and all pairs of characters of its other runs. */
export function textAsWritten(text: string): string {
  const { spaced, unspaced } = splitRuns(text);
  return every([...spaced, ...unspaced.flatMap(characterPairs)].map(quote));
}
