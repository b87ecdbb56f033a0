import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { headFirst } from '../../../../../catalog/vocabulary/head.ts';
import { splitAffirmed } from '../../../../../catalog/vocabulary/negation.ts';
import { qualitiesWithin } from '../../../../../catalog/vocabulary/qualities-within.ts';
import {
  numberNamed,
  type Quantity,
  quantityText,
  readQuantities,
} from '../../../../../catalog/vocabulary/quantities.ts';
import { type Piece, splitWords } from '../../../../../catalog/vocabulary/split-words.ts';
import { type Understanding, understandAll, withoutNarrow } from '../../../../../catalog/vocabulary/understand.ts';
import { findWord } from '../../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import {
  attributeTerm,
  lackTerm,
  lackTermsOf,
  mentionTerm,
  productTypeTerm,
  quantityTerm,
} from '../index/meaning-terms.ts';
import { any, categoryTerm, every, isStopWord, quote } from '../index/terms.ts';
import { categoriesOfAudience, pieceQuery, textOf, wordsQueryOf } from './query.ts';

/** How much a fact tells before it is known how rare it is. */
const factWeights = {
  colour: 1,
  material: 1,
  detail: 1,
  quantity: 1,
  word: 1,
  lack: 1,
  audience: 0.8,
  condition: 0.7,
  feature: 0.6,
};
type FactType = keyof typeof factWeights;

/** One thing that a query says beside what it looks for. Queries are texts of tsqueries; an empty one matches nothing. */
export interface Fact {
  /** As it was typed. */
  text: string;
  factType: FactType;
  weight: number;
  /** In the words of the query. */
  exact: string;
  /** In other words, other languages or another spelling of a number. */
  alike: string;
  /** A text that says the opposite. */
  lacking: string;
}

/** A fact in the words of the query or in others. */
export const factQuery = ({ exact, alike }: Pick<Fact, 'exact' | 'alike'>) =>
  any([exact, alike].filter((query) => query !== ''));

/** One way to read a query: what is looked for, and its facts. */
export interface QueryReading {
  /**
   * What the thing is by its title, where it is by category, the categories around those, the categories of those it is for,
   * those of the wider word at the head of its name, and its name as words; null where no word names a thing.
   */
  thing: Record<
    'productTypeQuery' | 'places' | 'around' | 'special' | 'wider' | 'name' | 'nameByWords' | 'text',
    string
  > | null;
  /** Whether that is rather what the thing is for. */
  isPurpose: boolean;
  facts: readonly Fact[];
}

/** A longer query is one that nobody types, and its first words are weighed. */
const maxFacts = 10;
const maxReadings = 3;

/** The readings of a query, the likeliest first. */
export function readFacts(text: string, preferred: Language): QueryReading[] {
  const language = languageOf(text, preferred);
  const { affirmed, lacked } = splitAffirmed(text, language);
  const normalized = quantityText(affirmed);
  const quantities = readQuantities(normalized);
  const inNames = namesWithNumbers(normalized);
  const shown = quantities
    .filter(({ start, end }) => !inNames.some((name) => name.includes(squeeze(normalized.slice(start, end)))))
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, normalized);
  const others = [...quantities.map((quantity) => quantityFact(quantity, normalized)), ...lackFacts(lacked, language)];
  const understood = understandAll(shown, language).slice(0, maxReadings).map(withoutNarrow);
  const readings = understood.map((understanding) => ({
    thing: thingOf(understanding),
    isPurpose: understanding.isPurpose,
    facts: [...factsOf(understanding), ...others].slice(0, maxFacts),
  }));
  const [likeliest] = understood;
  if (likeliest === undefined || likeliest.productWords.length === 0) return readings;
  // The word that names the thing may mean another one: every word counts as itself.
  const words = factsOf({ ...likeliest, productWords: [], rest: [...likeliest.rest, ...likeliest.productWords] });
  return [...readings, { thing: null, isPurpose: false, facts: [...words, ...others].slice(0, maxFacts) }];
}

/** A query without what it says a thing should lack, where something else remains. */
export function affirmedOf(text: string, preferred: Language): string {
  const { affirmed, lacked } = splitAffirmed(text, languageOf(text, preferred));
  return lacked.trim() === '' || affirmed.trim() === '' ? text : affirmed;
}

/** The language whose grammar a query follows, by its script; Latin script may be that of three. */
function languageOf(text: string, preferred: Language): Language {
  if (/\p{Script=Thai}/u.test(text)) return 'th';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return preferred === 'ja' ? 'ja' : 'zh';
  return preferred === 'vi' || preferred === 'es' ? preferred : 'en';
}

const squeeze = (text: string) => text.replaceAll(/\s/g, '');

/** Names of things that have a number or a unit in them: a 单人床 is no bed for one person. */
const namesWithNumbers = (text: string): string[] =>
  splitWords(text)
    .filter(({ entries }) => entries.some(({ meaning }) => meaning.type === 'product-type'))
    .map(({ units }) => units.map((unit) => unit.text).join(''));

function quantityFact({ values, bare, start, end }: Quantity, text: string): Fact {
  const terms = values.map(quantityTerm);
  return {
    ...{ text: text.slice(start, end), factType: 'quantity', weight: factWeights.quantity },
    exact: anyOf(terms),
    alike: bare === null ? '' : quote(bare),
    lacking: anyOf(terms.map(lackTerm)),
  };
}

/** What a query asks a thing to lack; a thing of which nothing is said may have it. */
function lackFacts(lacked: string, language: Language): Fact[] {
  return lacked.split(', ').flatMap((text) => {
    const terms = lackTermsOf(text, language);
    if (terms.length === 0) return [];
    const alike = any(terms.map((term) => quote(lackTerm(term))));
    return [{ text: text.trim(), factType: 'lack' as const, weight: factWeights.lack, exact: '', alike, lacking: '' }];
  });
}

