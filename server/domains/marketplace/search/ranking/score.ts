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
  /** Whether it is in a sibling of its categories: pearl drops are pearl earrings beside pearl studs. */
  isAround: boolean;
  /** Whether it is in a category of those that the thing should be for. */
  isSpecial: boolean;
  /** Whether it is in a category of the wider word at the head of the thing's name. */
  isWider: boolean;
  nameInTitle: boolean;
  /** Whether its title has the name as words of their own, and not as a part of others. */
  nameByWords: boolean;
  nameAnywhere: boolean;
}

/** What each part of a query added to the score of a listing. */
export interface ScorePart {
  text: string;
  where: 'product type' | 'category' | 'wider category' | 'title' | 'description' | 'nowhere' | 'lacking';
  added: number;
}

/** The thing counts as much as this many facts. */
const thingWeight = 3;
const nameWeight = 0.4;
const nameWithinWeight = 0.3;
const nearWeight = 0.03;
const shares = {
  exactInTitle: 1,
  alikeInTitle: 0.92,
  exactAnywhere: 0.8,
  alikeAnywhere: 0.72,
  wordAlone: 0.45,
} as const;
/** Types of facts that are indexed by their meaning: the word alone stands for something else, as leather in 'faux leather'. */
const meanings = new Set<Fact['factType']>(['colour', 'material', 'detail']);
/** A likelier reading of a query wins against another that fits as well. */
const readingDiscount = 0.12;
/** What a thing is for is hardly the thing. */
const purposeDiscount = 0.6;
/** Something else that has many of the words is no better than the thing with few. */
const wordsDiscount = 1.5;

/** A wide word names no product type, and what is in its categories is what it means in the likeliest reading. */
export function scoreThing(
  match: ThingMatch,
  { text, productTypeQuery, isLikeliest }: { text: string; productTypeQuery: string; isLikeliest: boolean },
): ScorePart[] {
  const isWide = productTypeQuery === '';
  const { isProductType, isPlace, isAround, isSpecial, isWider, nameInTitle, nameByWords, nameAnywhere } = match;
  const [share, where] =
    isSpecial && nameInTitle
      ? ([1.2, 'title'] as const)
      : isProductType
        ? ([1, 'product type'] as const)
        : nameInTitle
          ? ([isPlace ? 0.95 : isAround && nameByWords ? 0.8 : 0.45, 'title'] as const)
          : isPlace
            ? ([isWide && isLikeliest ? 1 : 0.6, 'category'] as const)
            : isWider
              ? ([0.5, 'wider category'] as const)
              : nameAnywhere
                ? ([0.2, 'description'] as const)
                : ([0, 'nowhere'] as const);
  const name = nameByWords ? nameWeight : nameInTitle ? nameWithinWeight : 0;
  return [{ text, where, added: thingWeight * share + name }];
}

export function scoreFact({ text, factType }: Fact, weight: number, match: FactMatch): ScorePart {
  if (match.isLacking) return { text, where: 'lacking', added: 0 };
  const [share, where] = shareOf(match, meanings.has(factType));
  return { text, where, added: weight * share };
}

function shareOf(match: FactMatch, isMeaning: boolean): readonly [number, ScorePart['where']] {
  const { exactInTitle, alikeInTitle, exactAnywhere, alikeAnywhere } = match;
  if (isMeaning ? exactInTitle && alikeInTitle : exactInTitle) return [shares.exactInTitle, 'title'];
  if (alikeInTitle) return [shares.alikeInTitle, 'title'];
  if (isMeaning ? exactAnywhere && alikeAnywhere : exactAnywhere) return [shares.exactAnywhere, 'description'];
  if (alikeAnywhere) return [shares.alikeAnywhere, 'description'];
  if (exactInTitle || exactAnywhere) return [shares.wordAlone, exactInTitle ? 'title' : 'description'];
  return [0, 'nowhere'];
}

/** A score in whole thousandths, because a page marker keeps it. */
export function totalOf(
  parts: readonly ScorePart[],
  { near, place, isByWords, isPurpose }: { near: number; place: number; isByWords: boolean; isPurpose: boolean },
): number {
  const sum = parts.reduce((total, { added }) => total + added, 0);
  const discount = isByWords ? wordsDiscount : readingDiscount * place + (isPurpose ? purposeDiscount : 0);
  return Math.max(0, Math.round(1000 * (sum + nearWeight * near - discount)));
}
