import { stemmer } from 'stemmer';
import { fold } from '../catalog/fold.ts';
import type { HelpEntry, HelpTopic } from './entry.ts';

interface HelpHit {
  entry: HelpEntry;
  /** How much of what was asked the entry speaks about: 1 when its question holds every word and no other. */
  score: number;
}

/** Said in every question and about nothing. */
const empty = new Set(
  `a about am an and any are as at be been but by can could did do does for from get had has have here how i if in into is it its
  just me my no not of on or our please should so some something anything that the their them then there these they this those to up us was we were
  what when where which who why will with would you your tell explain want need know see let many much else`.split(
    /\s+/,
  ),
);

const worth = { question: 1, also: 0.8, answer: 0.5 };

/** Searches questions and answers. A word still being typed finds what begins with it. */
export function createHelpSearch(topics: readonly HelpTopic[]): (query: string) => HelpHit[] {
  const pages = topics.flatMap(({ entries }) => entries.map(readPage));
  const rarity = new Map<string, number>();
  for (const { terms } of pages) for (const term of terms.keys()) rarity.set(term, (rarity.get(term) ?? 0) + 1);
  const weightOf = (term: string) => Math.log(1 + pages.length / (rarity.get(term) ?? 1));

  return (query) => {
    const asked = [...new Set(wordsOf(query))].map((word) => ({ word, stem: stemmer(word) }));
    const most = asked.reduce((sum, { stem }) => sum + weightOf(stem), 0);
    if (most === 0) return [];
    return pages
      .map(({ entry, terms, title }) => {
        const share = asked.reduce((sum, { word, stem }) => sum + weightOf(stem) * found(terms, word, stem), 0) / most;
        // Of two questions that hold every word, the one that asks for little else is meant.
        const said = asked.filter(({ stem }) => title.has(stem)).length / Math.max(1, title.size);
        return { entry, score: share * (0.9 + 0.1 * said) };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}

function readPage(entry: HelpEntry): { entry: HelpEntry; terms: Map<string, number>; title: Set<string> } {
  const terms = new Map<string, number>();
  for (const [part, value] of Object.entries(worth)) {
    for (const word of wordsOf(entry[part as keyof typeof worth] ?? '')) {
      for (const term of [word, stemmer(word)]) terms.set(term, Math.max(value, terms.get(term) ?? 0));
    }
  }
  return { entry, terms, title: new Set(wordsOf(entry.question).map((word) => stemmer(word))) };
}

function found(terms: Map<string, number>, word: string, stem: string): number {
  const whole = terms.get(stem);
  if (whole !== undefined) return whole;
  if (word.length < 3) return 0;
  let best = 0;
  for (const [term, value] of terms) if (term.startsWith(word)) best = Math.max(best, value / 2);
  return best;
}

function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !empty.has(word));
}
