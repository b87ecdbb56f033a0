import { createPhraseMatcher } from '../../../../../catalog/text/phrase-matcher.ts';
import { dayMs } from '../../../../../contracts/durations.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import { monthNames, type SpanName, type SpanWords, spanNames, spanWords } from './words/spans.ts';

/** Days in UTC as `2026-01-31`, both included. */
export interface Span {
  from: string;
  to: string;
  /** What the reader calls it, where it has a name that needs no dates. */
  name: SpanName | null;
}

/** A span as it is named; the number counts days, weeks or months. */
interface NamedSpan {
  meaning: Meaning;
  number: number;
}

type Meaning = SpanName | 'days' | 'weeks' | 'months' | `month ${number}`;

/** A span further back says nothing more, and what is counted is kept for a year. */
const maxDays = 366;
/** Only the start of a question is read, to bound the running time. */
const maxLength = 300;
const monthNumbers = Array.from({ length: 12 }, (_, index) => index + 1);

const matchers: InEveryLanguage<(text: string) => { text: string; meaning: Meaning | null }[]> = Object.fromEntries(
  languages.map((language) => [language, createPhraseMatcher(phrasesOf(language, spanWords[language]))]),
) as never;

function phrasesOf(language: Language, words: SpanWords): [string, Meaning][] {
  const listed = (phrases: string) => phrases.split(', ');
  const named = [...spanNames, 'days' as const, 'weeks' as const, 'months' as const].flatMap((meaning) =>
    listed(words[meaning]).map((phrase): [string, Meaning] => [phrase, meaning]),
  );
  const months = monthNumbers.flatMap((month) =>
    listed(words.month).flatMap((phrase) =>
      namesOf(language, month).map((name): [string, Meaning] => [
        phrase.replace('M', name).replace('0', String(month)),
        `month ${month}`,
      ]),
    ),
  );
  return [...named, ...months];
}

/** `October` and `Oct`; a language that numbers its months has one empty name. */
function namesOf(language: Language, month: number): readonly string[] {
  return monthNames[language]?.[month - 1]?.split(', ') ?? [''];
}

const numberPattern = /\p{Nd}+/gu;

/** The first span of time that a question names, and the question without it; null where it names none. */
export function splitSpan(question: string, language: Language): { named: NamedSpan; rest: string } | null {
  // Not NFKC, which takes Thai vowels apart.
  const whole = question.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));
  const [text, tail] = [whole.slice(0, maxLength), whole.slice(maxLength)];
  const match = matchers[language];
  const asWritten = match(text);
  const at = asWritten.findIndex(({ meaning }) => meaning !== null);
  const named = asWritten[at]?.meaning;
  if (named) return { named: { meaning: named, number: 1 }, rest: joinAround(asWritten, at) + tail };
  const numbers = [...text.matchAll(numberPattern)].map(([digits]) => digits);
  let used = 0;
  const pieces = match(text.replace(numberPattern, '0')).map((piece) => {
    const number = Number(numbers[used] ?? 1);
    const withNumbers = piece.text.replace(/0/g, () => numbers[used++] ?? '0');
    return { ...piece, text: withNumbers, number };
  });
  const numbered = pieces.findIndex(({ meaning }) => meaning !== null);
  const found = pieces[numbered];
  return found?.meaning
    ? { named: { meaning: found.meaning, number: found.number }, rest: joinAround(pieces, numbered) + tail }
    : null;
}

const latinOrNumber = /[\p{Script=Latin}\p{N}]/u;

/** Latin words are kept apart by spaces. */
function joinAround(pieces: readonly { text: string }[], at: number): string {
  const join = (part: readonly { text: string }[]) =>
    part.reduce((all, { text }) => (latinOrNumber.test(all.slice(-1)) ? `${all} ${text}` : all + text), '');
  return `${join(pieces.slice(0, at))} ${join(pieces.slice(at + 1))}`.trim();
}

/** The days of the first span of time that a question names; null where it names none. */
export function readSpan(question: string, language: Language, now: Date): Span | null {
  const named = splitSpan(question, language)?.named;
  return named ? spanOf(named, now) : null;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

function spanOf({ meaning, number }: NamedSpan, now: Date): Span {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  // Weeks begin on Monday.
  const weekday = (now.getUTCDay() + 6) % 7;
  const span = (name: SpanName | null, from: number, to: number): Span => ({ from: dayOf(from), to: dayOf(to), name });
  const today = Date.UTC(year, month, day);
  const monday = today - weekday * dayMs;
  const back = (days: number) =>
    span(null, today - (Math.min(Math.max(Math.floor(days), 1), maxDays) - 1) * dayMs, today);
  switch (meaning) {
    case 'today':
      return span(meaning, today, today);
    case 'yesterday':
      return span(meaning, today - dayMs, today - dayMs);
    case 'thisWeek':
      return span(meaning, monday, today);
    case 'lastWeek':
      return span(meaning, monday - 7 * dayMs, monday - dayMs);
    case 'thisMonth':
      return span(meaning, Date.UTC(year, month, 1), today);
    case 'lastMonth':
      return span(meaning, Date.UTC(year, month - 1, 1), Date.UTC(year, month, 1) - dayMs);
    case 'thisYear':
      return span(meaning, Date.UTC(year, 0, 1), today);
    case 'lastYear':
      return span(meaning, Date.UTC(year - 1, 0, 1), Date.UTC(year, 0, 1) - dayMs);
    case 'days':
      return back(number);
    case 'weeks':
      return back(number * 7);
    case 'months':
      return back(number * 30);
    default:
      return monthOf(Number(meaning.slice('month '.length)) - 1);
  }

  /** The newest month of that name that has begun. */
  function monthOf(index: number): Span {
    const inYear = index > month ? year - 1 : year;
    const end = Date.UTC(inYear, index + 1, 1) - dayMs;
    return span(null, Date.UTC(inYear, index, 1), Math.min(end, today));
  }
}
