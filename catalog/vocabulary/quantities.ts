import { type Language, languages } from '../../contracts/languages.ts';
import measures from '../../data/catalog/measures.json' with { type: 'json' };
import { normalizeText } from '../text/fold.ts';
import { simplify } from './index/simplified.ts';

/** A number with its unit in one spelling for all: 0.5 l and 500毫升 are both `volume:500`. */
export interface Quantity {
  /** Dimension and amount in the dimension's base unit; several where the unit's word is that of several: 500ミリ. */
  values: readonly string[];
  /** The number alone, where a text may have it without the unit: a size. */
  bare: string | null;
  /** Where it stands in the normalized text. */
  start: number;
  end: number;
}

interface Unit {
  dimension: string;
  factor: number;
}

type Words = Partial<Record<Language, readonly string[]>>;

/** The text in which quantities are read: one width, lower case, simplified Chinese. */
export const quantityText = (text: string) => simplify(normalizeText(text));

const allWords = (words: Words) => languages.flatMap((language) => words[language] ?? []).map(quantityText);

const units = new Map<string, Unit[]>();
for (const { words, ...unit } of Object.values(measures.units)) {
  for (const word of new Set(allWords(words))) units.set(word, [...(units.get(word) ?? []), unit]);
}
const numberWords = new Map<string, number>();
for (const language of languages) {
  for (const [word, number] of Object.entries<number>(measures.numberWords[language])) {
    numberWords.set(quantityText(word), number);
  }
}
const isHangul = (word: string) => /\p{Script=Hangul}/u.test(word);
const koreanNumbers = [...numberWords.keys()].filter(isHangul);
const otherNumbers = [...numberWords.keys()].filter((word) => !isHangul(word));
const before = new Map<string, string>();
for (const [dimension, words] of Object.entries<Words>(measures.wordsBeforeNumber)) {
  for (const word of allWords(words)) before.set(word, dimension);
}
const sizesAfter = allWords(measures.wordsAfterNumber.size);
const phrases = new Map<string, string>();
for (const [value, words] of Object.entries<Words>(measures.phrases)) {
  for (const word of allWords(words)) phrases.set(word, value);
}

const escapeWord = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');
const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeWord)
    .join('|');

const number = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?`;
// A Latin word ends where its letters do; in other scripts it may be joined to the next word.
const startsWord = String.raw`(?<![\p{Script=Latin}\p{N}.,])`;
const endsWord = String.raw`(?![\p{Script=Latin}\p{M}\p{N}])`;
// A Korean number and its unit stand apart from other words: 고양이 장난감 does not name two sheets.
const koreanNumber = String.raw`(?<!\p{Script=Hangul})(?:${oneOf(koreanNumbers)})`;
const koreanUnitFollows = String.raw`(?=\s?(?:${oneOf(units.keys())})(?:용|짜리|들이)?(?!\p{Script=Hangul}))`;
const koreanEnds = String.raw`(?!\p{Script=Hangul})`;
const size = String.raw`\d{1,3}(?:[.,]5)?|[2-9]?x{0,3}[sl]|m|free\s?size`;

const patterns = {
  phrase: new RegExp(`${startsWord}(?<phrase>${oneOf(phrases.keys())})${endsWord}`, 'giu'),
  unit: new RegExp(
    `${startsWord}(?:(?<number>${number})|(?<word>${oneOf(otherNumbers)}|${koreanNumber}${koreanUnitFollows}))[\\s-]?(?<unit>${oneOf(units.keys())})${endsWord}`,
    'giu',
  ),
  before: new RegExp(
    `${startsWord}(?<before>${oneOf(before.keys())})[\\s:.-]{0,2}(?:(?<size>${size})|(?<word>${oneOf(otherNumbers)}|${koreanNumber}${koreanEnds}))${endsWord}`,
    'giu',
  ),
  after: new RegExp(`${startsWord}(?<size>${size})[\\s-]?(?:${oneOf(sizesAfter)})${endsWord}`, 'giu'),
};

/** The quantities of a text, from left to right; where two overlap the first pattern that found one wins. */
export function readQuantities(normalized: string): Quantity[] {
  const found: Quantity[] = [];
  const add = (quantity: Quantity) => {
    if (!found.some(({ start, end }) => quantity.start < end && start < quantity.end)) found.push(quantity);
  };
  for (const match of normalized.matchAll(patterns.phrase)) {
    const value = phrases.get(match.groups?.phrase ?? '');
    if (value) add({ values: [value], bare: null, ...placeOf(match) });
  }
  for (const match of normalized.matchAll(patterns.before)) {
    const { before: word = '', size: amount, word: numberWord = '' } = match.groups ?? {};
    const dimension = before.get(word.replaceAll(/\s/g, ' '));
    const text = amount ?? String(numberWords.get(numberWord) ?? '');
    // 'for 2' is for two persons, and 'for 15 inch' is not.
    const isCount = dimension !== 'size';
    if (!dimension || !text || (isCount && (!/^\d{1,3}$/.test(text) || isFollowedByUnit(normalized, match)))) continue;
    add({ values: [`${dimension}:${text.replace(',', '.')}`], bare: isCount ? null : text, ...placeOf(match) });
  }
  for (const match of normalized.matchAll(patterns.unit)) {
    const quantity = toQuantity(match);
    if (quantity) add(quantity);
  }
  for (const match of normalized.matchAll(patterns.after)) {
    const text = match.groups?.size ?? '';
    add({ values: [`size:${text.replace(',', '.')}`], bare: text, ...placeOf(match) });
  }
  return found.sort((a, b) => a.start - b.start);
}

const placeOf = (match: RegExpExecArray) => ({ start: match.index, end: match.index + match[0].length });

const unitFollows = new RegExp(`^[\\s-]?(?:${oneOf(units.keys())})${endsWord}`, 'iu');
const isFollowedByUnit = (text: string, match: RegExpExecArray) =>
  unitFollows.test(text.slice(match.index + match[0].length));

function toQuantity(match: RegExpExecArray): Quantity | null {
  const { number: digits, word = '', unit: name = '' } = match.groups ?? {};
  const amount = digits === undefined ? numberWords.get(word) : readNumber(digits);
  if (amount === undefined) return null;
  // One piece is what everything is.
  const possible = (units.get(name) ?? []).filter(({ dimension }) => dimension !== 'pieces' || amount !== 1);
  const values = possible.map(({ dimension, factor }) => `${dimension}:${Math.round(amount * factor * 1000) / 1000}`);
  return values.length > 0 ? { values, bare: null, ...placeOf(match) } : null;
}

/** A comma before three digits separates thousands; before others it is a decimal comma. */
const readNumber = (digits: string) =>
  Number(/^\d{1,3}(,\d{3})+$/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

/** What a word or digits alone stand for: four and 4. */
export const numberNamed = (text: string): number | null =>
  /^\d{1,4}$/.test(text) ? Number(text) : (numberWords.get(quantityText(text)) ?? null);

/** Whether a word is a unit. */
export const isUnit = (text: string): boolean => units.has(text);
