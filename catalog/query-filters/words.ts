import type { Language } from '../../contracts/languages.ts';
import en from '../../data/catalog/query-filters/en.json' with { type: 'json' };
import es from '../../data/catalog/query-filters/es.json' with { type: 'json' };
import ja from '../../data/catalog/query-filters/ja.json' with { type: 'json' };
import ko from '../../data/catalog/query-filters/ko.json' with { type: 'json' };
import th from '../../data/catalog/query-filters/th.json' with { type: 'json' };
import vi from '../../data/catalog/query-filters/vi.json' with { type: 'json' };
import zh from '../../data/catalog/query-filters/zh.json' with { type: 'json' };

interface WordsAround {
  before: readonly string[];
  after: readonly string[];
}

/** What a price may say of its amount. */
export const priceRoles = ['atMost', 'atLeast', 'about', 'decade'] as const;
export type PriceRole = (typeof priceRoles)[number];

/** How worn the thing may be that a query asks for. */
export const saidConditions = ['new', 'like-new', 'used'] as const;
export type SaidCondition = (typeof saidConditions)[number];

/** How one language asks for a price, a condition or what is in stock. */
export interface FilterWords {
  currency: string;
  leastBareAmount: number;
  units: Readonly<Record<string, string>>;
  scales: Readonly<Record<string, number>>;
  halves: readonly string[];
  price: Record<PriceRole, WordsAround> & {
    between: Record<'leads' | 'joiners' | 'ledJoiners' | 'tails', readonly string[]>;
    leadIns: readonly string[];
    trailers: readonly string[];
  };
  measures: readonly string[];
  notAfter: readonly string[];
  conditions: Record<SaidCondition, { anywhere: readonly string[]; atEdge: readonly string[] }>;
  conditionExceptions: readonly string[];
  inStock: readonly string[];
}

export const filterWords = { en, th, zh, vi, es, ja, ko } as unknown as Record<Language, FilterWords>;

/** A word, and the languages that have it. */
export interface KnownWord {
  word: string;
  languages: readonly Language[];
}

/** The words of all languages, the longest first, because a longer one may contain a shorter one. */
export function wordsOfAll(pick: (words: FilterWords) => Iterable<string>): readonly KnownWord[] {
  const languagesOf = new Map<string, Language[]>();
  for (const [language, words] of Object.entries(filterWords) as [Language, FilterWords][]) {
    for (const word of pick(words)) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
  return [...languagesOf]
    .map(([word, languages]) => ({ word, languages }))
    .sort((a, b) => b.word.length - a.word.length);
}

const isLetter = (character: string | undefined) => /[\p{Script=Latin}\p{M}]/u.test(character ?? '');
// Letters of scripts that write words apart; Thai, Chinese, Japanese and Korean words may stand beside each other.
const continues = (a: string | undefined, b: string | undefined) => isLetter(a) && isLetter(b);

/** The first of the words with which the text ends at this place, spaces left out. */
export function findBefore(text: string, end: number, words: readonly KnownWord[]) {
  const at = text.slice(0, end).trimEnd().length;
  const found = words.find(
    ({ word }) =>
      word.length <= at && text.startsWith(word, at - word.length) && !continues(text[at - word.length - 1], word[0]),
  );
  return found ? { ...found, start: at - found.word.length } : null;
}

/** The first of the words with which the text goes on at this place, spaces left out. */
export function findAfter(text: string, start: number, words: readonly KnownWord[]) {
  const at = text.length - text.slice(start).trimStart().length;
  const found = words.find(({ word }) => text.startsWith(word, at) && !continues(word.at(-1), text[at + word.length]));
  return found ? { ...found, end: at + found.word.length } : null;
}

/** Every place of a word where it stands alone. */
export function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!continues(text[at - 1], word[0]) && !continues(word.at(-1), text[at + word.length])) places.push(at);
  }
  return places;
}
