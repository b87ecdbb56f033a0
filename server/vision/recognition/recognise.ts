import { allLeafCategories, pathTo } from '../../../catalog/categories/lookup.ts';
import { commonnessOf } from '../class-maps/commonness.ts';
import { fitOfPrinted, isPrinted, raisePrinted } from '../class-maps/printed-goods.ts';
import { hintsOf } from '../class-maps/printed-words.ts';
import { widerProductTypesOfClasses } from '../class-maps/read-class-map.ts';
import { type Head, type HeadGroup, headGroups } from '../head/head.ts';
import {
  type CategoryScores,
  calibrate,
  likeliestProductType,
  type RecognisedCategory,
  Scores,
  totalOf,
  weigh,
} from './category-scores.ts';
import { offerProductTypes } from './offer-product-types.ts';

const categoryCount = allLeafCategories().length;

/** What is known of a photo. */
export interface Observation {
  /** Of the classifier's thousand classes. */
  classes: Float32Array;
  /** Of the head's classes. */
  productTypes: Float32Array;
  /** The article's width by its height. */
  shape: number;
  words: readonly string[];
}

/** What a photo's article may be, at most ten product types, the likeliest first. */
export function recognise({ classes, productTypes, shape, words }: Observation, head: Head): RecognisedCategory[] {
  const named = hintsOf(words);
  const byHead = scoresOfHead(productTypes, head);
  const judge = (classifier: Scores, weights: ScoreWeights) => {
    const seen = { classifier, ...byHead };
    const fitted = weigh(raisePrinted(blend(seen, weights), classes), (categoryId) =>
      isPrinted(categoryId) ? fitOfPrinted(categoryId, shape, words) : 1,
    );
    return { scores: addHints(fitted, named.categories), scoreSets: [...Object.values(seen), named] };
  };
  const classified = scoresOfClasses(classes);
  const sure = judge(classified, scoreWeights);
  const [first] = rankCategories(sure.scores);
  if (!first) return [];
  const wide = judge(classified, wideWeights);
  const productTypeId = likeliestProductType(sure.scoreSets, first.categoryId);
  const scores = weigh(supportByTree(wide.scores), commonnessOf);
  return offerProductTypes(productTypeId ? { ...first, productTypeId } : first, scores, wide.scoreSets);
}

/** Distributes the classifier's probabilities over the categories; classes that nobody sells are left out. */
export function scoresOfClasses(probabilities: Float32Array): Scores {
  const scores = new Scores();
  widerProductTypesOfClasses().forEach((goods, index) => {
    for (const { categoryId, share, productTypeId } of goods) {
      scores.add(categoryId, (probabilities[index] as number) * share, productTypeId);
    }
  });
  return scores;
}

/** Distributes the head's probabilities over the categories. */
function scoresOfHead(probabilities: Float32Array, { classes }: Head): Record<HeadGroup, Scores> {
  const scoreSets = Object.fromEntries(headGroups.map((group) => [group, new Scores()])) as Record<HeadGroup, Scores>;
  classes.forEach(({ group, productTypes }, index) => {
    for (const { productTypeId, categoryId, share } of productTypes) {
      scoreSets[group].add(categoryId, (probabilities[index] as number) * share, productTypeId);
    }
  });
  return scoreSets;
}

/**
 * How much each opinion counts, and what it gives a category that it does not mention; found on photos of shops that the head
 * was not trained on.
 */
const scoreWeights = {
  classifier: { power: 0.5, floor: 0.0003 },
  clothes: { power: 1.2, floor: 0.02 },
  objects: { power: 0.2, floor: 0.01 },
  drawings: { power: 0.35, floor: 0.0011 },
  photos: { power: 0.35, floor: 0.0003 },
};
/** The same for what is offered beside the likeliest: the head is often sure and wrong, and then hides what is right. */
const wideWeights: ScoreWeights = {
  classifier: { power: 0.67, floor: 0.0003 },
  clothes: { power: 0.8, floor: 0.02 },
  objects: { power: 0.2, floor: 0.01 },
  drawings: { power: 0.2, floor: 0.0011 },
  photos: { power: 0.2, floor: 0.0003 },
};
type ScoreWeights = typeof scoreWeights;
const scoreNames = ['classifier', ...headGroups] as const;
/** Keeps a photo of nothing that is sold from being taken for what it hardly resembles. */
const unsold = 0.05;

/** Multiplies the opinions to a probability of each category that any of them mentions. */
export function blend(
  scoreSets: Record<(typeof scoreNames)[number], Scores>,
  weights: ScoreWeights = scoreWeights,
): CategoryScores {
  const classified = totalOf(scoreSets.classifier.categories) + unsold;
  const product = (categoryId: number | null) =>
    scoreNames.reduce((result, name) => {
      const { power, floor } = weights[name];
      const score = categoryId === null ? 0 : (scoreSets[name].categories.get(categoryId) ?? 0);
      return result * (score / (name === 'classifier' ? classified : 1) + floor) ** power;
    }, 1);
  const mentioned = new Set(scoreNames.flatMap((name) => [...scoreSets[name].categories.keys()]));
  const products = new Map([...mentioned].map((categoryId) => [categoryId, product(categoryId)]));
  const total = totalOf(products) + (categoryCount - mentioned.size) * product(null);
  return weigh(products, () => 1 / total);
}

/** A word that names goods weighs half as much as all that is seen; several words share this weight. */
const wordWeight = 0.5;
/** A category that is both seen and named is this much likelier than one that is seen alone. */
const namedFactor = 2;

/** Adds what printed words say. */
export function addHints(scores: CategoryScores, hints: CategoryScores): CategoryScores {
  const total = totalOf(hints);
  if (total === 0) return scores;
  const result = new Map(weigh(scores, (categoryId) => (hints.has(categoryId) ? namedFactor : 1)));
  const weight = (wordWeight * Math.max(totalOf(scores), 0.2)) / Math.max(1, total);
  for (const [categoryId, hint] of hints) result.set(categoryId, (result.get(categoryId) ?? 0) + hint * weight);
  return result;
}

/** How much the scores of the other categories in its top category and its sub-category support a category. */
const topCategorySupport = 0.3;
const subCategorySupport = 0.1;

/** The categories by likelihood; many small scores in one top category outweigh a single larger one elsewhere. */
export function rankCategories(scores: CategoryScores): RecognisedCategory[] {
  const supported = supportByTree(scores);
  const total = totalOf(supported);
  return [...supported]
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([categoryId, score]) => ({ categoryId, confidence: calibrate(score / total) }));
}

/** The scores with each category's supported by those of its top category and its sub-category. */
function supportByTree(scores: CategoryScores): CategoryScores {
  const [topCategoryIds, subCategoryIds] = [sumsAt(scores, 0), sumsAt(scores, 1)];
  return weigh(scores, (categoryId) => {
    const [topCategory, subCategory] = pathTo(categoryId);
    return (
      (topCategoryIds.get(topCategory?.id ?? 0) ?? 0) ** topCategorySupport *
      (subCategoryIds.get(subCategory?.id ?? 0) ?? 0) ** subCategorySupport
    );
  });
}

/** The sums of the scores by category of a level. */
function sumsAt(scores: CategoryScores, level: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [categoryId, score] of scores) {
    const id = pathTo(categoryId)[level]?.id ?? 0;
    sums.set(id, (sums.get(id) ?? 0) + score);
  }
  return sums;
}
