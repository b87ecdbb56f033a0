import type { Language } from '../../contracts/languages.ts';
import { headFirst } from './head.ts';
import type { Piece } from './split-words.ts';
import { splitWordUnits } from './units.ts';
import { findWordsByPrefix, findWordsBySuffix, type ProductTypeMeaning } from './vocabulary.ts';

const wordsCompared = 100;
/** A shorter name ends too many others. */
const leastLetters = { latin: 5, thai: 5, han: 2, kana: 3, hangul: 2, other: 2 } as const;

/** The product types that are kinds of a thing by their names: a car phone holder is a phone holder, 车载手机支架 is a 手机支架. */
export function narrowerTypesOf({ units, entries }: Piece): readonly ProductTypeMeaning[] {
  const form = units.map(({ loose }) => loose).join('');
  if (form.length < leastLetters[units[0]?.script ?? 'other']) return [];
  const own = new Set(entries.map(({ meaning }) => meaning));
  const languages = new Set(entries.map(({ language }) => language));
  const endsWith = (language: Language) => !headFirst.has(language);
  const ending = [...languages].some(endsWith) ? findWordsBySuffix(form, wordsCompared) : [];
  const beginning = [...languages].some((language) => headFirst.has(language))
    ? findWordsByPrefix(form, wordsCompared)
    : [];
  const narrower = [
    ...ending.filter(({ language }) => endsWith(language)),
    ...beginning.filter(({ language }) => headFirst.has(language)),
  ]
    .filter(({ language, meaning }) => languages.has(language) && !own.has(meaning))
    .filter(({ word, language }) => hasAsWords(word, form, headFirst.has(language)))
    .flatMap(({ meaning }) => (meaning.type === 'product-type' ? [meaning] : []));
  return [...new Set(narrower)];
}

/** Whether a word has the form as whole words at its head: an earring is no ring. */
function hasAsWords(word: string, form: string, isFirst: boolean): boolean {
  const units = splitWordUnits(word).map(({ loose }) => loose);
  return units.some((_, at) => (isFirst ? units.slice(0, at) : units.slice(at)).join('') === form);
}
