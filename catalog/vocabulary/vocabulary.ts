import type { Language } from '../../contracts/languages.ts';
import { editDistance } from './index/edit-distance.ts';
import { loadWordIndex } from './index/index-file.ts';
import { lettersOf } from './index/letters.ts';
import { entryAt, formAt, hashForm, letterSet, placeOf, stemFlag, stemOf } from './index/word-index.ts';
import type { Entry, Meaning } from './meaning.ts';
import type { Script, Unit } from './units.ts';

const { index, version } = loadWordIndex();

/** Differs with every change of the vocabulary or of how texts are read with it. */
export const vocabularyVersion = version;

export type ProductTypeMeaning = Extract<Meaning, { type: 'product-type' }>;

/** Every product type, in the order of the categories. */
export const allProductTypes: readonly ProductTypeMeaning[] = index.meanings.filter(
  (meaning) => meaning.type === 'product-type',
);
const productTypesById = new Map(allProductTypes.map((productType) => [productType.id, productType]));

/** Finds a product type by its id, or null. */
export const findProductTypeMeaning = (id: string): ProductTypeMeaning | null => productTypesById.get(id) ?? null;

/** No word of the vocabulary has more units than this, by the script it begins with. */
export const longestWord: Record<Script, number> = { latin: 10, thai: 32, han: 14, kana: 24, hangul: 16, other: 1 };

/** The numbers of the entries with a form. */
function entriesOf(form: string): number[] {
  const bytes = Buffer.from(form);
  const at = placeOf(index, bytes);
  const [start = 0, end = 0] = [index.formStarts[at], index.formStarts[at + 1]];
  if (end - start !== bytes.length || index.forms.compare(bytes, 0, bytes.length, start, end) !== 0) return [];
  const [first = 0, last = 0] = [index.entryStarts[at], index.entryStarts[at + 1]];
  return Array.from({ length: last - first }, (_, number) => first + number);
}

const isStem = (entry: number) => (index.entryFlags[entry] ?? 0) >= stemFlag;

/** The entries of a word: those written exactly so, otherwise those that look alike or differ in number or gender. */
export function findWord(units: readonly Unit[]): { entries: readonly Entry[]; isExact: boolean } | null {
  const form = units.map(({ loose }) => loose).join('');
  const alike = entriesOf(form).filter((entry) => !isStem(entry));
  const stems = units.every(({ script }) => script === 'latin') ? stemEntries(units) : [];
  if (alike.length + stems.length === 0) return null;
  const same = writtenAs(units, alike);
  if (same.length > 0) {
    const others = stems.filter(({ language }) => !same.some((entry) => entry.language === language));
    return { entries: unique([...same, ...others]), isExact: true };
  }
  return { entries: unique([...alike.map((entry) => entryAt(index, entry)), ...stems]), isExact: false };
}

/** Those of some entries that are written exactly like the units. */
function writtenAs(units: readonly Unit[], entries: readonly number[]): Entry[] {
  const exact = hashForm(units.map((unit) => unit.exact).join(''));
  return entries.filter((entry) => index.entryExacts[entry] === exact).map((entry) => entryAt(index, entry));
}

/** What a word means in one language where it is written exactly so, with all marks and in this number. */
export function meaningsIn(language: Language, units: readonly Unit[]): Meaning[] {
  const form = units.map(({ loose }) => loose).join('');
  const words = entriesOf(form).filter((entry) => !isStem(entry));
  return writtenAs(units, words).flatMap((entry) => (entry.language === language ? [entry.meaning] : []));
}

function stemEntries(units: readonly Unit[]): Entry[] {
  return (['en', 'es'] as const).flatMap((language) =>
    entriesOf(stemOf[language](units))
      .map((entry) => entryAt(index, entry))
      .filter((entry) => entry.language === language),
  );
}

const unique = (entries: readonly Entry[]) =>
  entries.filter(
    ({ meaning, language }, at) =>
      entries.findIndex((other) => other.meaning === meaning && other.language === language) === at,
  );

/** The entries whose words begin with this form, in the order of their letters. */
export function findWordsByPrefix(form: string, limit: number): Entry[] {
  if (form === '') return [];
  const bytes = Buffer.from(form);
  const found: number[] = [];
  for (let at = placeOf(index, bytes); at < index.formStarts.length - 1 && found.length < limit; at += 1) {
    const start = index.formStarts[at] ?? 0;
    if (index.forms.compare(bytes, 0, bytes.length, start, start + bytes.length) !== 0) break;
    for (let entry = index.entryStarts[at] ?? 0; entry < (index.entryStarts[at + 1] ?? 0); entry += 1) {
      if (!isStem(entry)) found.push(entry);
    }
  }
  return found.map((entry) => entryAt(index, entry));
}

/** The forms by their last two bytes, made when they are first needed. */
let formsByEnding: ReadonlyMap<number, readonly number[]> | undefined;

function groupByEnding(): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (let at = 0; at < index.formStarts.length - 1; at += 1) {
    const [start = 0, end = 0] = [index.formStarts[at], index.formStarts[at + 1]];
    if (end - start < 2) continue;
    const ending = index.forms.readUInt16BE(end - 2);
    const group = groups.get(ending);
    if (group) group.push(at);
    else groups.set(ending, [at]);
  }
  return groups;
}

