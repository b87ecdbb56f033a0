import type { Fact } from '../query/facts.ts';

/** Where a listing has what a query asks for. */
export interface FactMatch {
  exactInTitle: boolean;
  exactAnywhere: boolean;
  alikeInTitle: boolean;
  alikeAnywhere: boolean;
  isLacking: boolean;
}

export interface ThingMatch {
  isProductType: boolean;
  isPlace: boolean;
  /** Whether it is in a category of those that the thing should be for. */
  isSpecial: boolean;
  nameInTitle: boolean;
  nameAnywhere: boolean;
}

/** What each part of a query added to the score of a listing. */
export interface ScorePart {
  text: string;
  where: 'product type' | 'category' | 'title' | 'description' | 'nowhere' | 'lacking';
  added: number;
}

/** The thing counts as much as this many facts. */
const thingWeight = 3;
const nameWeight = 0.4;
const nearWeight = 0.03;
const shares = { exactInTitle: 1, alikeInTitle: 0.92, exactAnywhere: 0.8, alikeAnywhere: 0.72 } as const;
/** A likelier reading of a query wins against another that fits as well. */
const readingDiscount = 0.12;
/** Something else that has many of the words is no better than the thing with few. */
const wordsDiscount = 1.5;

/** A wide word names no product type, and what is in its categories is what it means in the likeliest reading. */
export function scoreThing(
  match: ThingMatch,
  { text, productTypeQuery, isLikeliest }: { text: string; productTypeQuery: string; isLikeliest: boolean },
): ScorePart[] {
  const isWide = productTypeQuery === '';
  const { isProductType, isPlace, isSpecial, nameInTitle, nameAnywhere } = match;
  const [share, where] =
    isSpecial && nameInTitle
      ? ([1.2, 'title'] as const)
      : isProductType
        ? ([1, 'product type'] as const)
        : nameInTitle
          ? ([isPlace ? 0.95 : 0.45, 'title'] as const)
          : isPlace
            ? ([isWide && isLikeliest ? 1 : 0.6, 'category'] as const)
            : nameAnywhere
              ? ([0.2, 'description'] as const)
              : ([0, 'nowhere'] as const);
  const name = nameInTitle ? nameWeight : 0;
  return [{ text, where, added: thingWeight * share + name }];
}

export function scoreFact({ text }: Fact, weight: number, match: FactMatch): ScorePart {
  if (match.isLacking) return { text, where: 'lacking', added: 0 };
  const inTitle = match.exactInTitle || match.alikeInTitle;
  const best = (Object.keys(shares) as (keyof typeof shares)[]).find((key) => match[key]);
  return {
    text,
    where: best === undefined ? 'nowhere' : inTitle ? 'title' : 'description',
    added: best === undefined ? 0 : weight * shares[best],
  };
}

/** A score in whole thousandths, because a page marker keeps it. */
export function totalOf(
  parts: readonly ScorePart[],
  { near, place, isByWords }: { near: number; place: number; isByWords: boolean },
): number {
  const sum = parts.reduce((total, { added }) => total + added, 0);
  const discount = isByWords ? wordsDiscount : readingDiscount * place;
  return Math.max(0, Math.round(1000 * (sum + nearWeight * near - discount)));
}
