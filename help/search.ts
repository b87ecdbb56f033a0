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
      .map((word) => ({ word, stem: stemOf(word) }));
    const maxScore = queryTerms.reduce((sum, { stem }) => sum + inverseFrequency(stem), 0);
    if (maxScore === 0) return [];
    return documents
      .map(({ entry, terms, title }) => {
        const score =
          queryTerms.reduce((sum, { word, stem }) => sum + inverseFrequency(stem) * termWeight(terms, word, stem), 0) /
          maxScore;
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

/** The weight of the field that contains the word; half of it for a prefix match. */
function termWeight(terms: Map<string, number>, word: string, stem: string): number {
  const exact = terms.get(stem);
  if (exact !== undefined) return exact;
  if (word.length < shortestPrefix(word)) return 0;
  let best = 0;
  for (const [term, weight] of terms) if (term.startsWith(word)) best = Math.max(best, weight / 2);
  return best;
}

/** One Chinese character says as much as a few letters. */
function shortestPrefix(word: string): number {
  return /\p{Script=Latin}|\p{N}/u.test(word) ? 3 : 1;
}
