import { expandSynonyms } from './synonyms.ts';
import { pairTerm, readingsOf, splitRuns, stemTerms, wordReadingsOf } from './terms.ts';

/** Words that say nothing about the goods; they count only when nothing else was typed. */
const fillers = new Set(
  'a an and the for with of to in on de del la el los las un una y e con para por en cho va cua voi dung de'.split(' '),
);

const longestQuery = 12;

/** A query as the database reads it, from the strictest reading to the loosest. */
export interface SearchQuery {
  /** All words as they were typed, and next to each other. */
  phrase: string;
  /** All words as they were typed, unspaced scripts cut as a dictionary cuts them. */
  exact: string;
  /** All words, anywhere, also in other words for the same. */
  all: string;
  /** All words but one, where there are several. */
  most: string | null;
  /** The words with which a typing mistake could be made. */
  words: string[];
}

const quote = (term: string) => `'${term.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const every = (parts: string[]) => parts.join(' & ');
// Binding less than what it is made of, so only the whole stands in brackets; one alone is left as it is, and is known again.
const any = (parts: string[]) => (parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`);

/** One typed word in any of its forms. */
function formsOf(word: string, corrections: string[] = []): string {
  const forms = new Set([word, stemTerms.en(word), stemTerms.es(word), ...corrections]);
  return any([...forms].map(quote));
}

/** Reads what was typed; null when there is nothing in it to look for. */
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

/** What of a text is looked for: fillers only when there is nothing else. */
function meaningful(text: string): { words: string[]; runs: string[] } {
  const { spaced, unspaced } = splitRuns(text);
  const telling = spaced.filter((word) => !fillers.has(word));
  const words = telling.length > 0 || unspaced.length > 0 ? telling : spaced;
  return { words: words.slice(0, longestQuery), runs: unspaced.slice(0, longestQuery) };
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

/** For suggestions: the last word is taken as begun, the others as typed. A lone letter begins a tenth of all words and says nothing. */
export function prefixQuery(text: string): string | null {
  const { spaced, unspaced } = splitRuns(text.slice(0, 100));
  const words = spaced.slice(0, longestQuery);
  const runs = unspaced.slice(0, longestQuery).map((run) => anyReading(readingsOf(run)));
  const begun = words.pop();
  const parts = [...words.map((word) => formsOf(word)), ...runs, ...(begun ? [`${quote(begun)}:*`] : [])];
  const isLoneLetter = parts.length === 1 && begun?.length === 1;
  return parts.length > 0 && !isLoneLetter ? every(parts) : null;
}
