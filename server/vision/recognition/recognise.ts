import { allLeaves, pathTo } from '../../../catalog/lookup.ts';
import { commonnessOf } from '../goods/commonness.ts';
import { fitOfPrinted, isPrinted, raisePrinted } from '../goods/printed-goods.ts';
import { hintsOf } from '../goods/printed-words.ts';
import { widerGoodsOfClasses } from '../goods/read-goods.ts';
import { type Head, type HeadGroup, headGroups } from '../head/head.ts';
import type { RecognisedCategory } from '../networks/vision.ts';
import { calibrate } from './calibration.ts';
import { type LeafScores, likeliestKind, Opinion, totalOf, weigh } from './leaf-scores.ts';
import { offerKinds } from './offer-kinds.ts';

const leafCount = allLeaves().length;

/** What is known of a photo. */
export interface Sight {
  /** Of the classifier's thousand classes. */
  classes: Float32Array;
  /** Of the head's classes. */
  kinds: Float32Array;
  /** The article's width by its height. */
  shape: number;
  words: readonly string[];
}

/** What a photo's article may be, at most ten kinds of goods, the likeliest first. */
export function recognise({ classes, kinds, shape, words }: Sight, head: Head): RecognisedCategory[] {
  const named = hintsOf(words);
  const byHead = opinionsOfHead(kinds, head);
  const judge = (classifier: Opinion, weights: OpinionWeights) => {
    const seen = { classifier, ...byHead };
    const fitted = weigh(raisePrinted(blend(seen, weights), classes), (leafId) =>
      isPrinted(leafId) ? fitOfPrinted(leafId, shape, words) : 1,
    );
    return { scores: addHints(fitted, named.leaves), opinions: [...Object.values(seen), named] };
  };
  const classified = opinionOfClasses(classes);
  const sure = judge(classified, opinionWeights);
  const [first] = rankCategories(sure.scores);
  if (!first) return [];
  const wide = judge(classified, wideWeights);
  const kindId = likeliestKind(sure.opinions, first.leafId);
  const scores = weigh(supportByTree(wide.scores), commonnessOf);
  return offerKinds(kindId ? { ...first, kindId } : first, scores, wide.opinions);
}

/** Distributes the classifier's probabilities over the categories; classes that nobody sells are left out. */
export function opinionOfClasses(probabilities: Float32Array): Opinion {
  const opinion = new Opinion();
  widerGoodsOfClasses().forEach((goods, index) => {
    for (const { leafId, share, kindId } of goods) {
      opinion.add(leafId, (probabilities[index] as number) * share, kindId);
    }
  });
  return opinion;
}

/** Distributes the head's probabilities over the categories. */
function opinionsOfHead(probabilities: Float32Array, { classes }: Head): Record<HeadGroup, Opinion> {
  const opinions = Object.fromEntries(headGroups.map((group) => [group, new Opinion()])) as Record<HeadGroup, Opinion>;
  classes.forEach(({ group, kinds }, index) => {
    for (const { kindId, leafId, share } of kinds) {
      opinions[group].add(leafId, (probabilities[index] as number) * share, kindId);
    }
  });
  return opinions;
}

/**
 * How much each opinion counts, and what it gives a category that it does not mention; found on photos of shops that the head
 * was not trained on.
 */
const opinionWeights = {
  classifier: { power: 0.5, floor: 0.0003 },
  clothes: { power: 1.2, floor: 0.02 },
  objects: { power: 0.2, floor: 0.01 },
  drawings: { power: 0.35, floor: 0.0011 },
  photos: { power: 0.35, floor: 0.0003 },
};
/** The same for what is offered beside the likeliest: the head is often sure and wrong, and then hides what is right. */
const wideWeights: OpinionWeights = {
  classifier: { power: 0.67, floor: 0.0003 },
  clothes: { power: 0.8, floor: 0.02 },
  objects: { power: 0.2, floor: 0.01 },
  drawings: { power: 0.2, floor: 0.0011 },
  photos: { power: 0.2, floor: 0.0003 },
};
type OpinionWeights = typeof opinionWeights;
const opinionNames = ['classifier', ...headGroups] as const;
/** Keeps a photo of nothing that is sold from being taken for what it hardly resembles. */
const unsold = 0.05;

/** Multiplies the opinions to a probability of each category that any of them mentions. */
export function blend(
  opinions: Record<(typeof opinionNames)[number], Opinion>,
  weights: OpinionWeights = opinionWeights,
): LeafScores {
  const classified = totalOf(opinions.classifier.leaves) + unsold;
  const product = (leafId: number | null) =>
    opinionNames.reduce((result, name) => {
      const { power, floor } = weights[name];
      const score = leafId === null ? 0 : (opinions[name].leaves.get(leafId) ?? 0);
      return result * (score / (name === 'classifier' ? classified : 1) + floor) ** power;
    }, 1);
  const mentioned = new Set(opinionNames.flatMap((name) => [...opinions[name].leaves.keys()]));
  const products = new Map([...mentioned].map((leafId) => [leafId, product(leafId)]));
  const total = totalOf(products) + (leafCount - mentioned.size) * product(null);
  return weigh(products, () => 1 / total);
}

/** A word that names goods weighs half as much as all that is seen; several words share this weight. */
const wordWeight = 0.5;
/** A category that is both seen and named is this much likelier than one that is seen alone. */
const namedFactor = 2;

/** Adds what printed words say. */
export function addHints(scores: LeafScores, hints: LeafScores): LeafScores {
  const total = totalOf(hints);
  if (total === 0) return scores;
  const result = new Map(weigh(scores, (leafId) => (hints.has(leafId) ? namedFactor : 1)));
  const weight = (wordWeight * Math.max(totalOf(scores), 0.2)) / Math.max(1, total);
  for (const [leafId, hint] of hints) result.set(leafId, (result.get(leafId) ?? 0) + hint * weight);
  return result;
}

/** How much the scores of the other categories in its aisle and its section support a category. */
const aisleSupport = 0.3;
const sectionSupport = 0.1;

/** The categories by likelihood; many small scores in one aisle outweigh a single larger one elsewhere. */
export function rankCategories(scores: LeafScores): RecognisedCategory[] {
  const supported = supportByTree(scores);
  const total = totalOf(supported);
  return [...supported]
    .filter(([, score]) => score > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([leafId, score]) => ({ leafId, confidence: calibrate(score / total) }));
}

/** The scores with each category's supported by those of its aisle and its section. */
function supportByTree(scores: LeafScores): LeafScores {
  const [aisles, sections] = [sumsAt(scores, 0), sumsAt(scores, 1)];
  return weigh(scores, (leafId) => {
    const [aisle, section] = pathTo(leafId);
    return (aisles.get(aisle?.id ?? 0) ?? 0) ** aisleSupport * (sections.get(section?.id ?? 0) ?? 0) ** sectionSupport;
  });
}

/** The sums of the scores by category of a level. */
function sumsAt(scores: LeafScores, level: number): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [leafId, score] of scores) {
    const id = pathTo(leafId)[level]?.id ?? 0;
    sums.set(id, (sums.get(id) ?? 0) + score);
  }
  return sums;
}
