import type { SQLWrapper } from 'drizzle-orm';
import { audienceCategories } from '../../../../../catalog/attributes/audiences.ts';
import { featureCategories } from '../../../../../catalog/attributes/features.ts';
import { leafCategoryIdsOf, pathTo } from '../../../../../catalog/categories/lookup.ts';
import { narrowerTypesOf } from '../../../../../catalog/vocabulary/narrower-types.ts';
import type { Piece } from '../../../../../catalog/vocabulary/split-words.ts';
import { type Attribute, type Understanding, withoutNarrow } from '../../../../../catalog/vocabulary/understand.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { attributeTerm, productTypeTerm } from '../index/meaning-terms.ts';
import type { Reading } from '../index/range-buckets.ts';
import {
  any,
  categoryTerm,
  every,
  formsOf,
  isStopWord,
  pairTerm,
  quote,
  runByWords,
  runByWordsOrPairs,
  splitRuns,
} from '../index/terms.ts';

const maxTerms = 12;

/** What was asked for, something alike, another thing that has the words, or another thing of its section. */
export const nearnesses = { asked: 0, alike: 1, words: 2, section: 3 } as const;
export type Nearness = (typeof nearnesses)[keyof typeof nearnesses];

/** A search as queries, from the strictest to the loosest. Each listing belongs to the first that it matches. */
export interface Tier extends Reading {
  /** How near what it finds is to what was asked for. */
  nearness: Nearness;
  /** Whether it is the right thing in another colour or material than was asked for. */
  isOtherLook?: boolean;
  /** Whether it finds nothing but the type of the thing, of which the ranked window has some where there are any. */
  isOfType?: boolean;
  /** Whether it goes on after the ranked window, which has the best of the others. */
  isRest?: boolean;
}

const inTitle = (query: string, nearness: Nearness = nearnesses.asked): Tier => ({
  ...{ column: productSearch.titleTerms, query, nearness },
});
const anywhere = (query: string, nearness: Nearness = nearnesses.words): Tier => ({
  ...{ column: productSearch.allTerms, query, nearness },
});

/** The tiers of a search that has been understood; empty when it has no searchable word. */
export function tiersOf(text: string, understood: Understanding, isSorted: boolean): Tier[] {
  const understanding = withoutNarrow(understood);
  const typed = typedWords(text);
  const tiers =
    understanding.productTypes.length + understanding.categories.length > 0
      ? productTiers(understanding, typed)
      : wordTiers(understanding, typed, isSorted);
  return distinct(tiers.filter(({ query }) => query !== ''));
}

/** Whether a thing without it is still the right thing. */
const isSide = (type: Attribute['type']) => type === 'feature' || type === 'detail';

