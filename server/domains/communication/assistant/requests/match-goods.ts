import { stemmer } from 'stemmer';
import { fold } from '../../../../../catalog/text/fold.ts';
import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { NamedGoods } from './read-request.ts';

/** A listing as a request can name it. */
export interface NamedListing {
  id: number;
  title: string;
  /** In every language in which the seller may name it. */
  titles: readonly string[];
  productTypeId: string | null;
  isLive: boolean;
  price: number;
}

const unspaced = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const thai = /\p{Script=Thai}/u;
const words = /[\p{L}\p{M}\p{N}]+/gu;

/** The listings that a request names, by their titles, else by what they are. Titles are only compared, never read as words of a request. */
export function matchGoods<Listing extends NamedListing>(
  { names, quotes }: NamedGoods,
  text: string,
  listings: readonly Listing[],
  language: Language,
): readonly Listing[] {
  const asked = [...names, ...quotes].map(prepare);
  const starts = names.flatMap((name) => startOfWord(name, text));
  const found = listings.filter(({ titles }) =>
    titles.some((title) => containsAll(title, asked) && starts.every((start) => title.includes(start))),
  );
  if (found.length > 0 || quotes.length > 0) return preferWhole(found, [...names, ...quotes]);
  const types = new Set(understand(names.join(' '), language).productTypes.map(({ id }) => id));
  return listings.filter(({ productTypeId }) => productTypeId !== null && types.has(productTypeId));
}

interface Name {
  /** Of scripts without spaces, as letters in one row. */
  letters: readonly string[];
  stems: readonly string[];
}

function prepare(name: string): Name {
  const found = fold(name).match(words) ?? [];
  return {
    letters: found.filter((word) => unspaced.test(word)),
    stems: found.filter((word) => !unspaced.test(word)).map((word) => stemmer(word)),
  };
}

function containsAll(title: string, asked: readonly Name[]): boolean {
  const folded = fold(title);
  const row = folded.replaceAll(' ', '');
  // Most titles fail here, before their words are taken apart.
  const mayContain = asked.every(
    ({ letters, stems }) =>
      letters.every((part) => isSpelledIn(part, row)) && stems.every((stem) => folded.includes(stem.slice(0, -1))),
  );
  if (!mayContain) return false;
  const titleStems = new Set((folded.match(words) ?? []).map((word) => stemmer(word)));
  return asked.every(({ stems }) => stems.every((stem) => titleStems.has(stem)));
}

/** Whether a row of letters holds a name, or the pieces of a name in their order: a seller leaves words of a title out. */
function isSpelledIn(name: string, row: string): boolean {
  if (row.includes(name)) return true;
  const least = thai.test(name) ? 4 : 2;
  let [start, from] = [0, 0];
  while (start < name.length) {
    let end = name.length;
    while (end - start >= least && !row.includes(name.slice(start, end), from)) end -= 1;
    if (end - start < least) return false;
    from = row.indexOf(name.slice(start, end), from) + end - start;
    start = end;
  }
  return true;
}

/** A title that was typed whole names that listing alone. */
function preferWhole<Listing extends NamedListing>(
  found: readonly Listing[],
  names: readonly string[],
): readonly Listing[] {
  const asked = lettersOf(names.join(' '));
  const whole = found.filter(({ titles }) => titles.some((title) => lettersOf(title) === asked));
  return whole.length > 0 ? whole : found;
}

const lettersOf = (text: string) => (fold(text).match(words) ?? []).join('');

/** Of one syllable of Korean the word that it belongs to, without a particle: it may be the end of another word. */
function startOfWord(name: string, text: string): string[] {
  if (!/^\p{Script=Hangul}$/u.test(name)) return [];
  const word = text.split(/\s+/).find((each) => each.includes(name)) ?? name;
  return [/^.[을를은는이가의도만에로와과랑]/u.test(word) && word[0] === name ? name : word.slice(0, 2)];
}

/** The request with the longest title that it contains put in quotation marks, so that words of the title are read as a name. */
export function quoteTitle(text: string, listings: readonly NamedListing[]): string | null {
  const lower = text.toLowerCase();
  let longest = { at: -1, length: 0 };
  for (const title of listings.flatMap(({ titles }) => titles)) {
    if (title.length <= longest.length || title.length < 2) continue;
    const at = lower.indexOf(title.toLowerCase());
    if (at >= 0 && isWholeWord(text, at, title.length)) longest = { at, length: title.length };
  }
  const { at, length } = longest;
  if (at < 0) return null;
  return `${text.slice(0, at)} “${text.slice(at, at + length).replace(/[‘’“”"「」『』«»]/g, ' ')}” ${text.slice(at + length)}`;
}

const latin = /[\p{Script=Latin}\p{N}]/u;
const isWholeWord = (text: string, at: number, length: number) =>
  !(latin.test(text.charAt(at - 1)) && latin.test(text.charAt(at))) &&
  !(latin.test(text.charAt(at + length)) && latin.test(text.charAt(at + length - 1)));
