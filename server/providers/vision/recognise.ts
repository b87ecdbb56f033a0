import { pathTo } from '../../../catalog/lookup.ts';
import { leavesOfWord } from './goods/printed-words.ts';
import { goodsOfClasses } from './goods/read-goods.ts';
import type { RecognisedCategory } from './vision.ts';

/** A score for each third-level category; scores are not normalized. */
export type LeafScores = Map<number, number>;

/** Distributes the class probabilities over the categories; classes that nobody sells are left out. */
export function scoreLeaves(probabilities: Float32Array): LeafScores {
  const scores: LeafScores = new Map();
  goodsOfClasses.forEach((goods, index) => {
    for (const { leafId, share } of goods) {
      scores.set(leafId, (scores.get(leafId) ?? 0) + (probabilities[index] as number) * share);
    }
  });
  return scores;
}

/** Printed words together weigh half as much as the classifier; a word of several categories is divided among them. */
const wordWeight = 0.5;

/** Adds scores for the categories that printed words hint at. */
export function addWordHints(scores: LeafScores, words: readonly string[]): LeafScores {
  const hints = words.map(leavesOfWord).filter((leaves) => leaves.length > 0);
  const result = new Map(scores);
  for (const leaves of hints) {
    for (const leafId of leaves) {
      result.set(leafId, (result.get(leafId) ?? 0) + wordWeight / leaves.length / hints.length);
    }
  }
  return result;
}

/** Even when certain, the classifier gets the exact category wrong one time in ten (measured on the demo photos). */
const maxConfidence = 0.9;

/**
 * The three likeliest categories. The first is found top-down: the aisle with the highest score, in it the section, in it
 * the leaf, so that many small scores in one aisle outweigh a single larger one elsewhere.
 */
export function rankCategories(scores: LeafScores): RecognisedCategory[] {
  const total = [...scores.values()].reduce((sum, score) => sum + score, 0);
  if (total === 0) return [];
  const first = bestId([0, 1, 2].reduce<LeafScores>((left, level) => restrictToBest(left, level), scores));
  const others = [...scores.keys()].filter((id) => id !== first).sort((a, b) => scoreOf(b) - scoreOf(a));
  return [first, ...others.slice(0, 2)].map((leafId) => ({
    leafId,
    confidence: (maxConfidence * scoreOf(leafId)) / total,
  }));

  function scoreOf(leafId: number): number {
    return scores.get(leafId) ?? 0;
  }
}

/** Only the leaves below the category with the highest score of a level. */
function restrictToBest(scores: LeafScores, level: number): LeafScores {
  const ancestor = (leafId: number) => pathTo(leafId)[level]?.id ?? leafId;
  const sums: LeafScores = new Map();
  for (const [leafId, score] of scores) sums.set(ancestor(leafId), (sums.get(ancestor(leafId)) ?? 0) + score);
  const chosen = bestId(sums);
  return new Map([...scores].filter(([leafId]) => ancestor(leafId) === chosen));
}

function bestId(scores: LeafScores): number {
  return [...scores].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