/** Evidence in this order: the product type, the title, the categories, the description; attributes and other words rank first. */
function productTiers(understanding: Understanding, typed: TypedWords): Tier[] {
  const { productTypes, categories } = understanding;
  const categoryTerms = any(
    [...productTypes.map(({ categoryId }) => categoryId), ...categories].map((id) => quote(categoryTerm(id))),
  );
  const named = productTypes.length > 0 ? any(productTypes.map(({ id }) => quote(productTypeTerm(id)))) : categoryTerms;
  const qualities = attributeQueries(understanding.attributes, (type) => !isSide(type));
  const features = attributeQueries(understanding.attributes, isSide);
  const rest = understanding.rest.map((piece) => pieceQuery(piece)).filter((query) => query !== '');
  const isLookAsked = understanding.attributes.some(({ type }) => type === 'colour' || type === 'material');
  const hasLook = (parts: string[]) => !isLookAsked || qualities.every((quality) => parts.includes(quality));
  const ofThing = (parts: string[]): Tier => ({
    ...inTitle(every([named, ...parts])),
    isOfType: true,
    isRest: parts.length === 0,
  });
  const combinations = [
    [...qualities, ...features, ...rest],
    [...qualities, ...rest],
    [...qualities, ...features],
    qualities,
    rest,
    features,
    [],
  ];
  // A wide word lists its categories with the most usual first, and so do they.
  const categoryIds = categories.flatMap(leafCategoryIdsOf);
  const usual = any(categoryIds.slice(0, Math.ceil(categoryIds.length / 2)).map((id) => quote(categoryTerm(id))));
  const usualTiers = [every([usual, typed.exact].filter((part) => part !== '')), every([usual, ...qualities, ...rest])];
  const isOn = (category: number) =>
    productTypes.some(({ categoryId }) => pathTo(categoryId).some(({ id }) => id === category));
  const audienceCategoryIds = understanding.attributes.flatMap(categoriesOfAudience);
  const special = audienceCategoryIds.some(isOn) ? [] : audienceCategoryIds.map((id) => quote(categoryTerm(id)));
  const productWords = understanding.productWords.map((piece) => pieceQuery(piece)).filter((query) => query !== '');
  const around = any(
    [...productTypes.map(({ categoryId }) => categoryId), ...categories]
      .flatMap((id) => pathTo(id)[1]?.id ?? [])
      .map((id) => quote(categoryTerm(id))),
  );
  return [
    // A vacuum cleaner for the car is rather on the car's category than among all vacuum cleaners.
    ...(special.length > 0 && productWords.length > 0
      ? [inTitle(every([any(special), ...productWords, ...qualities]))]
      : []),
    // A wide word finds first the usual things, and of them those that have it in their title.
    ...(productTypes.length === 0
      ? [...usualTiers, every([categoryTerms, typed.exact].filter((part) => part !== ''))].map((query) =>
          inTitle(query),
        )
      : []),
    ...combinations.filter(hasLook).map((parts) => ofThing(parts)),
    // Elsewhere the words may be those of another thing: 'red dress' is no red dress shoe.
    inTitle(every([around, typed.exact].filter((part) => part !== ''))),
    ...combinations.filter((parts) => !hasLook(parts)).map((parts) => ({ ...ofThing(parts), isOtherLook: true })),
    inTitle(typed.exact),
    ...(productTypes.length > 0
      ? [
          inTitle(narrowerTerms(understanding), nearnesses.alike),
          inTitle(every([categoryTerms, ...qualities]), nearnesses.alike),
          inTitle(categoryTerms, nearnesses.alike),
        ]
      : []),
    anywhere(typed.exact),
    inTitle(around, nearnesses.section),
  ];
}

/** The kinds of the thing by their names: where there is no phone holder, one for the car is. */
const narrowerTerms = ({ productWords }: Understanding): string =>
  productWords.length === 1
    ? any(productWords.flatMap(narrowerTypesOf).map(({ id }) => quote(productTypeTerm(id))))
    : '';

/** Without a known thing the words decide: side by side in the title, in the title, anywhere, then all but one of them. */
function wordTiers(understanding: Understanding, typed: TypedWords, isSorted: boolean): Tier[] {
  const attributes = attributeQueries(understanding.attributes, () => true);
  const others = attributeQueries(understanding.attributes, (type) => type !== 'colour');
  const rest = understanding.rest.map((piece) => pieceQuery(piece)).filter((query) => query !== '');
  const last = typed.most ? [inTitle(typed.most, nearnesses.words), anywhere(typed.most)] : [];
  // A sorted list is one tier: titles and descriptions together.
  if (isSorted && rest.length > 0) return [anywhere(typed.exact, nearnesses.asked), ...last];
  return [
    { ...inTitle(every([...rest, ...attributes])), isRest: true },
    inTitle(typed.phrase),
    inTitle(typed.exact),
    ...(attributes.length > 0 && rest.length > 0 ? [inTitle(every(rest))] : []),
    inTitle(typed.loose),
    { ...anywhere(typed.exact, nearnesses.asked), isRest: true },
    // Nothing is looked for by its colour alone.
    ...(rest.length > 0 && others.length > 0 ? [inTitle(every(others), nearnesses.words)] : []),
    ...last,
  ];
}

interface TypedWords {
  phrase: string;
  exact: string;
  loose: string;
  most: string | null;
}

