import { leafCategoryIdsOf } from '../../../../../catalog/categories/lookup.ts';
import { headFirst } from '../../../../../catalog/vocabulary/head.ts';
import type { Entry, Meaning } from '../../../../../catalog/vocabulary/meaning.ts';
import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import { splitUnits, splitWordUnits, type Unit } from '../../../../../catalog/vocabulary/units.ts';
import { allProductTypes, findWordsByPrefix } from '../../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../../contracts/languages.ts';

/** A word that a partly typed one may become. */
export interface BegunWord {
  word: string;
  /** Whether it names what the typed words already name, by its noun: a running shoe is a shoe, and shoe wax is not. */
  isSameThing: boolean;
  /** Whether nothing but an ending is missing. */
  isWhole: boolean;
  /** Whether its first word begins as typed, and not a later one. */
  isFromStart: boolean;
}

/** A single letter begins thousands of words; these many are compared. */
const wordsCompared = 1500;
const maxBegun = 40;
const endingLength = 2;

export const formOf = (units: readonly Unit[]) => units.map(({ loose }) => loose).join('');

type Thing = Extract<Meaning, { type: 'product-type' | 'group' }>;
const isThing = (entry: Entry): entry is Entry & { meaning: Thing } =>
  entry.meaning.type === 'product-type' || entry.meaning.type === 'group';

/** Words for things that begin as typed, or of which a later word does; in the visitor's language where it has any. */
export function listBegunWords(text: string, language: Language): BegunWord[] {
  const units = splitUnits(text);
  const form = formOf(units);
  if (form === '') return [];
  const begun = findWordsByPrefix(form, wordsCompared).filter(isThing);
  const own = begun.filter((entry) => entry.language === language);
  const isSameThing = sameThingAs(text, language);
  const ending = units.every(({ script }) => script === 'latin') ? endingLength : 0;
  const words = [
    ...(own.length > 0 ? own : begun).map(({ word, meaning }) => {
      const isWhole = word.length <= text.trim().length + ending;
      const isNoun = isWhole || headFirst.has(language);
      return { word, isFromStart: true, isWhole, isSameThing: isNoun && isSameThing(meaning) };
    }),
    ...listNamesWith(units, language).map(({ word, meaning, form: name }) => {
      const isNoun =
        !headFirst.has(language) && name.lastIndexOf(spacedForm(units)) >= name.length - form.length - ending - 1;
      return { word, isFromStart: false, isWhole: false, isSameThing: isNoun && isSameThing(meaning) };
    }),
  ];
  const best = words.sort(byFit);
  const firstPlaces = new Map(best.map(({ word }, at) => [word.toLowerCase(), at] as const).reverse());
  return best.filter(({ word }, at) => firstPlaces.get(word.toLowerCase()) === at).slice(0, maxBegun);
}

/** How well a word continues the typed ones, whatever there is of it. */
export const fitOf = ({ isSameThing, isWhole, isFromStart }: BegunWord) =>
  4 * Number(isSameThing) + 2 * Number(isWhole) + Number(isFromStart);

const byFit = (one: BegunWord, other: BegunWord) => fitOf(other) - fitOf(one) || one.word.length - other.word.length;

/** Whether a meaning is among what a search for the text finds first. */
function sameThingAs(text: string, language: Language): (meaning: Thing) => boolean {
  const { productTypes, categories } = understand(text, language);
  const ids = new Set(productTypes.map(({ id }) => id));
  const leafCategories = new Set(categories.flatMap(leafCategoryIdsOf));
  return (meaning) =>
    meaning.type === 'product-type'
      ? ids.has(meaning.id) || leafCategories.has(meaning.categoryId)
      : meaning.categories.flatMap(leafCategoryIdsOf).some((id) => leafCategories.has(id));
}

interface Name {
  word: string;
  meaning: Thing;
  /** Its words in lower case without marks, each after a space where the script has spaces. */
  form: string;
}

const namesByLanguage = new Map<Language, readonly Name[]>();

function namesIn(language: Language): readonly Name[] {
  const known = namesByLanguage.get(language);
  if (known) return known;
  const names = allProductTypes.map((meaning) => {
    const word = meaning.names[language];
    return { word, meaning, form: spacedForm(splitWordUnits(word)) };
  });
  namesByLanguage.set(language, names);
  return names;
}

const spacedForm = (units: readonly Unit[]) =>
  units.map(({ loose, script }) => (script === 'latin' ? ` ${loose}` : loose)).join('');

/** Fewer letters than these stand within too many words. */
const leastWithin = { latin: 3, thai: 3, han: 1, kana: 2, hangul: 1, other: 2 } as const;

/** The names of product types that have the typed words after their first. */
function listNamesWith(units: readonly Unit[], language: Language): readonly Name[] {
  const form = spacedForm(units);
  if (form.trim().length < leastWithin[units[0]?.script ?? 'other']) return [];
  return namesIn(language).filter((name) => name.form.indexOf(form, 1) > 0);
}
