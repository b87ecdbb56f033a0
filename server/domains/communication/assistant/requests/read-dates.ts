import { dayMs } from '../../../../../contracts/durations.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import { monthNames } from '../understanding/words/spans.ts';
import { dateWords } from './words/date-words.ts';

/** Days that a request names, as 2026-12-05; of a span of time the first is null. */
export interface Dates {
  type: 'dates';
  text: string;
  days: readonly (string | null)[];
}

const escaped = (word: string) => word.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
const anyOf = (words: readonly string[]) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
const day = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

interface Reader {
  pattern: RegExp;
  read: (match: RegExpExecArray) => Dates | null;
}

/** The ways in which a language writes days, the longest first. */
export function readersOfDates(language: Language, today: string): Reader[] {
  const words = dateWords[language];
  const months = namesOfMonths(language);
  const month = months.size > 0 ? `(${anyOf([...months.keys()])})` : null;
  const numbered = numberedMonth(language);
  const between = String.raw`\s*(?:${anyOf(words.between.split(', '))})\s*(?:el\s+|the\s+|ngày\s+|วันที่\s*)?`;
  const year = String.raw`(?:\s*,?\s*(?:de\s+|năm\s+|พ\.?ศ\.?\s*)?(\d{4}))?`;
  const of = String.raw`\s*(?:of\s+|de\s+|เดือน\s*)?`;
  const at = (d: string | undefined, m: number, y?: string) => dayOf({ day: Number(d), month: m, year: y }, today);
  const monthOf = (name: string | undefined) => months.get((name ?? '').toLowerCase()) ?? 0;
  const dates = (text: string, ...days: (string | null)[]): Dates | null =>
    days.at(-1) === null ? null : { type: 'dates', text, days };
  const readers: Reader[] = [
    {
      pattern: /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/gu,
      read: ([text, y, m, d]) => dates(text, at(d, Number(m), y)),
    },
  ];
  if (month) {
    readers.push(
      {
        pattern: new RegExp(`${day}${between}${day}${of}${month}${year}`, 'giu'),
        read: ([text, from, until, name, y]) => span(text, at(from, monthOf(name), y), at(until, monthOf(name), y)),
      },
      {
        pattern: new RegExp(String.raw`${month}\s+${day}${between}${day}(?!\s*${month})${year}`, 'giu'),
        read: ([text, name, from, until, , y]) => span(text, at(from, monthOf(name), y), at(until, monthOf(name), y)),
      },
      {
        pattern: new RegExp(`${day}${of}${month}${year}`, 'giu'),
        read: ([text, d, name, y]) => dates(text, at(d, monthOf(name), y)),
      },
      {
        pattern: new RegExp(String.raw`${month}\s+${day}(?!\d)${year}`, 'giu'),
        read: ([text, name, d, y]) => dates(text, at(d, monthOf(name), y)),
      },
    );
  }
  if (numbered) readers.push(...numbered(between, at));
  if (words.isDayFirst !== null) {
    readers.push({
      pattern: /(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?/gu,
      read: ([text, one, other, y]) =>
        words.isDayFirst ? dates(text, at(one, Number(other), y)) : dates(text, at(other, Number(one), y)),
    });
  }
  const named = [
    [words.dayAfterTomorrow, 2],
    [words.tomorrow, 1],
    [words.today, 0],
  ] as const;
  for (const [listed, days] of named) {
    readers.push({
      pattern: new RegExp(String.raw`(?<!\p{Script=Latin})(?:${anyOf(listed.split(', '))})(?!\p{Script=Latin})`, 'giu'),
      read: ([text]) => dates(text, addDays(today, days)),
    });
  }
  for (const [listed, length] of [
    [words.weeks, 7],
    [words.days, 1],
  ] as const) {
    const pattern = anyOf(listed.split(', ')).replaceAll('0', String.raw`(?:\d{1,3})`).replaceAll(' ', String.raw`\s*`);
    readers.push({
      pattern: new RegExp(String.raw`(?<!\d)(?:${pattern})(?!\p{Script=Latin})`, 'giu'),
      read: ([text]) => ({ type: 'dates', text, days: [null, `+${Number(/\d+/.exec(text)?.[0]) * length}`] }),
    });
  }
  return readers;
}

/** 12月5日, 12월 5일 and ngày 5 tháng 12, alone and as a span with one month. */
function numberedMonth(language: Language) {
  const letters = { zh: ['年', '月', '[日号]'], ja: ['年', '月', '日'], ko: ['년', '월', '일'] } as const;
  if (language === 'vi') {
    const tail = String.raw`\s*(?:tháng\s*|\/)(\d{1,2})(?:\s*(?:năm\s*|\/)(\d{4}))?`;
    return (between: string, at: At): Reader[] => [
      {
        pattern: new RegExp(String.raw`(?<![\d/])${day}${between}${day}${tail}`, 'giu'),
        read: ([text, from, until, m, y]) => span(text, at(from, Number(m), y), at(until, Number(m), y)),
      },
      { pattern: new RegExp(`${day}${tail}`, 'giu'), read: ([text, d, m, y]) => one(text, at(d, Number(m), y)) },
    ];
  }
  const [y4, m2, d2] = letters[language as 'zh'] ?? [];
  if (!y4) return null;
  const first = String.raw`(?:(\d{4})\s*${y4}\s*)?(\d{1,2})\s*${m2}\s*(\d{1,2})\s*`;
  return (between: string, at: At): Reader[] => [
    {
      pattern: new RegExp(String.raw`${first}(?:${d2})?${between}(\d{1,2})\s*${d2}`, 'giu'),
      read: ([text, y, m, from, until]) => span(text, at(from, Number(m), y), at(until, Number(m), y)),
    },
    { pattern: new RegExp(`${first}${d2}`, 'giu'), read: ([text, y, m, d]) => one(text, at(d, Number(m), y)) },
  ];
}

type At = (day: string | undefined, month: number, year?: string) => string | null;

const one = (text: string, found: string | null): Dates | null =>
  found === null ? null : { type: 'dates', text, days: [found] };
const span = (text: string, from: string | null, until: string | null): Dates | null =>
  from !== null && until !== null ? { type: 'dates', text, days: [from, until] } : null;

function namesOfMonths(language: Language): Map<string, number> {
  const names = monthNames[language] ?? [];
  const short = dateWords[language].shortMonths.split(', ').filter(Boolean);
  return new Map(
    [...names, ...short].flatMap((listed, at) =>
      listed.split(', ').flatMap((name) => [
        [name.toLowerCase(), (at % 12) + 1] as const,
        // Without its points, as they are often typed.
        [name.toLowerCase().replaceAll('.', ''), (at % 12) + 1] as const,
      ]),
    ),
  );
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Years of the Buddhist era are 543 ahead. */
const commonYear = (year: number) => (year > 2400 ? year - 543 : year);

/** A day of a year, or the next one of that name; null where there is none. */
function dayOf(
  { day: number, month, year }: { day: number; month: number; year: string | undefined },
  today: string,
): string | null {
  const inYear = (full: number) => {
    const date = new Date(Date.UTC(full, month - 1, number));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === number ? date.toISOString().slice(0, 10) : null;
  };
  if (number < 1 || month < 1) return null;
  if (year) return inYear(commonYear(Number(year)));
  const thisYear = Number(today.slice(0, 4));
  const next = inYear(thisYear);
  return next !== null && next < today ? inYear(thisYear + 1) : next;
}
