import { fold } from '../../../../../catalog/text/fold.ts';
import { createPhraseMatcher } from '../../../../../catalog/text/phrase-matcher.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import { wordTables } from '../understanding/read-question.ts';
import { type Amount, amounts, type Percent, percents } from './read-amounts.ts';
import { type Dates, readersOfDates } from './read-dates.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { type RequestMeaning, type RequestWords, requestMeanings } from './words/request-words.ts';
import { th } from './words/th.ts';
import { vi } from './words/vi.ts';
import { zh } from './words/zh.ts';

/** A word or unknown text of a request, with what it can mean. */
export interface Word {
  type: 'word';
  text: string;
  meanings: readonly RequestMeaning[];
}

/** What a seller put in quotation marks: always a name, whatever it says. */
interface Quote {
  type: 'quote';
  text: string;
}

export type Part = Word | Quote | Amount | Percent | Dates;

const tables: InEveryLanguage<RequestWords> = { en, th, zh, vi, es, ja, ko };

/** Words of questions that requests share. */
const shared = {
  filler: 'filler',
  mine: 'filler',
  listing: 'filler',
  live: 'filler',
  price: 'price',
  stock: 'stock',
} as const;
const asking = ['how many', 'how much', 'how to', 'show'] as const;

const phrases = Object.fromEntries(languages.map((language) => [language, phrasesOf(language)])) as InEveryLanguage<
  Map<string, string>
>;
const matchers = Object.fromEntries(
  languages.map((language) => [language, createPhraseMatcher(phrases[language])]),
) as InEveryLanguage<ReturnType<typeof createPhraseMatcher<string>>>;

/** Each phrase once, with its meanings joined, because a phrase has one meaning in a matcher. */
function phrasesOf(language: Language): Map<string, string> {
  const own = requestMeanings.flatMap((meaning) =>
    tables[language][meaning].split(', ').map((phrase) => [phrase, meaning] as const),
  );
  const meanings = Map.groupBy(own, ([phrase]) => phrase);
  const phrases = new Map([...meanings].map(([phrase, found]) => [phrase, found.map(([, meaning]) => meaning).join()]));
  const questions = wordTables[language];
  const add = (listed: string, meaning: RequestMeaning) => {
    for (const phrase of listed.split(', ')) if (phrase && !phrases.has(phrase)) phrases.set(phrase, meaning);
  };
  for (const concept of asking) add(questions[concept], 'ask');
  for (const [concept, meaning] of Object.entries(shared)) add(questions[concept as keyof typeof shared], meaning);
  return phrases;
}

/** What stands in quotation marks. */
export const quotePattern = /[‘“"「『«]([^’”"」』»]{1,200})[’”"」』»]/gu;

/** Cuts a request into names, dates or amounts, and the words between them. */
export function splitRequest(text: string, language: Language, today: string): Part[] {
  const plain = plainDigits(text);
  let parts: Part[] = cut([unread(plain)], quotePattern, ([, name = '']) => ({ type: 'quote', text: name }));
  if (isOfVacation(plain, language)) {
    for (const { pattern, read } of readersOfDates(language, today)) parts = cut(parts, pattern, read);
  } else {
    for (const { pattern, read } of percents) parts = cut(parts, pattern, read);
    parts = cut(parts, amounts.pattern, amounts.read);
  }
  return parts.flatMap((part): Part[] => (part.type === 'word' ? wordsOf(part.text, language) : [part]));
}

/** Western digits and one sign of per cent, without what else NFKC changes. */
const plainDigits = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[０-９％．，＄]/g, (letter) => letter.normalize('NFKC'))
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

function isOfVacation(text: string, language: Language): boolean {
  const found = new Set(wordsOf(text, language).flatMap(({ meanings }) => meanings));
  return found.has('away') || found.has('back') || (found.has('shop') && (found.has('close') || found.has('open')));
}

const unread = (text: string): Word => ({ type: 'word', text, meanings: [] });

function cut(parts: Part[], pattern: RegExp, read: (match: RegExpExecArray) => Part | null): Part[] {
  return parts.flatMap((part) => {
    if (part.type !== 'word') return [part];
    const pieces: Part[] = [];
    let end = 0;
    for (const match of part.text.matchAll(pattern)) {
      const found = read(match as RegExpExecArray);
      if (!found) continue;
      pieces.push(unread(part.text.slice(end, match.index)), found);
      end = match.index + match[0].length;
    }
    return [...pieces, unread(part.text.slice(end))];
  });
}

const wordsOf = (text: string, language: Language): Word[] =>
  matchers[language](text).map(({ text: found, meaning }) => ({
    ...{ type: 'word', text: found },
    meanings: meaning && isTyped(found, language) ? (meaning.split(',') as RequestMeaning[]) : [],
  }));

/** Marks may be left out, but other marks are another word: the lamp ‘đèn’ is not ‘đến’. */
const isTyped = (found: string, language: Language) =>
  phrases[language].has(found.toLowerCase()) || fold(found) === found.toLowerCase() || !latin.test(found);

const latin = /\p{Script=Latin}/u;
