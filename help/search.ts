import { stemmer } from 'stemmer';
import { fold } from '../catalog/fold.ts';
import type { HelpEntry, HelpTopic } from './entry.ts';

interface HelpHit {
  entry: HelpEntry;
  /** Relevance from 0 to 1; 1 when the question contains every query word and no other. */
  score: number;
}

const stopWords = new Set(
  `a about am an and any are as at be been but by can could did do does for from get had has have here how i if in into is it its
  just me my no not of on or our please should so some something anything that the their them then there these they this those to up us was we were
  what when where which who why will with would you your tell explain want need know see let many much else`.split(
    /\s+/,
  ),
);

const fieldWeights = { question: 1, keywords: 0.8, answer: 0.5 };

/** Creates a search over questions and answers that also matches prefixes, for words still being typed. */
export function createHelpSearch(topics: readonly HelpTopic[]): (query: string) => HelpHit[] {
  const documents = topics.flatMap(({ entries }) => entries.map(indexEntry));
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const inverseFrequency = (term: string) => Math.log(1 + documents.length / (frequency.get(term) ?? 1));

  return (query) => {
    const queryTerms = [...new Set(wordsOf(query))].map((word) => ({ word, stem: stemmer(word) }));
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

function indexEntry(entry: HelpEntry): { entry: HelpEntry; terms: Map<string, number>; title: Set<string> } {
  const terms = new Map<string, number>();
  for (const [field, weight] of Object.entries(fieldWeights)) {
    for (const word of wordsOf(entry[field as keyof typeof fieldWeights] ?? '')) {
      for (const term of [word, stemmer(word)]) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
    }
  }
  return { entry, terms, title: new Set(wordsOf(entry.question).map((word) => stemmer(word))) };
}

/** The weight of the field that contains the word; half of it for a prefix match. */
function termWeight(terms: Map<string, number>, word: string, stem: string): number {
  const exact = terms.get(stem);
  if (exact !== undefined) return exact;
  if (word.length < 3) return 0;
  let best = 0;
  for (const [term, weight] of terms) if (term.startsWith(word)) best = Math.max(best, weight / 2);
  return best;
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !stopWords.has(word));
}
