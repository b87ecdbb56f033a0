import { type Language, languages } from '../../contracts/languages.ts';
import queryWords from '../../data/catalog/query-words.json' with { type: 'json' };
import { colourWords } from '../attributes/colours.ts';
import { detailWords } from '../attributes/details.ts';
import { normalizeText } from '../text/fold.ts';

/** A text in two: what it says a thing has, and what it says the thing lacks. */
export interface Affirmation {
  affirmed: string;
  lacked: string;
}

/** In these languages words are spaced, and a negation concerns the next few of them. */
const spaced = new Set<Language>(['en', 'vi', 'es', 'ko']);
const wordsNegated: Partial<Record<Language, number>> = { en: 4, es: 4, vi: 4, ko: 1 };
/** Japanese has no spaces: the noun phrase before a negation is about this long. */
const lettersNegated = 16;

const clauseEnd = /[;:!?()[\]\n。、，；：！？（）・•]|[.,](?!\d)/u;
const conjunctions = /\s(?:and|but|with|y|pero|con|và|nhưng|có)\s/u;

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const oneOf = (words: readonly string[]) =>
  words
    .map(normalizeText)
    .toSorted((a, b) => b.length - a.length)
    .map(escapeWord)
    .join('|');

const { before, after, exceptions } = queryWords.negations;

/** Words of the vocabulary that say a lack themselves, such as 'no msg' and 化調なし, are read as what they mean. */
function ownWords(language: Language): string[] {
  const isOne = (word: string) =>
    before[language].some((negation) => word.startsWith(negation)) ||
    after[language].some((negation) => word.endsWith(negation));
  return [
    ...exceptions[language],
    ...Object.values(detailWords)
      .flatMap((words) => words[language])
      .filter(isOne),
  ];
}
const rules = Object.fromEntries(
  languages.map((language) => {
    const start = spaced.has(language) ? String.raw`(?<=^|\s)` : '';
    const end = spaced.has(language) ? String.raw`(?=\s|$)` : '';
    const own = ownWords(language);
    const notThese = own.length > 0 ? `(?!${oneOf(own)})` : '';
    const notEnding = own.length > 0 ? `(?<!${oneOf(own)})` : '';
    return [
      language,
      {
        before:
          before[language].length > 0
            ? new RegExp(`${start}${notThese}(?:${oneOf(before[language])})${end}`, 'u')
            : null,
        after: after[language].length > 0 ? new RegExp(`(?:${oneOf(after[language])})${notEnding}`, 'u') : null,
      },
    ];
  }),
) as Record<Language, { before: RegExp | null; after: RegExp | null }>;

/** Takes apart what a text says a thing has and lacks, clause by clause, because 'no lid' is not 'lid'. */
export function splitAffirmed(text: string, language: Language): Affirmation {
  const affirmed: string[] = [];
  const lacked: string[] = [];
  for (const clause of normalizeText(text).split(clauseEnd)) {
    const parts = splitClause(clause, language);
    affirmed.push(parts.affirmed);
    lacked.push(parts.lacked);
  }
  const join = (parts: string[]) => parts.filter((part) => part.trim() !== '').join(', ');
  return { affirmed: join(affirmed), lacked: join(lacked) };
}

function splitClause(clause: string, language: Language): Affirmation {
  const { before: negatesNext, after: negatesLast } = rules[language];
  const next = negatesNext?.exec(clause);
  if (next) {
    const rest = clause.slice(next.index + next[0].length);
    const end = endOfNegated(rest, language);
    const later = splitClause(rest.slice(end), language);
    return {
      affirmed: `${clause.slice(0, next.index)} ${later.affirmed}`,
      lacked: `${rest.slice(0, end)} ${later.lacked}`,
    };
  }
  const last = negatesLast?.exec(clause);
  if (!last) return { affirmed: clause, lacked: '' };
  const start = startOfNegated(clause.slice(0, last.index), language);
  const later = splitClause(clause.slice(last.index + last[0].length), language);
  return {
    affirmed: `${clause.slice(0, start)} ${later.affirmed}`,
    lacked: `${clause.slice(start, last.index)} ${later.lacked}`,
  };
}

/** Where the words end that a negation before them concerns. */
function endOfNegated(rest: string, language: Language): number {
  if (!spaced.has(language)) {
    const space = rest.trimStart().search(/\s/);
    return space < 0 ? rest.length : space + rest.length - rest.trimStart().length;
  }
  const words = new RegExp(String.raw`^\s*(?:\S+\s*){1,${wordsNegated[language]}}`, 'u').exec(rest)?.[0] ?? '';
  const other = words.search(conjunctions);
  const negated = other < 0 ? words : words.slice(0, other);
  return language === 'en' ? endOfNoun(negated) : negated.length;
}

const englishColours = new Set(Object.values(colourWords).flatMap(({ en }) => en));

/** An English colour after a noun is that of the whole thing: 'stroller without sun cover gray'. */
function endOfNoun(words: string): number {
  let hasNoun = false;
  for (const { 0: word, index } of words.matchAll(/\S+/gu)) {
    const isColour = englishColours.has(word);
    if (isColour && hasNoun) return index;
    hasNoun ||= !isColour;
  }
  return words.length;
}

/** Where the words begin that a negation after them concerns. */
function startOfNegated(text: string, language: Language): number {
  if (language !== 'ko') return Math.max(text.lastIndexOf(' ') + 1, text.length - lettersNegated, 0);
  return /(?:\S+\s+)?\S+\s*$/u.exec(text)?.index ?? 0;
}
