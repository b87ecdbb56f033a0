import { type Language, languages } from '../../../contracts/languages.ts';
import { englishSingular, spanishStem } from '../../text/stems.ts';
import type { Entry, Meaning } from '../meaning.ts';
import { splitWordUnits, type Unit } from '../units.ts';
import { lettersOf, listSyllables } from './letters.ts';

/**
 * The words of the vocabulary in typed arrays, sorted by form: a hundred thousand words as objects would take more memory
 * than everything else in the server. `starts` has one more element than there are forms or entries.
 */
export interface WordIndex {
  /** In the order of the vocabulary's files. */
  meanings: readonly Meaning[];
  /** The forms, one after the other in UTF-8, in byte order. */
  forms: Buffer;
  formStarts: Uint32Array;
  /** The syllable of each Chinese character from U+4E00 on, without tone. */
  syllables: Uint16Array;
  /** For corrections: how many letters a form has, and which, as a set of 32 bits. */
  letterCounts: Uint8Array;
  letterSets: Uint32Array;
  /** The first entry of each form. */
  entryStarts: Uint32Array;
  entryMeanings: Uint32Array;
  /** The language's number, and 128 where the form is only the word's stem. */
  entryFlags: Uint8Array;
  entryExacts: Uint32Array;
  /** The words as written, one for each entry, in UTF-8. */
  words: Buffer;
  wordStarts: Uint32Array;
}

export const stemFlag = 128;

/** The letters of a word as a set of 32 bits. */
export function letterSet(letters: string): number {
  let set = 0;
  for (let at = 0; at < letters.length; at += 1) set |= 1 << ((letters.charCodeAt(at) * 7) % 32);
  return set >>> 0;
}

/** A number that tells whether two exact forms are the same (FNV-1a). */
export function hashForm(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export const stemOf = {
  en: (units: readonly Unit[]) => units.map(({ loose }) => englishSingular(loose)).join(''),
  es: (units: readonly Unit[]) => units.map(({ loose }) => spanishStem(loose)).join(''),
};

interface Row {
  form: string;
  entry: Entry;
  exact: number;
  isStem: boolean;
}

/** Indexes words with their meanings. */
export async function buildWordIndex(entries: Iterable<Entry>): Promise<WordIndex> {
  const syllables = await listSyllables();
  const byForm = new Map<string, Row[]>();
  const inOrder = new Set<Meaning>();
  for (const entry of entries) {
    inOrder.add(entry.meaning);
    for (const row of rowsOf(entry)) addRow(byForm, row);
  }
  const forms = [...byForm.keys()].map((form) => Buffer.from(form)).sort(Buffer.compare);
  const rows = forms.map((form) => byForm.get(form.toString()) ?? []);
  const all = rows.flat();
  const meanings = [...inOrder];
  const meaningAt = new Map(meanings.map((meaning, at) => [meaning, at]));
  const letters = forms.map((form) => lettersOf(form.toString(), syllables));
  const words = all.map(({ entry }) => Buffer.from(entry.word));
  return {
    meanings,
    syllables,
    forms: Buffer.concat(forms),
    formStarts: starts(forms.map(({ length }) => length)),
    // A form that is only a stem is no word to correct to.
    letterCounts: Uint8Array.from(letters, ({ length }, at) =>
      rows[at]?.some(({ isStem }) => !isStem) ? Math.min(length, 255) : 0,
    ),
    letterSets: Uint32Array.from(letters, letterSet),
    entryStarts: starts(rows.map(({ length }) => length)),
    entryMeanings: Uint32Array.from(all, ({ entry }) => meaningAt.get(entry.meaning) ?? 0),
    entryFlags: Uint8Array.from(
      all,
      ({ entry, isStem }) => languages.indexOf(entry.language) + (isStem ? stemFlag : 0),
    ),
    entryExacts: Uint32Array.from(all, ({ exact }) => exact),
    words: Buffer.concat(words),
    wordStarts: starts(words.map(({ length }) => length)),
  };
}

function rowsOf(entry: Entry): Row[] {
  const units = splitWordUnits(entry.word);
  const form = units.map(({ loose }) => loose).join('');
  const exact = hashForm(units.map((unit) => unit.exact).join(''));
  if (form === '') return [];
  const stem = entry.language === 'en' || entry.language === 'es' ? stemOf[entry.language](units) : form;
  const row = { form, entry, exact, isStem: false };
  return stem === form ? [row] : [row, { ...row, form: stem, isStem: true }];
}

function addRow(byForm: Map<string, Row[]>, row: Row): void {
  const present = byForm.get(row.form);
  const isSame = ({ entry, isStem }: Row) =>
    entry.meaning === row.entry.meaning && entry.language === row.entry.language && isStem === row.isStem;
  if (!present) byForm.set(row.form, [row]);
  else if (!present.some(isSame)) present.push(row);
}

function starts(lengths: number[]): Uint32Array {
  const result = new Uint32Array(lengths.length + 1);
  for (const [at, length] of lengths.entries()) result[at + 1] = (result[at] ?? 0) + length;
  return result;
}

/** The place of a form in the index, or of the first one after it where it is not there. */
export function placeOf(index: WordIndex, form: Buffer): number {
  let low = 0;
  let high = index.formStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(index, middle, form)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the form at a place comes before another; the loop is several times as quick as Buffer.compare with offsets. */
function isBefore({ forms, formStarts }: WordIndex, at: number, form: Buffer): boolean {
  const start = formStarts[at] ?? 0;
  const length = (formStarts[at + 1] ?? 0) - start;
  const shared = Math.min(length, form.length);
  for (let byte = 0; byte < shared; byte += 1) {
    const difference = (forms[start + byte] ?? 0) - (form[byte] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return length < form.length;
}

export const formAt = (index: WordIndex, at: number) =>
  index.forms.toString('utf8', index.formStarts[at], index.formStarts[at + 1]);

/** An entry as an object. */
export function entryAt({ words, wordStarts, entryFlags, entryMeanings, meanings }: WordIndex, at: number): Entry {
  return {
    word: words.toString('utf8', wordStarts[at], wordStarts[at + 1]),
    language: languages[(entryFlags[at] ?? 0) % stemFlag] as Language,
    meaning: meanings[entryMeanings[at] ?? 0] as Meaning,
  };
}
