import type { Language } from '../../contracts/languages.ts';
import { audienceWords } from '../attributes/audiences.ts';
import { headFirst, type ProductWords } from './head.ts';
import type { Entry } from './meaning.ts';
import type { Piece } from './split-words.ts';
import { splitWordUnits, type Unit } from './units.ts';
import { findWord } from './vocabulary.ts';

/** More words than these are no name of a thing. */
const maxJoined = 6;

/** A product type whose words stand apart or in another order: 'case for my phone', 'toy for cats'. */
export function joinApart(content: readonly Piece[], language: Language | null): ProductWords | null {
  const some = content.slice(0, maxJoined);
  const namesOf = (piece: Piece) => [withoutNumbers(piece), ...usualNames(piece)];
  const ofThree = joinThree(some, language);
  if (ofThree) return ofThree;
  for (const first of some) {
    for (const second of some) {
      const named = first === second ? null : productTypesNamed(namesOf(first), namesOf(second), language);
      if (named) return { productWords: [first, second], entries: named.entries };
    }
  }
  return null;
}

/** A name of three neighbouring words, with or without small words between them: 'soporte celular para auto'. */
function joinThree(content: readonly Piece[], language: Language | null): ProductWords | null {
  for (const [at, first] of content.slice(0, -2).entries()) {
    const others = content.slice(at + 1, at + 3);
    const names = jointsOf(language).flatMap((joint) =>
      jointsOf(language).map((next) =>
        [first, ...others].flatMap(({ units }, place) => [
          ...(place === 0 ? [] : place === 1 ? joint : next),
          ...units,
        ]),
      ),
    );
    for (const units of names) {
      const entries = productTypeEntries(units);
      if (entries.length > 0) return { productWords: [first, ...others], entries };
    }
  }
  return null;
}

interface Joined {
  language: Language | null;
  /** What the thing is said to be for. */
  purposes: ReadonlySet<Piece>;
  isProductWord(entry: Entry): boolean;
}

/**
 * A product type named by the heads of two words, of which one says what the other is for: the hard case for a classical
 * guitar is a guitar case, and so is クラシックギターのハードケース. The words themselves stay what they are: facts of it.
 */
export function joinHeads(
  content: readonly Piece[],
  { language, purposes, isProductWord }: Joined,
): ProductWords | null {
  const isFirst = language !== null && headFirst.has(language);
  const some = content.slice(0, maxJoined);
  for (const purpose of some.filter(({ entries }) => entries.some(isProductWord))) {
    const at = some.indexOf(purpose);
    const beside = isFirst ? some[at - 1] : undefined;
    const heads = purposes.has(purpose) ? some.filter((piece) => !purposes.has(piece)) : beside ? [beside] : [];
    const own = new Set(purpose.entries.map(({ meaning }) => meaning));
    for (const head of heads) {
      const [first, second] = isFirst ? [head, purpose] : [purpose, head];
      const named = productTypesNamed(headParts(first, isFirst), headParts(second, isFirst), language);
      if (named?.entries.some(({ meaning }) => !own.has(meaning))) {
        const productWords = named.parts.map((units) => ({ units, entries: named.entries }));
        return { productWords, entries: named.entries, headsOf: [purpose, head] };
      }
    }
  }
  return null;
}

/** A word and the shorter words at its head: 'classical guitar' and 'guitar'. */
function headParts({ units }: Piece, isFirst: boolean): Unit[][] {
  const least = units[0]?.script === 'latin' || units[0]?.script === 'han' ? 1 : 2;
  const lengths = units.map((_, at) => units.length - at).filter((length) => length >= least);
  return lengths.map((length) => (isFirst ? units.slice(0, length) : units.slice(-length)));
}

/** Words that may stand between the two words of a name. */
const joints: Partial<Record<Language, readonly string[]>> = { es: ['de', 'para'], vi: ['cho'], th: ['สำหรับ'] };

const jointUnits = new Map(
  Object.entries(joints).map(([language, words]) => [language, [[], ...words.map(splitWordUnits)]]),
);

const jointsOf = (language: Language | null): readonly Unit[][] => (language && jointUnits.get(language)) || [[]];

const productTypeEntries = (units: readonly Unit[]) =>
  findWord(units)?.entries.filter(({ meaning }) => meaning.type === 'product-type') ?? [];

/** The product types that two words name together, and how they are written in the name. */
function productTypesNamed(firsts: readonly Unit[][], seconds: readonly Unit[][], language: Language | null) {
  const between = jointsOf(language);
  for (const one of firsts) {
    for (const other of seconds) {
      for (const joint of between) {
        const entries = productTypeEntries([...one, ...joint, ...other]);
        if (entries.length > 0) return { parts: [one, other], entries };
      }
    }
  }
  return null;
}

/** The usual words for an audience that a piece names; a product type may have another in its name: 'kitty litter'. */
const usualNames = ({ entries }: Piece): Unit[][] =>
  entries.flatMap(({ meaning, language }) => {
    const words = meaning.type === 'audience' ? audienceWords[meaning.id as keyof typeof audienceWords] : undefined;
    return words ? [splitWordUnits(words[language][0] ?? '')] : [];
  });

/** The model of 'iphone 15' does not matter for its case. */
const withoutNumbers = ({ units }: Piece) => {
  const words = units.filter(({ text }) => !/^\p{N}+$/u.test(text));
  return words.length > 0 ? words : [...units];
};
