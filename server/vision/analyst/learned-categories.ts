import { productTypeIdsOf } from '../../../listing-copy/product-types/product-type-table.ts';
import type { RecognisedCategory } from '../recognition/category-scores.ts';
import { offered } from '../recognition/offer-product-types.ts';

/** A published listing whose photo looks like the one to recognise. */
export interface Neighbour {
  sellerId: number;
  /** The category that its seller confirmed, and the product type where it is known. */
  categoryId: number;
  productTypeId?: string | undefined;
  /** How alike the photos are: 1 for the same, near 0 for unlike ones. */
  cosine: number;
}

/** Finds listings that sellers published of photos with a like code, the most alike first. */
export type FindNeighbours = (embedding: Uint8Array) => Promise<Neighbour[]>;

const votes = 5;
/** Below the first, photos are no more alike than any two; from the second on, they show the same product type. */
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
  const categoryIds = [...new Set([...categories, ...voters].map(({ categoryId }) => categoryId))];
  const total = sum(voters.map(strengthOf));
  const weightOf = (categoryId: number) => {
    const voting = voters.filter((voter) => voter.categoryId === categoryId);
    const isTrusted = voting.length > 1 || voting.some((voter) => voter.sellerId === sellerId);
    return (
      Math.min(strengthOf(nearest) * maxWeight, isTrusted ? maxWeight : maxWeightOfOne) *
      (sum(voting.map(strengthOf)) / total)
    );
  };
  const learned = sum(categoryIds.map(weightOf));
  return categoryIds
    .flatMap((categoryId) => {
      const seen = categories.filter((category) => category.categoryId === categoryId);
      const taught = voters.find((voter) => voter.categoryId === categoryId && voter.productTypeId !== undefined);
      const productTypes = withProductTypeFirst(
        seen.length > 0 ? seen : [{ categoryId, confidence: 0 }],
        taught?.productTypeId,
      );
      return productTypes.map((productType, at) => ({
        ...productType,
        confidence: (1 - learned) * productType.confidence + (at === 0 ? weightOf(categoryId) * maxConfidence : 0),
      }));
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, offered);
}

/** Moves a product type to the first place among those of its category, and the others down by one. */
function withProductTypeFirst(
  categories: readonly RecognisedCategory[],
  productTypeId: string | undefined,
): RecognisedCategory[] {
  if (productTypeId === undefined) return [...categories];
  // One without a product type is shown as the most usual one.
  const known = categories.map((category) => category.productTypeId ?? productTypeIdsOf(category.categoryId)[0]);
  const productTypes = [productTypeId, ...known.filter((id) => id !== productTypeId)];
  return categories.map((category, at) => ({ ...category, productTypeId: productTypes[at] }));
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