function thingOf({ productTypes, categories, productWords, attributes }: Understanding): QueryReading['thing'] {
  if (productTypes.length + categories.length === 0) return null;
  const places = [...productTypes.map(({ categoryId }) => categoryId), ...categories];
  const special = attributes.flatMap(categoriesOfAudience);
  const isOn = (category: number) => places.some((place) => pathTo(place).some(({ id }) => id === category));
  return {
    special: special.some(isOn) ? '' : anyOf(special.map(categoryTerm)),
    productTypeQuery: productTypes.length > 0 ? any(productTypes.map(({ id }) => quote(productTypeTerm(id)))) : '',
    wider: anyOf(widerCategories(productWords).map(categoryTerm)),
    places: any(places.map((id) => quote(categoryTerm(id)))),
    around: anyOf(places.flatMap((id) => pathTo(id)[1]?.id ?? []).map(categoryTerm)),
    name: every(productWords.map((piece) => pieceQuery(piece)).filter((query) => query !== '')),
    nameByWords: every(productWords.map((piece) => wordsQueryOf(textOf(piece))).filter((query) => query !== '')),
    text: productWords.map(textOf).join(' '),
  };
}

/** The categories of the wide word at the head of a name: a かごバッグ is a バッグ. */
const widerCategories = (productWords: readonly Piece[]): number[] =>
  productWords.flatMap(({ units, entries }) => {
    const languages = new Set(entries.map(({ language }) => language));
    const isFirst = [...languages].some((language) => headFirst.has(language));
    const heads = units
      .slice(1)
      .map((_, at) => (isFirst ? units.slice(0, units.length - at - 1) : units.slice(at + 1)));
    for (const head of heads) {
      const groups = findWord(head)?.entries.flatMap(({ meaning, language }) =>
        meaning.type === 'group' && languages.has(language) ? meaning.categories : [],
      );
      if (groups && groups.length > 0) return [...groups];
    }
    return [];
  });

const smallWords = new Set(['filler', 'for', 'for-suffix', 'with', 'with-suffix', 'cheap']);

/** The facts of a reading: every piece that is neither the thing nor a small word, and the colour within the thing's name. */
function factsOf({ pieces, productWords, attributes, rest }: Understanding): Fact[] {
  const own = new Set<string>();
  const facts = pieces.flatMap((piece): Fact[] => {
    const meanings = piece.entries.map(({ meaning }) => meaning);
    const isSmall = !rest.includes(piece) && meanings.some(({ type }) => smallWords.has(type));
    if (productWords.includes(piece)) return qualitiesWithin(piece).map((part) => withinName(factOf(part, own)));
    if (isSmall) return [];
    return compoundOf(piece)
      .map((part) => factOf(part, own))
      .filter((fact) => fact.exact !== '' || fact.alike !== '');
  });
  const within = attributes.filter((attribute) => !own.has(attributeTerm(attribute)) && attribute.type === 'colour');
  return [
    ...facts,
    ...within.map((colour) => ({
      ...{ text: colour.id, factType: 'colour' as const, weight: factWeights.colour, exact: '' },
      alike: quote(attributeTerm(colour)),
      lacking: '',
    })),
  ];
}

/** The name of the thing has counted it already. */
const withinName = (fact: Fact): Fact => ({ ...fact, weight: fact.weight / 2 });

/** An unknown Korean word with a quality at its beginning or end is that and the rest, because no dictionary takes it apart: 가죽끈. */
function compoundOf(piece: Piece): readonly Piece[] {
  if (piece.entries.length > 0 || piece.units[0]?.script !== 'hangul') return [piece];
  const [quality] = qualitiesWithin(piece);
  if (!quality) return [piece];
  const rest = piece.units.filter((unit) => !quality.units.includes(unit));
  return [quality, { units: rest, entries: findWord(rest)?.entries ?? [] }];
}

/** What a piece says, and which attributes that are. */
function factOf(piece: Piece, attributes: Set<string>): Fact {
  const meanings = piece.entries.map(({ meaning }) => meaning);
  const text = textOf(piece);
  const terms = meanings.flatMap((meaning): string[] => {
    if (meaning.type === 'product-type') return [mentionTerm(meaning.id)];
    if (!('id' in meaning)) return [];
    attributes.add(attributeTerm(meaning));
    return [attributeTerm(meaning), ...categoriesOfAudience(meaning).map(categoryTerm)];
  });
  const number = numberNamed(text);
  if (number !== null) {
    const counted = ['pieces', 'persons', 'size'].map((dimension) => quantityTerm(`${dimension}:${number}`));
    terms.push(...counted, String(number));
  }
  const factType = factTypeOf(meanings.map(({ type }) => type));
  const lacking = [...terms.map((term) => quote(lackTerm(term))), pieceQuery(piece, lackTerm)].filter(Boolean);
  return {
    ...{ text, factType, weight: factWeights[factType], alike: anyOf(terms) },
    // The index has Latin words without their marks, and what the piece means tells more: gỗ is not gõ.
    exact: isStopWord(text) || (terms.length > 0 && hasLatinMarks(piece)) ? '' : pieceQuery(piece),
    lacking: any(lacking),
  };
}

const hasLatinMarks = ({ units }: Piece) =>
  units.some(({ script, exact, loose }) => script === 'latin' && exact !== loose);

const anyOf = (terms: readonly string[]) => (terms.length > 0 ? any(terms.map(quote)) : '');

const factTypeOrder = ['colour', 'material', 'detail', 'audience', 'condition', 'feature'] as const;
const factTypeOf = (types: readonly string[]): FactType =>
  factTypeOrder.find((factType) => types.includes(factType)) ?? 'word';
