import { expandSynonyms } from './synonyms.ts';
import { pairTerm, readingsOf, splitRuns, stemTerms, wordReadingsOf } from './terms.ts';

/** Words that are searched for only when nothing else was typed. */
const stopWords = new Set(
  'a an and the for with of to in on de del la el los las un una y e con para por en cho va cua voi dung de'.split(' '),
);

const maxTerms = 12;

/** One search as tsqueries, from the strictest to the loosest. */
export interface SearchQuery {
  /** All words as they were typed, and next to each other. */
  phrase: string;
  /** All words as they were typed; unspaced scripts are segmented by a dictionary. */
  exact: string;
  /** All words or their synonyms, anywhere. */
  all: string;
  /** All words but one, where there are several. */
  most: string | null;
  /** The words that may contain a typo. */
  words: string[];
}

const quote = (term: string) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const every = (parts: string[]) => parts.join(' & ');
// A single part stays without brackets, so that equal queries are equal strings and are run once.
const any = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

/** One typed word in any of its forms. */
function formsOf(word: string, corrections: string[] = []): string {
  const forms = new Set([word, stemTerms.en(word), stemTerms.es(word), ...corrections]);
  return any([...forms].map(quote));
}

/** Parses a query; null when it contains no searchable word. */
export function readQuery(text: string, corrections: Map<string, string[]> = new Map()): SearchQuery | null {
  const typed = text.slice(0, 200);
  const { words, runs } = meaningful(typed);
  if (words.length + runs.length === 0) return null;
  const exactly = [...words.map((word) => formsOf(word)), ...runs.map((run) => anyReading(wordReadingsOf(run)))];
  const pairs = words.slice(1).map((word, index) => quote(pairTerm(words[index] ?? '', word)));
  const [own = [], ...others] = expandSynonyms(typed).map((reading) => partsOf(reading, corrections));
  return {
    exact: every(exactly),
    phrase: every([...exactly, ...pairs]),
    all: any([own, ...others].filter((parts) => parts.length > 0).map(every)),
    most: anyOrNone([own, ...others].flatMap((parts) => allButOne(parts) ?? [])),
    words,
  };
}

/** The words of a text without stop words, unless there are only those. */
function meaningful(text: string): { words: string[]; runs: string[] } {
  const { spaced, unspaced } = splitRuns(text);
  const withoutStopWords = spaced.filter((word) => !stopWords.has(word));
  const words = withoutStopWords.length > 0 || unspaced.length > 0 ? withoutStopWords : spaced;
  return { words: words.slice(0, maxTerms), runs: unspaced.slice(0, maxTerms) };
}

function partsOf(text: string, corrections: Map<string, string[]>): string[] {
  const { words, runs } = meaningful(text);
  return [
    ...words.map((word) => formsOf(word, corrections.get(word))),
    ...runs.map((run) => anyReading(readingsOf(run))),
  ];
}

const anyReading = (readings: string[][]) => any(readings.map((reading) => every(reading.map(quote))));

const anyOrNone = (queries: string[]) => (queries.length > 0 ? any(queries) : null);

function allButOne(parts: string[]): string | null {
  if (parts.length < 2 || parts.length > 6) return null;
  return any(parts.map((_, left) => every(parts.filter((_, index) => index !== left))));
}

/** For suggestions: the last word matches as a prefix. A single letter gives null, because it starts a tenth of all words. */
export function prefixQuery(text: string): string | null {
  const { spaced, unspaced } = splitRuns(text.slice(0, 100));
  const words = spaced.slice(0, maxTerms);
  const runs = unspaced.slice(0, maxTerms).map((run) => anyReading(readingsOf(run)));
  const lastWord = words.pop();
  const parts = [...words.map((word) => formsOf(word)), ...runs, ...(lastWord ? [`${quote(lastWord)}:*`] : [])];
  const isLoneLetter = parts.length === 1 && lastWord?.length === 1;
  return parts.length > 0 && !isLoneLetter ? every(parts) : null;
}
