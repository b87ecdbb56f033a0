import { kindIdsOf } from '../../../listing-copy/product-types/kind-table.ts';
import type { RecognisedCategory } from '../networks/vision.ts';
import { type LeafScores, type Opinion, sumKinds, totalOf } from './leaf-scores.ts';

/** How many kinds are offered at most; so many fit on a narrow screen. */
export const offered = 10;
/** Each further kind of a category counts this much less, so that other categories are offered too. */
const again = 0.2;
/** So many of the likeliest kinds are compared; those after them are never chosen. */
const compared = 200;
/** Where the first is wrong, so often one of the others is right. */
const amongOthers = 0.6;

interface KindScore {
  leafId: number;
  kindId: string;
  score: number;
}

/** The likeliest category first, then the kinds of goods that it may be instead: others of the same category and of others. */
export function offerKinds(
  first: RecognisedCategory,
  scores: LeafScores,
  opinions: readonly Opinion[],
): RecognisedCategory[] {
  const firstKind = first.kindId ?? kindIdsOf(first.leafId)[0];
  const others = [...scores]
    .flatMap(([leafId, score]) => scoreKinds(leafId, score, opinions))
    .filter(({ kindId }) => kindId !== firstKind);
  const chosen = chooseVaried(others, first.leafId);
  const total = chosen.reduce((sum, { score }) => sum + score, 0);
  return [
    first,
    ...chosen.map(({ leafId, kindId, score }) => ({
      leafId,
      kindId,
      confidence: Math.min(first.confidence, ((1 - first.confidence) * amongOthers * score) / total),
    })),
  ];
}

/** Divides a category's score among its kinds: by what is said of them, and where nothing is, the most usual first. */
function scoreKinds(leafId: number, score: number, opinions: readonly Opinion[]): KindScore[] {
  const { kinds, total } = sumKinds(opinions, leafId);
  const named = totalOf(kinds);
  const ids = kindIdsOf(leafId);
  const usual = ids.map((_, at) => 1 / (at + 1));
  const usualTotal = usual.reduce((sum, share) => sum + share, 0);
  return ids.map((kindId, at) => {
    const said = total > 0 ? (kinds.get(kindId) ?? 0) / total : 0;
    const unsaid = total > 0 ? 1 - named / total : 1;
    return { leafId, kindId, score: score * (said + (unsaid * (usual[at] as number)) / usualTotal) };
  });
}

/** The likeliest kinds, the likeliest first, with the scores that they were chosen by. */
function chooseVaried(kinds: readonly KindScore[], firstLeaf: number): KindScore[] {
  const left = [...kinds].sort((a, b) => b.score - a.score).slice(0, compared);
  const counts = new Map([[firstLeaf, 1]]);
  const chosen: KindScore[] = [];
  while (chosen.length < offered - 1 && left.length > 0) {
    const rated = left.map((kind) => kind.score * again ** (counts.get(kind.leafId) ?? 0));
    const score = Math.max(...rated);
    const [best] = left.splice(rated.indexOf(score), 1) as [KindScore];
    counts.set(best.leafId, (counts.get(best.leafId) ?? 0) + 1);
    chosen.push({ ...best, score });
  }
  return chosen;
}
