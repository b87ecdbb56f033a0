import { allLeafCategories, findLeafCategory } from '../../../catalog/categories/lookup.ts';
import { type Piece, splitWords } from '../../../catalog/vocabulary/split-words.ts';
import { categoriesOfBrand } from '../../../listing-copy/words/brands.ts';
import { Scores } from '../recognition/category-scores.ts';
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
  const categoriesByWord = new Map<string, Set<number>>();
  const add = (word: string, categoryId: number) =>
    categoriesByWord.set(word, (categoriesByWord.get(word) ?? new Set()).add(categoryId));
  for (const { id, names } of allLeafCategories()) {
    for (const word of names.en.toLowerCase().match(/[\p{L}'-]{3,}/gu) ?? []) {
      if (uninformative.has(word)) continue;
      add(word, id);
      add(word.replace(/(?<=[^s])s$/, ''), id);
    }
  }
  return categoriesByWord;
}

/** The categories of goods with a printed name that is no brand of the listing copy. */
const byPrintedName = new Map(
  printedNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [leafCategories, names] = line.split(': ') as [string, string];
      return names.split(' ').map((name) => [name, leafCategories.split(' ').map(Number)] as const);
    }),
);

/** Words of packages: the words that must all be there, and the category that they hint at. */
const byPackage = packageWords
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [categoryId, words] = line.split(': ') as [string, string];
    return words.split(' ').map((joined) => ({ categoryId: Number(categoryId), words: joined.split('+') }));
  });

/** A single word stands on other goods too, as a flavour or a part; a maker makes other things as well. */
const weights = { name: 1, word: 0.5, brand: 0.6 };
/** Shorter words are too often misread; those of other languages are often parts of English ones and of brands. */
const [shortestNoun, shortestForeignNoun] = [4, 6];
/** Fresh food has no print: its names are flavours there. */
const unprinted = new Set([3909]);
/** Names of other goods that are mostly flavours, scents and ingredients on packages. */
const ingredients = new Set(['almond', 'charcoal', 'honey', 'raspberry', 'rose']);

/** What some words of the print say of a category, and of the product types in it where they name any. */
interface Hint {
  words: readonly string[];
  categoryId: number;
  weight: number;
  productTypeIds: readonly string[];
}

/** What printed words say: names of goods, words of packages and categories, and makers. */
export function hintsOf(words: readonly string[]): Scores {
  const printed = words.map((word) => word.toLowerCase().replaceAll('’', "'"));
  const names = hintsOfNames(printed);
  const named = new Set(names.flatMap(({ words }) => words));
  const unnamed = printed.filter((word) => !named.has(word));
  const hints = [
    ...names,
    ...hintsOfPackages(printed),
    ...unnamed.flatMap(hintsOfCategories),
    ...printed.flatMap(hintsOfMakers),
  ];
  const scores = new Scores();
  for (const { categoryId, weight, productTypeIds } of withoutRepeats(hints)) {
    if (productTypeIds.length === 0) scores.add(categoryId, weight);
    for (const productTypeId of productTypeIds) scores.add(categoryId, weight / productTypeIds.length, productTypeId);
  }
  return scores;
}

/** Leaves out hints at a category whose words have all hinted at it already, with more weight. */
function withoutRepeats(hints: readonly Hint[]): Hint[] {
  const used = new Set<string>();
  return [...hints]
    .sort((a, b) => b.weight - a.weight)
    .filter(({ words, categoryId }) => {
      const keys = words.flatMap(partsOf).map((part) => `${categoryId} ${part}`);
      const isNew = keys.some((key) => !used.has(key));
      for (const key of keys) used.add(key);
      return isNew;
    });
}

const partsOf = (word: string) => word.split(/[^\p{L}\p{N}]+/u);

/** The product types that the print names. */
function hintsOfNames(words: readonly string[]): Hint[] {
  return [...splitWords(words.join(' ')), ...pairsOf(words)].flatMap((piece) => {
    const productTypes = productTypesOf(piece);
    const named = piece.units.map(({ text }) => text.toLowerCase());
    const weight = named.length > 1 ? weights.name : weights.word;
    return [...Map.groupBy(productTypes, ({ categoryId }) => categoryId)].map(([categoryId, inCategory]) => ({
      ...{ words: named, categoryId, weight: (weight * inCategory.length) / productTypes.length },
      productTypeIds: inCategory.map(({ id }) => id),
    }));
  });
}

function hintsOfPackages(printed: readonly string[]): Hint[] {
  return byPackage
    .filter(({ words }) => words.every((word) => printed.includes(word)))
    .map(({ categoryId, words }) => ({
      ...{ words, categoryId, weight: words.length > 1 ? weights.name : weights.word },
      productTypeIds: [],
    }));
}

/** What a word says as part of a category's name; a word that names goods itself says more than that. */
const hintsOfCategories = (word: string) => shareAmong([...(byWord.get(word) ?? [])], word, weights.word);

const hintsOfMakers = (word: string) =>
  shareAmong(byPrintedName.get(word) ?? categoriesOfBrand(word), word, weights.brand);

const shareAmong = (categoryIds: readonly number[], word: string, weight: number): Hint[] =>
  categoryIds.map((categoryId) => ({
    words: [word],
    categoryId,
    weight: weight / categoryIds.length,
    productTypeIds: [],
  }));

/** Words that a name of two can have; joined ones have many parts, which take long to look up with each of the others. */
const wordOfPair = /^[\p{L}\p{N}]{1,20}$/u;

/** Names of two words that are not printed beside each other, or were not read in their order. */
function pairsOf(words: readonly string[]): Piece[] {
  const plain = words.map((word) => wordOfPair.test(word));
  return words.flatMap((one, at) =>
    words.flatMap((other, next) =>
      !plain[at] || !plain[next] || one === other || next === at + 1
        ? []
        : splitWords(`${one} ${other}`).filter(({ units }) => units.length > 1),
    ),
  );
}

/** The product types that a piece of the print names. */
function productTypesOf({ units, entries }: Piece): { id: string; categoryId: number }[] {
  const [first] = units;
  if (units.length === 1 && first && ingredients.has(first.text.toLowerCase())) return [];
  const length = units.reduce((sum, { text }) => sum + text.length, 0);
  const named = entries.flatMap(({ meaning, language }) =>
    meaning.type === 'product-type' &&
    length >= (language === 'en' ? shortestNoun : shortestForeignNoun) &&
    !unprinted.has(meaning.categoryId) &&
    findLeafCategory(meaning.categoryId)
      ? [meaning]
      : [],
  );
  return [...new Map(named.map((productType) => [productType.id, productType])).values()];
}
