import { allLeaves, findLeaf } from '../../../../catalog/lookup.ts';
import { type Piece, splitWords } from '../../../../catalog/vocabulary/split-words.ts';
import { leavesOfBrand } from '../../../../phrasebook/brands.ts';
import { Opinion } from '../leaf-scores.ts';
import { packageWords } from './package-words.ts';
import { printedNames } from './printed-names.ts';

/** Words in category names that say nothing about the goods. */
const uninformative = new Set(
  `accessories accessory aids animal animals anime baby band bands base beach body book boxes cards care cases children
  clothing coat colour couple covers design digital display displays dress drinks early electric electronic equipment face
  fashion film fresh game games gear girls hand home instruments kids large learning leather lights live machine machines
  magic maker makers media men's metal mini mobile modules music natural office online other outdoor parts party photo play
  pocket power products school science security sets small smart sports stage stands stone stones street study supplies
  system table team tools travel video wall water wear web women's wood work`.split(/\s+/),
);

/** Which categories a printed word hints at. */
const byWord = readWords();

function readWords(): Map<string, Set<number>> {
  const leavesByWord = new Map<string, Set<number>>();
  const add = (word: string, leafId: number) =>
    leavesByWord.set(word, (leavesByWord.get(word) ?? new Set()).add(leafId));
  for (const { id, names } of allLeaves()) {
    for (const word of names.en.toLowerCase().match(/[\p{L}'-]{3,}/gu) ?? []) {
      if (uninformative.has(word)) continue;
      add(word, id);
      add(word.replace(/(?<=[^s])s$/, ''), id);
    }
  }
  return leavesByWord;
}

/** The categories that a printed word in small letters hints at; none for most words. */
function leavesOfWord(word: string): number[] {
  return [...(byWord.get(word) ?? [])];
}

/** The categories of goods with a printed name that is no brand of the phrasebook. */
const byPrintedName = new Map(
  printedNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [leaves, names] = line.split(': ') as [string, string];
      return names.split(' ').map((name) => [name, leaves.split(' ').map(Number)] as const);
    }),
);

/** Words of packages: the words that must all be there, and the category that they hint at. */
const byPackage = packageWords
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [leafId, words] = line.split(': ') as [string, string];
    return words.split(' ').map((joined) => ({ leafId: Number(leafId), words: joined.split('+') }));
  });

/** A single word stands on other goods too, as a flavour or a part; a maker makes other things as well. */
const weights = { name: 1, word: 0.5, brand: 0.6 };
/** Shorter words are too often misread; those of other languages are often parts of English ones and of brands. */
const [shortestNoun, shortestForeignNoun] = [4, 6];
/** Fresh food has no print: its names are flavours there. */
const unprinted = new Set([3909]);

/** What printed words say: names of goods, words of packages and categories, and makers. */
export function hintsOf(words: readonly string[]): Opinion {
  const hints = new Opinion();
  const printed = words.map((word) => word.toLowerCase());
  const named = new Set<string>();
  for (const { units, entries } of [...splitWords(words.join(' ')), ...pairsOf(printed)]) {
    const kinds = kindsOf({ units, entries });
    const weight = units.length > 1 ? weights.name : weights.word;
    for (const { leafId, kindId, share } of kinds) hints.add(leafId, share * weight, kindId);
    if (kinds.length > 0) for (const { text } of units) named.add(text.toLowerCase());
  }
  for (const { leafId, words } of byPackage) {
    if (words.every((word) => printed.includes(word)))
      hints.add(leafId, words.length > 1 ? weights.name : weights.word);
  }
  for (const word of printed) {
    const leaves = named.has(word) ? [] : leavesOfWord(word);
    for (const leafId of leaves) hints.add(leafId, weights.word / leaves.length);
    const made = byPrintedName.get(word) ?? leavesOfBrand(word);
    for (const leafId of made) hints.add(leafId, weights.brand / made.length);
  }
  return hints;
}

/** Names of two words that are not printed beside each other, or were not read in their order. */
function pairsOf(words: readonly string[]): Piece[] {
  return words.flatMap((one, at) =>
    words.flatMap((other, next) =>
      one === other || next === at + 1 ? [] : splitWords(`${one} ${other}`).filter(({ units }) => units.length > 1),
    ),
  );
}

/** The kinds that a piece of the print names. */
function kindsOf({ units, entries }: Piece): { leafId: number; kindId: string; share: number }[] {
  const length = units.reduce((sum, { text }) => sum + text.length, 0);
  const named = entries.flatMap(({ meaning, language }) =>
    meaning.type === 'kind' &&
    length >= (language === 'en' ? shortestNoun : shortestForeignNoun) &&
    !unprinted.has(meaning.leaf) &&
    findLeaf(meaning.leaf)
      ? [meaning]
      : [],
  );
  const kinds = [...new Map(named.map((kind) => [kind.id, kind])).values()];
  return kinds.map(({ id, leaf }) => ({ leafId: leaf, kindId: id, share: 1 / kinds.length }));
}
