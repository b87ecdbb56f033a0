import { allLeaves, findLeaf } from '../../../../catalog/lookup.ts';
import { type Piece, splitWords } from '../../../../catalog/vocabulary/split-words.ts';
import { leavesOfBrand } from '../../../../phrasebook/brands.ts';
import { Opinion } from '../leaf-scores.ts';
import { printedNames } from './printed-names.ts';

/** Words on packages that differ from the category names: third-level category, then its words. */
const synonyms = `
1604: nintendo playstation xbox
3901: matcha oolong earl rooibos chai
3902: espresso arabica robusta cappuccino
3903: beer lager wine vodka whisky whiskey cola soda juice lemonade
3904: chips crisps peanuts almonds cashews popcorn crackers
3905: chocolate candy gummies caramel toffee
3906: cookies biscuits wafers cereal muesli granola
3907: noodles pasta ramen rice tuna beans
3908: ketchup mustard mayonnaise vinegar honey jam salt pepper
3804: detergent softener bleach
4601: 5w-30 5w30 10w-40 10w40
6201: cleanser
6203: moisturizer moisturiser moisturizing
6206: sunscreen spf spf15 spf30 spf50
6301: conditioner
6304: hairspray pomade
6403: parfum toilette cologne
6405: antiperspirant deodorant
6703: toothpaste
6803: lotion
6906: vitamin vitamins capsules softgels supplement probiotic
7401: monopoly scrabble
7403: puzzle puzzles
8101: novel bestseller
8301: dvd
8302: blu-ray bluray
11601: puppy
11602: kitten
14401: antivirus
`;

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
  for (const line of synonyms.trim().split('\n')) {
    const [leafId, words] = line.split(': ') as [string, string];
    for (const word of words.split(' ')) add(word, Number(leafId));
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

/** A maker makes other things as well, and words of category names stand on many goods: they say less than a noun. */
const brandWeight = 0.6;
const categoryWeight = 0.5;
/** Shorter words are too often misread. */
const shortestNoun = 4;

/** What printed words say: names of goods in the vocabulary and in the categories, and makers. Every word weighs at most one. */
export function hintsOf(words: readonly string[]): Opinion {
  const hints = new Opinion();
  const pieces = splitWords(words.join(' ')).map((piece) => ({ piece, kinds: kindsOf(piece) }));
  for (const { leafId, kindId, share } of pieces.flatMap(({ kinds }) => kinds)) hints.add(leafId, share, kindId);
  const named = new Set(pieces.flatMap(({ piece, kinds }) => (kinds.length > 0 ? piece.units.map(lowerCase) : [])));
  for (const word of words.map((word) => word.toLowerCase())) {
    const leaves = named.has(word) ? [] : leavesOfWord(word);
    for (const leafId of leaves) hints.add(leafId, categoryWeight / leaves.length);
    const made = byPrintedName.get(word) ?? leavesOfBrand(word);
    for (const leafId of made) hints.add(leafId, brandWeight / made.length);
  }
  return hints;
}

const lowerCase = ({ text }: { text: string }) => text.toLowerCase();

/** The kinds that a piece of the print names. */
function kindsOf({ units, entries }: Piece): { leafId: number; kindId: string; share: number }[] {
  if (units.reduce((length, { text }) => length + text.length, 0) < shortestNoun) return [];
  const named = entries.flatMap(({ meaning }) => (meaning.type === 'kind' && findLeaf(meaning.leaf) ? [meaning] : []));
  const kinds = [...new Map(named.map((kind) => [kind.id, kind])).values()];
  return kinds.map(({ id, leaf }) => ({ leafId: leaf, kindId: id, share: 1 / kinds.length }));
}