/** The words as typed, without what vocabulary knows of them. */
function typedWords(text: string): TypedWords {
  const { spaced, unspaced } = splitRuns(text);
  const meaningful = spaced.filter((word) => !isStopWord(word));
  const words = (meaningful.length + unspaced.length > 0 ? meaningful : spaced).slice(0, maxTerms);
  const runs = unspaced.slice(0, maxTerms);
  const parts = [...words.map((word) => formsOf(word)), ...runs.map((run) => runByWordsOrPairs(run))];
  const exact = every([...words.map((word) => formsOf(word)), ...runs.map((run) => runByWords(run))]);
  const pairs = words.slice(1).map((word, index) => quote(pairTerm(words[index] ?? '', word)));
  return {
    exact,
    phrase: every([exact, ...pairs].filter((part) => part !== '')),
    loose: every(parts),
    most: allButOne(parts),
  };
}

function allButOne(parts: string[]): string | null {
  if (parts.length < 2 || parts.length > 6) return null;
  return any(parts.map((_, left) => `(${every(parts.filter((_, index) => index !== left))})`));
}

/** A piece as it was typed. */
export const textOf = ({ units }: Piece) =>
  units.reduce((text, unit) => (text && unit.isSpaced ? `${text} ${unit.text}` : text + unit.text), '');

/** A piece in the words of the index, each of them changed by `wrap`. */
export const pieceQuery = (piece: Piece, wrap?: (term: string) => string): string => pieceQueryOf(textOf(piece), wrap);

export const pieceQueryOf = (text: string, wrap?: (term: string) => string): string =>
  textQuery(text, runByWordsOrPairs, wrap);

/** A text as the words that the dictionaries see in it, for which pairs of characters do not stand. */
export const wordsQueryOf = (text: string): string => textQuery(text, runByWords);

function textQuery(
  text: string,
  runQuery: (run: string, wrap?: (term: string) => string) => string,
  wrap?: (term: string) => string,
): string {
  const { spaced, unspaced } = splitRuns(text);
  return every([
    ...spaced.slice(0, maxTerms).map((word) => formsOf(word, wrap)),
    ...unspaced.slice(0, maxTerms).map((run) => runQuery(run, wrap)),
  ]);
}

/** One query for each type of attribute: any colour named, and any material named. */
function attributeQueries(attributes: readonly Attribute[], isWanted: (type: Attribute['type']) => boolean): string[] {
  const byType = Map.groupBy(
    attributes.filter(({ type }) => isWanted(type)),
    ({ type }) => type,
  );
  return [...byType].map(([type, some]) =>
    any(
      some.flatMap((attribute) => [
        quote(attributeTerm(attribute)),
        ...(type === 'audience' ? categoriesOfAudience(attribute).map((id) => quote(categoryTerm(id))) : []),
      ]),
    ),
  );
}

/** The categories in which everything is for an audience or use. */
export function categoriesOfAudience({ type, id }: Attribute): readonly number[] {
  const table: Record<string, readonly number[]> =
    type === 'audience' ? audienceCategories : type === 'feature' ? featureCategories : {};
  return table[id] ?? [];
}

function distinct(tiers: Tier[]): Tier[] {
  const isSame = (a: Reading, b: { column: SQLWrapper; query: string }) => a.column === b.column && a.query === b.query;
  return tiers.filter((tier, at) => tiers.findIndex((other) => isSame(tier, other)) === at);
}

/** For suggestions: the last word matches as a prefix. A single letter gives null, because it starts a tenth of all words. */
export function prefixQuery(text: string): string | null {
  const { spaced, unspaced } = splitRuns(text.slice(0, 100));
  const words = spaced.slice(0, maxTerms);
  const runs = unspaced.slice(0, maxTerms).map((run) => runByWordsOrPairs(run));
  const lastWord = words.pop();
  const parts = [...words.map((word) => formsOf(word)), ...runs, ...(lastWord ? [`${quote(lastWord)}:*`] : [])];
  const isLoneLetter = parts.length === 1 && lastWord?.length === 1;
  return parts.length > 0 && !isLoneLetter ? every(parts) : null;
}
