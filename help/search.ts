import type { Language } from '../contracts/languages.ts';
import type { HelpEntry, HelpTopic } from './entry.ts';
import { createWordReader, stemIn } from './words.ts';

interface HelpHit {
  entry: HelpEntry;
  /** Relevance from 0 to 1; 1 when the question contains every query word and no other. */
  score: number;
}

/** Further words of a query are ignored, to bound the running time. */
const maxQueryTerms = 60;

const fieldWeights = { question: 1, keywords: 0.8, answer: 0.5 };

/** Creates a search over questions and answers that also matches prefixes, for words still being typed. */
export function createHelpSearch(topics: readonly HelpTopic[], language: Language): (query: string) => HelpHit[] {
  const wordsOf = createWordReader(language);
  const stemOf = stemIn[language] ?? ((word: string) => word);
  const documents = topics.flatMap(({ entries }) => entries.map((entry) => indexEntry(entry, wordsOf, stemOf)));
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const inverseFrequency = (term: string) => Math.log(1 + documents.length / (frequency.get(term) ?? 1));

  return (query) => {
    const queryTerms = [...new Set(wordsOf(query))]
      .slice(0, maxQueryTerms)
      .map((word): QueryTerm => ({ stem: stemOf(word), extended: termsThatExtend(word, frequency.keys()) }));
    const maxScore = queryTerms.reduce((sum, { stem }) => sum + inverseFrequency(stem), 0);
    if (maxScore === 0) return [];
    return documents
      .map(({ entry, terms, title }) => {
        const score =
          queryTerms.reduce((sum, term) => sum + inverseFrequency(term.stem) * termWeight(terms, term), 0) / maxScore;
        // Of two questions that contain every query word, the shorter one ranks higher.
        const coverage = queryTerms.filter(({ stem }) => title.has(stem)).length / Math.max(1, title.size);
        return { entry, score: score * (0.9 + 0.1 * coverage) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

interface IndexedEntry {
  entry: HelpEntry;
  terms: Map<string, number>;
  title: Set<string>;
}

function indexEntry(
  entry: HelpEntry,
  wordsOf: (text: string) => string[],
  stemOf: (word: string) => string,
): IndexedEntry {
  const terms = new Map<string, number>();
  for (const [field, weight] of Object.entries(fieldWeights)) {
    for (const word of wordsOf(entry[field as keyof typeof fieldWeights])) {
      for (const term of [word, stemOf(word)]) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
  }
  return { entry, terms, title: new Set(wordsOf(entry.question).map(stemOf)) };
}

/** A word of the query, with the longer words that it may be the beginning of. */
interface QueryTerm {
  stem: string;
  extended: readonly string[];
}

/** Looked up once for all entries, because a query of many words would compare each with every word of every entry. */
function termsThatExtend(word: string, terms: Iterable<string>): string[] {
  return word.length < shortestPrefix(word) ? [] : [...terms].filter((term) => term.startsWith(word));
}

/** The weight of the field that contains the word; half of it for a prefix match. */
function termWeight(terms: Map<string, number>, { stem, extended }: QueryTerm): number {
  return terms.get(stem) ?? Math.max(0, ...extended.map((term) => (terms.get(term) ?? 0) / 2));
}

/** One Chinese character says as much as a few letters. */
function shortestPrefix(word: string): number {
  return /\p{Script=Latin}|\p{N}/u.test(word) ? 3 : 1;
}
