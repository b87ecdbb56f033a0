import { pathTo } from '../../../catalog/lookup.ts';
import { leavesOfWord } from './goods/printed-words.ts';
import { goodsOfClasses } from './goods/read-goods.ts';
import type { RecognisedCategory } from './vision.ts';

/** How likely each third-level category is, not yet summing up to anything. */
export type LeafScores = Map<number, number>;

/** Spreads what the classifier saw over our shelves; what nobody sells is left out. */
export function scoreLeaves(probabilities: Float32Array): LeafScores {
  const masses: LeafScores = new Map();
  goodsOfClasses.forEach((goods, index) => {
    for (const { leafId, share } of goods) {
      masses.set(leafId, (masses.get(leafId) ?? 0) + (probabilities[index] as number) * share);
    }
  });
  return masses;
}

/** A packet's own words weigh as much as a half-sure look at it; a word of many shelves is divided among them. */
const weightOfWords = 0.5;

/** Adds what printed words hint at. */
export function addWordHints(masses: LeafScores, words: readonly string[]): LeafScores {
  const hints = words.map(leavesOfWord).filter((leaves) => leaves.length > 0);
  const heeded = new Map(masses);
  for (const leaves of hints) {
    for (const leafId of leaves) {
      heeded.set(leafId, (heeded.get(leafId) ?? 0) + weightOfWords / leaves.length / hints.length);
    }
  }
  return heeded;
}

/** Even of what it is quite sure of, the classifier gets the exact shelf wrong once in ten times (the demo's photos). */
const surest = 0.9;

/**
 * The three likeliest categories. The first is found from the top: the aisle with the most mass, in it the section, in it the
 * leaf, so that many small hints at one aisle outweigh a single larger one elsewhere.
 */
export function rankCategories(masses: LeafScores): RecognisedCategory[] {
  const total = [...masses.values()].reduce((sum, mass) => sum + mass, 0);
  if (total === 0) return [];
  const first = highestScore([0, 1, 2].reduce<LeafScores>((left, level) => within(left, level), masses));
  const others = [...masses.keys()].filter((id) => id !== first).sort((a, b) => massOf(b) - massOf(a));
  return [first, ...others.slice(0, 2)].map((leafId) => ({ leafId, confidence: (surest * massOf(leafId)) / total }));

  function massOf(leafId: number): number {
    return masses.get(leafId) ?? 0;
  }
}

/** Only the leaves below the heaviest category of a level. */
function within(masses: LeafScores, level: number): LeafScores {
  const ancestor = (leafId: number) => pathTo(leafId)[level]?.id ?? leafId;
  const sums: LeafScores = new Map();
  for (const [leafId, mass] of masses) sums.set(ancestor(leafId), (sums.get(ancestor(leafId)) ?? 0) + mass);
  const chosen = highestScore(sums);
  return new Map([...masses].filter(([leafId]) => ancestor(leafId) === chosen));
}

function highestScore(masses: LeafScores): number {
  return [...masses].reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
}
