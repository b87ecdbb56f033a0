import type { Language } from '../../contracts/languages.ts';
import { filterWords, findAfter, findBefore, wordsOfAll } from './words.ts';

/** A number in a query that may be a price. */
export interface Amount {
  start: number;
  end: number;
  value: number;
  /** ISO 4217; null where no unit is said. */
  currency: string | null;
  /** The number alone and what its scale multiplies it with, for '200-400k', where the scale is said once. */
  number: number;
  scale: number;
}

const scales = wordsOfAll(({ scales }) => Object.keys(scales));
const units = wordsOfAll(({ units }) => Object.keys(units));
const halves = wordsOfAll(({ halves }) => halves);
const scaleOf = new Map(Object.values(filterWords).flatMap((words) => Object.entries(words.scales)));

const numerals = '零一二三四五六七八九';
const digitOf = (character: string) => (character === '两' || character === '兩' ? 2 : numerals.indexOf(character));

const written = String.raw`\d{1,3}(?: \d{3})+(?!\d)|\d(?:[\d.,]*\d)?`;
const numberPattern = new RegExp(`${written}|[${numerals}两兩]`, 'uy');
const startPattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,/])(?:${written})|[${numerals}两兩十百千万만천]`,
  'gu',
);

/** Every amount of a normalized text, in turn. */
export function findAmounts(text: string, language: Language): Amount[] {
  const amounts: Amount[] = [];
  let from = 0;
  for (const { index } of text.matchAll(startPattern)) {
    if (index < from) continue;
    const amount = readAmount(text, index, language);
    if (!amount) continue;
    amounts.push(amount);
    from = amount.end;
  }
  return amounts;
}

/** Reads '1만5천', '1tr5', '三百' or '1.200' and the unit before or after it. */
function readAmount(text: string, start: number, language: Language): Amount | null {
  const parts: { number: number | null; scale: number | null }[] = [];
  let end = start;
  while (parts.length < maxParts) {
    const number = readNumber(text, end);
    const scale = findAfter(text, number?.end ?? end, scales);
    // Only a number may stand apart from its scale; a further part follows at once.
    const isApart = number === null && scale !== null && scale.end - scale.word.length !== end;
    if ((!number && !scale) || isApart) break;
    parts.push({ number: number?.value ?? null, scale: scale ? (scaleOf.get(scale.word) ?? null) : null });
    end = scale?.end ?? number?.end ?? end;
    if (!scale) break;
  }
  const first = parts[0];
  if (!first) return null;
  const half = first.scale === null ? null : findAfter(text, end, halves);
  const value = sumOf(parts) + (half ? (first.scale ?? 0) / 2 : 0);
  const unit = readUnit(text, { start, end: half?.end ?? end }, language);
  const isWritten = /\d/.test(text[start] ?? '');
  // A number in characters is part of a word more often than an amount.
  if (!isWritten && !unit.currency) return null;
  if (!Number.isFinite(value) || value <= 0) return null;
  return { ...unit, value, number: first.number ?? 1, scale: first.scale ?? 1 };
}

const maxParts = 4;

function readNumber(text: string, at: number): { value: number; end: number } | null {
  numberPattern.lastIndex = at;
  const [found] = numberPattern.exec(text) ?? [];
  if (found === undefined) return null;
  const digit = digitOf(found);
  return { value: digit === -1 ? toNumber(found) : digit, end: at + found.length };
}

/** A dot or comma before three last digits groups them; otherwise it is the decimal point. */
function toNumber(typed: string): number {
  const isDecimal = /^0[.,]/.test(typed);
  const grouped = isDecimal ? typed : typed.replace(/[., ](?=\d{3}(?:\D|$))/g, '');
  return Number(grouped.replace(',', '.'));
}

/** A last digit without a scale counts tenths of the scale before it: 1tr5 is 1.5 million, 两千五 is 2,500. */
function sumOf(parts: readonly { number: number | null; scale: number | null }[]): number {
  let sum = 0;
  let before = 1;
  for (const { number, scale } of parts) {
    const isTenths = scale === null && sum > 0 && (number ?? 0) < 10;
    sum += (number ?? 1) * (scale ?? (isTenths ? before / 10 : 1));
    before = scale ?? 1;
  }
  return sum;
}

/** The unit after an amount, or before it. */
function readUnit(text: string, { start, end }: { start: number; end: number }, language: Language) {
  const after = findAfter(text, end, units);
  const before = findBefore(text, start, units);
  const unit = after ?? before;
  const owner = unit?.languages.includes(language) ? language : unit?.languages[0];
  const currency = unit && owner ? (filterWords[owner].units[unit.word] ?? null) : null;
  return { start: before?.start ?? start, end: after?.end ?? end, currency };
}
