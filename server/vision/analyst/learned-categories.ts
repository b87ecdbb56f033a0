import { kindIdsOf } from '../../../listing-copy/product-types/kind-table.ts';
import type { RecognisedCategory } from '../networks/vision.ts';
import { offered } from '../recognition/offer-kinds.ts';

/** A published listing whose photo looks like the one to recognise. */
export interface Neighbour {
  sellerId: number;
  /** The category that its seller confirmed, and the kind of goods where it is known. */
  leafId: number;
  kindId?: string | undefined;
  /** How alike the photos are: 1 for the same, near 0 for unlike ones. */
  cosine: number;
}

/** Finds listings that sellers published of photos with a like code, the most alike first. */
export type FindNeighbours = (code: Uint8Array) => Promise<Neighbour[]>;

const votes = 5;
/** Below the first, photos are no more alike than any two; from the second on, they show the same kind of goods. */
const [alikeFrom, sameFrom] = [0.35, 0.8];
/** How much the neighbours count against the network, at most; one seller alone cannot teach others nonsense. */
const [maxWeight, maxWeightOfOne] = [0.7, 0.35];
/** As for the network: even where all agree, the exact category is wrong one time in ten. */
const maxConfidence = 0.9;

/**
 * Blends the network's categories with those of published listings that look alike. Each seller has one vote, that of the
 * most alike listing; the seller whose photo it is may teach it alone.
 */
export function blendCategories(
  categories: readonly RecognisedCategory[],
  neighbours: readonly Neighbour[],
  sellerId: number | null,
): RecognisedCategory[] {
  const voters = oneVoteEach(neighbours.filter(({ cosine }) => cosine > alikeFrom));
  const nearest = voters[0];
  if (!nearest) return [...categories];
  const leaves = [...new Set([...categories, ...voters].map(({ leafId }) => leafId))];
  const total = sum(voters.map(strengthOf));
  const weightOf = (leafId: number) => {
    const voting = voters.filter((voter) => voter.leafId === leafId);
    const isTrusted = voting.length > 1 || voting.some((voter) => voter.sellerId === sellerId);
    return (
      Math.min(strengthOf(nearest) * maxWeight, isTrusted ? maxWeight : maxWeightOfOne) *
      (sum(voting.map(strengthOf)) / total)
    );
  };
  const learned = sum(leaves.map(weightOf));
  return leaves
    .flatMap((leafId) => {
      const seen = categories.filter((category) => category.leafId === leafId);
      const taught = voters.find((voter) => voter.leafId === leafId && voter.kindId !== undefined);
      const kinds = withKindFirst(seen.length > 0 ? seen : [{ leafId, confidence: 0 }], taught?.kindId);
      return kinds.map((kind, at) => ({
        ...kind,
        confidence: (1 - learned) * kind.confidence + (at === 0 ? weightOf(leafId) * maxConfidence : 0),
      }));
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, offered);
}

/** Moves a kind to the first place among those of its category, and the others down by one. */
function withKindFirst(categories: readonly RecognisedCategory[], kindId: string | undefined): RecognisedCategory[] {
  if (kindId === undefined) return [...categories];
  // One without a kind is shown as the most usual one.
  const known = categories.map((category) => category.kindId ?? kindIdsOf(category.leafId)[0]);
  const kinds = [kindId, ...known.filter((id) => id !== kindId)];
  return categories.map((category, at) => ({ ...category, kindId: kinds[at] }));
}

/** From 0 for photos that are barely alike to 1 for photos of the same thing. */
function strengthOf({ cosine }: Neighbour): number {
  return Math.min(1, (cosine - alikeFrom) / (sameFrom - alikeFrom));
}

function oneVoteEach(neighbours: readonly Neighbour[]): Neighbour[] {
  const bySeller = Map.groupBy(neighbours, ({ sellerId }) => sellerId);
  const best = [...bySeller.values()].map((own) => own.reduce((a, b) => (b.cosine > a.cosine ? b : a)));
  return best.sort((a, b) => b.cosine - a.cosine).slice(0, votes);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
