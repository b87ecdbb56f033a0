import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Amount, Percent } from './read-amounts.ts';
import { addDays } from './read-dates.ts';
import { type Part, splitRequest, type Word } from './split-request.ts';
import type { RequestMeaning } from './words/request-words.ts';

/** What a request says of the goods it is about; nothing where it names none. */
export interface NamedGoods {
  /** Words that a title must contain, and what stood in quotation marks. */
  names: readonly string[];
  quotes: readonly string[];
  isAll: boolean;
}

interface NewValue {
  how: 'set' | 'plus' | 'percent';
  /** As typed, with a minus sign to take off; null where the request does not tell it. */
  value: string | null;
  /** What its currency can be; null where none was named. */
  currencies: readonly ShopCurrency[] | null;
  /** Whether nothing but its place tells that the number is the value: it may belong to a name, as in ‘iPhone 15’. */
  isBare: boolean;
}

export type ChangeRequest =
  | ({ of: 'price' | 'stock'; goods: NamedGoods } & NewValue)
  | { of: 'state'; goods: NamedGoods; state: 'live' | 'paused' }
  | { of: 'vacation'; from: string; until: string | null }
  | { of: 'vacation end' };

/** A request to change something; `several` where it asks for more than one thing, null where it asks for none. */
export type RequestReading = ChangeRequest | 'several' | null;

interface Reading {
  parts: readonly Part[];
  has: (...meanings: RequestMeaning[]) => boolean;
  language: Language;
}

/** A request is short; what is longer is a story, and reading it would take long. */
export const maxRequestLength = 300;

interface Asked {
  language: Language;
  /** The seller's present day. */
  today: string;
  /** Whether the last day of a vacation was asked for, so that a single date is that one. */
  isForLastDay?: boolean;
}

/** Reads a request over its slots: what shall change, of which goods, to what. */
export function readRequest(text: string, { language, today, isForLastDay = false }: Asked): RequestReading {
  const parts = splitRequest(text, language, today);
  const present = new Set(parts.flatMap((part) => (part.type === 'word' ? part.meanings : [])));
  const reading: Reading = { parts, language, has: (...meanings) => meanings.some((one) => present.has(one)) };
  const { has } = reading;
  if (has('back') || (has('shop') && has('open'))) return isAlone(reading) ? { of: 'vacation end' } : null;
  if (has('away') || (has('shop') && has('close')))
    return isAlone(reading) ? readVacation(reading, today, isForLastDay) : null;
  const subjects = subjectsOf(reading);
  const [subject] = subjects;
  if (subjects.length !== 1 || !subject) return subjects.length > 1 && goodsOf(reading, null) ? 'several' : null;
  if (subject === 'paused' || subject === 'live') {
    const goods = goodsOf(reading, null);
    return goods && { of: 'state', goods, state: subject };
  }
  return readValue(reading, subject);
}

const isPercent = (part: Part): part is Percent => part.type === 'percent';
const isAmount = (part: Part): part is Amount => part.type === 'amount';

function subjectsOf({ parts, has }: Reading): ('price' | 'stock' | 'paused' | 'live')[] {
  const isOfPrice =
    has('price', 'discount') ||
    parts.some(isPercent) ||
    parts.some((part) => isAmount(part) && part.currencies !== null);
  const isOfStock = has('stock', 'sold out') || (has('add') && !isOfPrice);
  return [
    ...(isOfPrice ? (['price'] as const) : []),
    ...(isOfStock ? (['stock'] as const) : []),
    ...(has('pause') ? (['paused'] as const) : []),
    ...(has('resume') ? (['live'] as const) : []),
  ];
}

