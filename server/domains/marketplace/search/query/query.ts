import type { SQLWrapper } from 'drizzle-orm';
import { audienceCategories } from '../../../../../catalog/attributes/audiences.ts';
import { featureCategories } from '../../../../../catalog/attributes/features.ts';
import { leafCategoryIdsOf, pathTo } from '../../../../../catalog/categories/lookup.ts';
import type { Piece } from '../../../../../catalog/vocabulary/split-words.ts';
import type { Attribute, Understanding } from '../../../../../catalog/vocabulary/understand.ts';
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

/** A search as queries, from the strictest to the loosest. Each listing belongs to the first that it matches. */
export interface Tier extends Reading {
  /** Whether what it finds is only near to what was asked for. */
  isRelaxed: boolean;
  /** Whether it is the right thing in another colour or material than was asked for. */
  isOtherLook?: boolean;
}

const inTitle = (query: string, isRelaxed = false): Tier => ({ column: productSearch.titleTerms, query, isRelaxed });
const anywhere = (query: string, isRelaxed = true): Tier => ({ column: productSearch.allTerms, query, isRelaxed });

/** The tiers of a search that has been understood; empty when it has no searchable word. */
export function tiersOf(text: string, understanding: Understanding, isSorted: boolean): Tier[] {
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
  const around = (level: 0 | 1) =>
    inTitle(
      any(
        [...productTypes.map(({ categoryId }) => categoryId), ...categories]
          .flatMap((id) => pathTo(id)[level]?.id ?? [])
          .map((id) => quote(categoryTerm(id))),
      ),
      true,
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
    ...combinations.filter(hasLook).map((parts) => inTitle(every([named, ...parts]))),
    // Elsewhere the words may be those of another thing: 'red dress' is no red dress shoe.
    inTitle(every([around(1).query, typed.exact].filter((part) => part !== ''))),
    ...combinations
      .filter((parts) => !hasLook(parts))
      .map((parts) => ({ ...inTitle(every([named, ...parts])), isOtherLook: true })),
    inTitle(typed.exact),
    ...(productTypes.length > 0
      ? [inTitle(every([categoryTerms, ...qualities]), true), inTitle(categoryTerms, true)]
      : []),
    anywhere(typed.exact),
    around(1),
    around(0),
  ];
}

/** Without a known thing the words decide: side by side in the title, in the title, anywhere, then all but one of them. */
function wordTiers(understanding: Understanding, typed: TypedWords, isSorted: boolean): Tier[] {
  const attributes = attributeQueries(understanding.attributes, () => true);
  const rest = understanding.rest.map((piece) => pieceQuery(piece)).filter((query) => query !== '');
  const last = typed.most ? [inTitle(typed.most, true), anywhere(typed.most)] : [];
  // A sorted list is one tier: titles and descriptions together.
  if (isSorted && rest.length > 0) return [anywhere(typed.exact, false), ...last];
  return [
    inTitle(every([...rest, ...attributes])),
    inTitle(typed.phrase),
    inTitle(typed.exact),
    ...(attributes.length > 0 && rest.length > 0 ? [inTitle(every(rest))] : []),
    inTitle(typed.loose),
    anywhere(typed.exact, false),
    ...(rest.length > 0 && attributes.length > 0 ? [inTitle(every(attributes), true)] : []),
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