/** The entries whose words end with this form, which has two bytes or more. */
export function findWordsBySuffix(form: string, limit: number): Entry[] {
  const bytes = Buffer.from(form);
  if (bytes.length < 2) return [];
  formsByEnding ??= groupByEnding();
  const found: number[] = [];
  for (const at of formsByEnding.get(bytes.readUInt16BE(bytes.length - 2)) ?? []) {
    if (found.length >= limit) break;
    const [start = 0, end = 0] = [index.formStarts[at], index.formStarts[at + 1]];
    if (end - start <= bytes.length) continue;
    if (index.forms.compare(bytes, 0, bytes.length, end - bytes.length, end) !== 0) continue;
    for (let entry = index.entryStarts[at] ?? 0; entry < (index.entryStarts[at + 1] ?? 0); entry += 1) {
      if (!isStem(entry)) found.push(entry);
    }
  }
  return found.map((entry) => entryAt(index, entry));
}

const isLetter = (byte: number | undefined) => byte !== undefined && byte !== 0x20 && byte !== 0x2d;

/** Whether a word of the vocabulary begins at this byte, by halving. */
function isWordStart(byte: number): boolean {
  let [low, high] = [0, index.wordStarts.length - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((index.wordStarts[middle] ?? 0) < byte) low = middle + 1;
    else high = middle;
  }
  return index.wordStarts[low] === byte;
}

/** Whether a lower-case Latin word stands within a longer word of the vocabulary: the dashboard of 'dashboard phone holder'. */
export function isWithinWord(word: string): boolean {
  const bytes = Buffer.from(word);
  for (let at = index.words.indexOf(bytes); at >= 0; at = index.words.indexOf(bytes, at + 1)) {
    const end = at + bytes.length;
    const [startsWord, endsWord] = [isWordStart(at), isWordStart(end)];
    if (startsWord && endsWord) continue;
    if ((startsWord || !isLetter(index.words[at - 1])) && (endsWord || !isLetter(index.words[end]))) return true;
  }
  return false;
}

const maxLetters = 40;

const maxMistakes = 3;

/** The forms by their number of letters, made when they are first needed. */
let formsByLetters: readonly Uint32Array[] | undefined;

function groupByLetters(): readonly Uint32Array[] {
  const groups = Array.from({ length: maxLetters + maxMistakes + 1 }, (): number[] => []);
  for (const [at, count] of index.letterCounts.entries()) if (count > 0) groups[count]?.push(at);
  return groups.map((group) => Uint32Array.from(group));
}

/** How many mistakes a word may have, by its letters; Korean is compared by the letters of its syllables. */
const allowedMistakes: Record<Script, (letters: number) => number> = {
  latin: (letters) => (letters < 4 ? 0 : letters < 7 ? 1 : 2),
  thai: (letters) => (letters < 4 ? 0 : letters < 7 ? 1 : 2),
  kana: (letters) => (letters < 3 ? 0 : letters < 7 ? 1 : 2),
  han: (letters) => (letters < 3 ? 0 : letters < 6 ? 1 : 2),
  hangul: (letters) => (letters < 4 ? 0 : letters < 6 ? 1 : letters < 12 ? 2 : 3),
  other: () => 0,
};

/** The word of the vocabulary that a mistyped one was most likely meant as, or null. */
export function closestWord(
  units: readonly Unit[],
  preferred?: Language,
  isPossible = ({ type }: Meaning) => type !== 'filler',
): Entry | null {
  const form = units.map(({ loose }) => loose).join('');
  const letters = lettersOf(form, index.syllables);
  const script = units[0]?.script ?? 'other';
  // A voiced kana is one letter: 喜ぶ is too short for a mistake.
  const limit = script !== 'hangul' && form.length < 3 ? 0 : allowedMistakes[script](letters.length);
  // Characters of the same sound are no mistake of letters.
  if ((limit === 0 && letters === form) || letters.length > maxLetters || letters.length < 2) return null;
  const set = letterSet(letters);
  formsByLetters ??= groupByLetters();
  const near = formsByLetters.slice(Math.max(0, letters.length - limit), letters.length + limit + 1);
  // One mistake changes at most two letters of the set.
  const alike = near
    .flatMap((forms) => [...forms.filter((at) => bitCount((index.letterSets[at] ?? 0) ^ set) <= 2 * limit)])
    .sort((one, other) => one - other);
  let best: { entry: Entry; score: number } | null = null;
  for (const at of alike) {
    const candidateForm = formAt(index, at);
    const candidate = lettersOf(candidateForm, index.syllables);
    const distance = editDistance(letters, candidate, limit);
    if (distance > limit) continue;
    for (let entry = index.entryStarts[at] ?? 0; entry < (index.entryStarts[at + 1] ?? 0); entry += 1) {
      if (isStem(entry)) continue;
      const known = entryAt(index, entry);
      const hasOtherStart = candidate[0] !== letters[0] && firstLetter(candidateForm) !== firstLetter(form);
      const score = distance + unlikelihood(known, { letters, candidate, hasOtherStart, preferred });
      if (isPossible(known.meaning) && (!best || score < best.score)) best = { entry: known, score };
    }
  }
  return best?.entry ?? null;
}

function bitCount(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return (((count + (count >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

const firstLetter = (form: string) => form.normalize('NFD').charAt(0);

interface Comparison {
  hasOtherStart: boolean;
  letters: string;
  candidate: string;
  preferred: Language | undefined;
}

/** Among words with as many mistakes: people rarely mistype the first letter, and mostly search for things. */
function unlikelihood(
  { meaning, language }: Entry,
  { letters, candidate, hasOtherStart, preferred }: Comparison,
): number {
  return (
    (hasOtherStart ? 1.1 : 0) +
    (candidate.length === letters.length ? 0 : 0.1) +
    (meaning.type === 'product-type' ? 0 : 0.2) +
    (preferred && language !== preferred ? 0.3 : 0)
  );
}