function readValue(reading: Reading, of: 'price' | 'stock'): ChangeRequest | null {
  const { parts, has } = reading;
  const shares = parts.filter(isPercent);
  const figures = parts.filter(isAmount);
  const marked = figures.filter((figure) => isMarked(reading, figure));
  const priced = figures.filter(({ currencies }) => currencies !== null);
  const chosen = shares[0] ?? marked.at(-1) ?? (of === 'price' ? priced.at(-1) : undefined) ?? figures.at(-1);
  const isUp = has('raise') || (of === 'stock' && has('add'));
  const isDown = has('lower', 'discount') || shares.some(({ isOff }) => isOff) || (of === 'stock' && has('remove'));
  const isStated = has('set') || (of === 'stock' && (has('sold out') || chosen !== undefined)) || marked.length > 0;
  if ((isUp && isDown) || shares.length > 1 || (!isUp && !isDown && !isStated)) return null;
  // 'to 50 %' may mean half the price, or half off.
  const isUnclear =
    chosen?.type === 'percent' &&
    (of === 'stock' || (!isUp && !isDown) || (isMarked(reading, chosen) && !has('discount')));
  if (isUnclear) return null;
  const goods = goodsOf(reading, chosen ?? null);
  if (!goods) return null;
  if (of === 'stock' && has('sold out') && !chosen)
    return { of, goods, how: 'set', value: '0', currencies: null, isBare: false };
  const how = chosen?.type === 'percent' ? 'percent' : (isUp || isDown) && !isMarked(reading, chosen) ? 'plus' : 'set';
  const value = chosen ? (how !== 'set' && isDown ? `-${chosen.value}` : chosen.value) : null;
  const currencies = chosen?.type === 'amount' ? chosen.currencies : null;
  const isBare = chosen?.type === 'amount' && currencies === null && !isMarked(reading, chosen);
  return { of, goods, how, value, currencies, isBare };
}

/** Whether a word beside the figure says that it is the new value: before it, in Japanese and Korean after it. */
function isMarked({ parts, language }: Reading, figure: Part | undefined): boolean {
  if (!figure) return false;
  const at = parts.indexOf(figure);
  const beside = language === 'ja' || language === 'ko' ? parts.slice(at + 1) : parts.slice(0, at).reverse();
  const word = beside.find((part) => part.type !== 'word' || !isUnit(part));
  return word?.type === 'word' && word.meanings.includes('to');
}

const isUnit = ({ meanings }: Word) => meanings.length === 1 && meanings[0] === 'filler';

const blocking: readonly RequestMeaning[] = ['never', 'not', 'ask'];
const isName = ({ meanings }: Word) => meanings.length === 0;
const isBlocking = ({ meanings }: Word) => meanings.some((meaning) => blocking.includes(meaning));

/**
 * The names of the goods. A word such as ‘not’ is part of a name only beside unknown words, as in ‘không dây’; alone it says
 * that nothing shall change, and the result is null.
 */
function goodsOf({ parts, has }: Reading, value: Part | null): NamedGoods | null {
  const names: string[] = [];
  let run: Word[] = [];
  const close = () => {
    const isNamed = run.some(isName);
    const isRefused = run.some(isBlocking) && !isNamed;
    if (isNamed) names.push(joinWords(run));
    run = [];
    return isRefused;
  };
  for (const part of parts) {
    const word: Word | null =
      part.type === 'amount' && part !== value
        ? { type: 'word', text: part.text, meanings: [] }
        : part.type === 'word'
          ? part
          : null;
    if (word && (isName(word) || isBlocking(word))) run.push(word);
    else if (close()) return null;
  }
  if (close()) return null;
  const quotes = parts.flatMap((part) => (part.type === 'quote' ? [part.text] : []));
  return { names, quotes, isAll: has('all') };
}

const joinWords = (run: readonly Word[]) =>
  run.reduce((all, { text }) => (/[\p{Script=Latin}\p{N}]$/u.test(all) ? `${all} ${text}` : all + text), '');

/** Whether a request says nothing else, as the shop has no name to tell. */
const isAlone = ({ parts }: Reading) =>
  parts.every((part) => part.type === 'dates' || (part.type === 'word' && !isName(part) && !isBlocking(part)));

function readVacation({ parts, has }: Reading, today: string, isForLastDay: boolean): ChangeRequest {
  const days = parts.flatMap((part) => (part.type === 'dates' ? part.days : []));
  const [first = null, second] = days;
  const length = days.find((day) => day?.startsWith('+'));
  if (length) {
    const from = days.find((day) => day && !day.startsWith('+')) ?? today;
    return { of: 'vacation', from, until: addDays(from, Number(length) - 1) };
  }
  if (second !== undefined) return { of: 'vacation', from: first ?? today, until: second };
  if (first === null) return { of: 'vacation', from: today, until: null };
  if (has('until') || isForLastDay) return { of: 'vacation', from: today, until: first };
  return { of: 'vacation', from: first, until: has('from') ? null : first };
}
