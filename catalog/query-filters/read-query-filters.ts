import type { Language } from '../../contracts/languages.ts';
import { findPrices, type SaidPrice } from './prices.ts';
import { findAfter, placesOf, type SaidCondition, saidConditions, wordsOfAll } from './words.ts';

interface Span {
  start: number;
  end: number;
}

/** A filter that the words of a query surely ask for, and where they stand in it. */
export type SaidFilter =
  | ({ type: 'price' } & SaidPrice)
  | ({ type: 'condition'; condition: SaidCondition } & Span)
  | ({ type: 'in-stock' } & Span);

export interface QueryFilters {
  /** What remains to be searched for. */
  text: string;
  filters: SaidFilter[];
}

/** Longer texts are cut, because nobody types them. */
const maxLength = 300;

/** Reads price, condition and stock out of a query, in any of the seven languages; what is unsure stays in the text. */
export function readQueryFilters(typed: string, preferred: Language): QueryFilters {
  const written = typed.normalize('NFC').slice(0, maxLength);
  const text = normalizeInPlace(written);
  const filters: SaidFilter[] = findPrices(text, languageOf(text, preferred)).map((price) => ({
    type: 'price',
    ...price,
  }));
  const add = (filter: SaidFilter | null) => filter && filters.push(filter);
  add(findInStock(without(text, filters)));
  add(findCondition(without(text, filters)));
  filters.sort((a, b) => a.start - b.start);
  return { text: tidy(without(written, filters)), filters };
}

/** The query without one of its filters, for the link that removes it. */
export const withoutFilter = (typed: string, filter: SaidFilter): string =>
  tidy(without(typed.normalize('NFC').slice(0, maxLength), [filter]));

/** The text with spaces where filters stand, so that places stay the same. */
function without(text: string, filters: readonly Span[]): string {
  return filters.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Lower case, with ASCII for full-width characters and Thai digits; every character keeps its place. */
function normalizeInPlace(text: string): string {
  return text.replace(/[\s\S]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
    if (code === 0xffe5) return '¥';
    if (code >= 0x0e50 && code <= 0x0e59) return String(code - 0x0e50);
    if (/\s/.test(character)) return ' ';
    const lower = character.toLowerCase();
    return lower.length === 1 ? lower : character;
  });
}

/** The language by the letters of the text, or that of the page. */
function languageOf(text: string, preferred: Language): Language {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return preferred === 'ja' ? 'ja' : 'zh';
  if (/[ăơưđạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ]/u.test(text)) return 'vi';
  return ['en', 'vi', 'es'].includes(preferred) ? preferred : 'en';
}

const inStockWords = wordsOfAll(({ inStock }) => inStock);
const exceptions = wordsOfAll(({ conditionExceptions }) => conditionExceptions);
const trailers = wordsOfAll(({ price }) => price.trailers);
const conditionWords = (place: 'anywhere' | 'atEdge') =>
  saidConditions
    .flatMap((condition) =>
      wordsOfAll(({ conditions }) => conditions[condition][place]).map(({ word }) => ({ condition, word })),
    )
    .sort((a, b) => b.word.length - a.word.length);
const sureWords = conditionWords('anywhere');
const edgeWords = conditionWords('atEdge');

function findInStock(text: string): SaidFilter | null {
  for (const { word } of inStockWords) {
    const [start] = placesOf(text, word);
    if (start !== undefined) return { type: 'in-stock', start, end: endWithTrailer(text, start + word.length) };
  }
  return null;
}

function findCondition(text: string): SaidFilter | null {
  const isNamed = (start: number, end: number) =>
    exceptions.some(({ word }) => placesOf(text, word).some((at) => at < end && at + word.length > start));
  const filterAt = (start: number, { condition, word }: (typeof sureWords)[number]): SaidFilter | null => {
    const end = start + word.length;
    if (isNamed(start, end)) return null;
    return { type: 'condition', condition, start, end: endWithTrailer(text, end) };
  };
  for (const known of sureWords) {
    for (const start of placesOf(text, known.word)) {
      const filter = filterAt(start, known);
      if (filter) return filter;
    }
  }
  const [first, last] = [text.length - text.trimStart().length, text.trimEnd().length];
  for (const known of edgeWords) {
    const start = placesOf(text, known.word).find((at) => at === first || at + known.word.length === last);
    // Alone it is what is searched for.
    const filter = start === undefined || text.trim() === known.word ? null : filterAt(start, known);
    if (filter) return filter;
  }
  return null;
}

/** Behind the words that join them to the thing. */
const endWithTrailer = (text: string, end: number) => findAfter(text, end, trailers)?.end ?? end;
