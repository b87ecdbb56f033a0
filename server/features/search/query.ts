import { stemmer } from 'stemmer';
import { readingsOf, spanishStem, splitRuns } from './terms.ts';

/** Words that say nothing about the goods; they count only when nothing else was typed. */
const fillers = new Set(
  'a an and the for with of to in on de del la el los las un una y e con para por en cho va cua voi dung de'.split(' '),
);

const longestQuery = 12;

/** A query as the database reads it, from the strictest reading to the loosest. */
export interface SearchQuery {
  /** All words, and next to each other. */
  phrase: string;
  /** All words, anywhere. */
  all: string;
  /** The words with which a typing mistake could be made. */
  words: string[];
}

const quote = (term: string) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const every = (parts: string[]) => parts.join(' & ');
const any = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

/** One typed word in any of its forms. */
function formsOf(word: string, corrections: string[] = []): string {
  const forms = new Set([word, `s:${stemmer(word)}`, `e:${spanishStem(word)}`, ...corrections]);
  return any([...forms].map(quote));
}

/** Reads what was typed; null when there is nothing in it to look for. */
export function readQuery(text: string, corrections: Map<string, string[]> = new Map()): SearchQuery | null {
  const { spaced, unspaced } = splitRuns(text.slice(0, 200));
  const meaningful = spaced.filter((word) => !fillers.has(word));
  const words = (meaningful.length > 0 || unspaced.length > 0 ? meaningful : spaced).slice(0, longestQuery);
  const runs = unspaced
    .slice(0, longestQuery)
    .map((run) => any(readingsOf(run).map((reading) => `(${every(reading.map(quote))})`)));
  const parts = [...words.map((word) => formsOf(word, corrections.get(word))), ...runs];
  if (parts.length === 0) return null;
  const pairs = words.slice(1).map((word, index) => quote(`2:${words[index]} ${word}`));
  return { all: every(parts), phrase: every([...parts, ...pairs]), words };
}

/** For suggestions: the last word is taken as begun, the others as typed. */
export function prefixQuery(text: string): string | null {
  const { spaced, unspaced } = splitRuns(text.slice(0, 100));
  const words = spaced.slice(0, longestQuery);
  const runs = unspaced
    .slice(0, longestQuery)
    .map((run) => any(readingsOf(run).map((reading) => `(${every(reading.map(quote))})`)));
  const begun = words.pop();
  const parts = [...words.map((word) => formsOf(word)), ...runs, ...(begun ? [`${quote(begun)}:*`] : [])];
  return parts.length > 0 ? every(parts) : null;
}
