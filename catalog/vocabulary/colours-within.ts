import { languages } from '../../contracts/languages.ts';
import { substanceWords } from '../attributes/colours.ts';
import { pathTo } from '../categories/lookup.ts';
import type { AttributeType, Entry, Meaning } from './meaning.ts';
import type { Piece } from './split-words.ts';
import { splitUnits, splitWordUnits, type Unit } from './units.ts';
import { findWord } from './vocabulary.ts';

type Colour = Extract<Meaning, { type: AttributeType }>;

/** Where another mark is another word: the Vietnamese for rattan is that for machine with another one. */
const isLook = ({ type }: Meaning) => type === 'colour' || type === 'material' || type === 'detail';
const isColour = (meaning: Meaning): meaning is Colour => meaning.type === 'colour';

/**
 * The colours that a shopper asks for with the words for a thing: the silver of 'silver necklace'. The green of 'green tea',
 * a part of a longer word, and a word that only looks like a colour are none.
 */
export function coloursWithin(productWords: readonly Entry[]): Colour[] {
  const colours = productWords.filter(({ meaning }) => !isFood(meaning)).flatMap(coloursBesideProduct);
  return colours.filter(
    (colour) => !productWords.some(({ meaning }) => meaning.type === 'product-type' && isNamedAfter(meaning, colour)),
  );
}

/** The colours at the beginning or end of a word whose other part means the same thing. */
function coloursBesideProduct({ word, language, meaning }: Entry): Colour[] {
  return splitInTwo(splitUnits(word)).flatMap(([first, second]) => {
    // Korean has no dictionary here.
    if (!second[0]?.isStart && second[0]?.script !== 'hangul') return [];
    return [
      [first, second],
      [second, first],
    ].flatMap(([part = [], other = []]) => {
      const colours = coloursOf(part, language);
      const isProductWord =
        colours.length > 0 &&
        findWord(other)?.entries.some((e) => e.language === language && covers(e.meaning, meaning));
      return isProductWord && !isSubstance(part, language) ? colours : [];
    });
  });
}

/** Every way to split a word into a beginning and an end. */
const splitInTwo = (units: readonly Unit[]) =>
  units.slice(1).map((_, at) => [units.slice(0, at + 1), units.slice(at + 1)] as const);

/** The colours that are written exactly so: without its tone mark a foot is grey in Thai. */
function coloursOf(units: readonly Unit[], language: Entry['language']): Colour[] {
  const found = findWord(units);
  if (!found?.isExact) return [];
  return found.entries.flatMap((entry) =>
    entry.language === language && isColour(entry.meaning) ? [entry.meaning] : [],
  );
}

/** A piece without the colours and materials that have other marks than it: the Thai for belly is gold with a tone mark. */
export function withoutLookalikes(piece: Piece): Piece {
  if (piece.units.every(({ exact, loose }) => exact === loose)) return piece;
  const entries = piece.entries.filter(({ meaning, word }) => {
    const units = splitWordUnits(word);
    return !isLook(meaning) || looseOf(units) !== looseOf(piece.units) || exactOf(units) === exactOf(piece.units);
  });
  return { ...piece, entries };
}

const looseOf = (units: readonly Unit[]) => units.map(({ loose }) => loose).join(' ');
const exactOf = (units: readonly Unit[]) => units.map(({ exact }) => exact).join(' ');

const substances = new Set(
  languages.flatMap((language) =>
    substanceWords[language].map((word) => `${language} ${exactOf(splitWordUnits(word))}`),
  ),
);
/** Whether a colour's word is also that of a substance. */
export const isSubstance = (units: readonly Unit[], language: Entry['language']) =>
  substances.has(`${language} ${exactOf(units)}`);

const placesOf = (meaning: Meaning): readonly number[] =>
  meaning.type === 'product-type' ? [meaning.categoryId] : meaning.type === 'group' ? meaning.categories : [];

const isWithin = (place: number, categories: readonly number[]) =>
  pathTo(place).some(({ id }) => categories.includes(id));

/** Of food and drinks a colour tells the sort: white rice, black beans. */
const pantry = 3900;
const isFood = (meaning: Meaning) => placesOf(meaning).some((place) => isWithin(place, [pantry]));

/** Whether everything that the narrow meaning names is also named by the wide one. */
function covers(wide: Meaning, narrow: Meaning): boolean {
  if (wide === narrow) return true;
  if (wide.type !== 'group') return false;
  return placesOf(narrow).every((place) => isWithin(place, wide.categories));
}

/** Whether a product type has the colour in its own name in some language: what a whiteboard is called is white. */
function isNamedAfter({ names }: Extract<Meaning, { type: 'product-type' }>, { id }: Colour): boolean {
  return languages.some((language) =>
    splitInTwo(splitWordUnits(names[language]))
      .flat()
      .some((part) => coloursOf(part, language).some((colour) => colour.id === id)),
  );
}
