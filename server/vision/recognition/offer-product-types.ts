import { productTypeIdsOf } from '../../../listing-copy/product-types/product-type-table.ts';
import {
  type CategoryScores,
  type RecognisedCategory,
  type Scores,
  sumProductTypes,
  totalOf,
} from './category-scores.ts';

/** How many kinds are offered at most; so many fit on a narrow screen. */
export const offered = 10;
/** Each further kind of a category counts this much less, so that other categories are offered too. */
const again = 0.2;
/** So many of the likeliest product types are compared; those after them are never chosen. */
const compared = 200;
/** Where the first is wrong, so often one of the others is right. */
const amongOthers = 0.6;

interface ProductTypeScore {
  categoryId: number;
  productTypeId: string;
  score: number;
}

/** The likeliest category first, then the product types that it may be instead: others of the same category and of others. */
export function offerProductTypes(
  first: RecognisedCategory,
  scores: CategoryScores,
  scoreSets: readonly Scores[],
): RecognisedCategory[] {
  const firstProductType = first.productTypeId ?? productTypeIdsOf(first.categoryId)[0];
  const others = [...scores]
    .flatMap(([categoryId, score]) => scoreProductTypes(categoryId, score, scoreSets))
    .filter(({ productTypeId }) => productTypeId !== firstProductType);
  const chosen = chooseVaried(others, first.categoryId);
  const total = chosen.reduce((sum, { score }) => sum + score, 0);
  return [
    first,
    ...chosen.map(({ categoryId, productTypeId, score }) => ({
      categoryId,
      productTypeId,
      confidence: Math.min(first.confidence, ((1 - first.confidence) * amongOthers * score) / total),
    })),
  ];
}

/** Divides a category's score among its product types: by what is said of them, and where nothing is, the most usual first. */
function scoreProductTypes(categoryId: number, score: number, scoreSets: readonly Scores[]): ProductTypeScore[] {
  const { productTypes, total } = sumProductTypes(scoreSets, categoryId);
  const named = totalOf(productTypes);
  const ids = productTypeIdsOf(categoryId);
  const usual = ids.map((_, at) => 1 / (at + 1));
  const usualTotal = usual.reduce((sum, share) => sum + share, 0);
  return ids.map((productTypeId, at) => {
    const said = total > 0 ? (productTypes.get(productTypeId) ?? 0) / total : 0;
    const unsaid = total > 0 ? 1 - named / total : 1;
    return { categoryId, productTypeId, score: score * (said + (unsaid * (usual[at] as number)) / usualTotal) };
  });
}

/** The likeliest product types, the likeliest first, with the scores that they were chosen by. */
function chooseVaried(productTypes: readonly ProductTypeScore[], firstCategory: number): ProductTypeScore[] {
  const left = [...productTypes].sort((a, b) => b.score - a.score).slice(0, compared);
  const counts = new Map([[firstCategory, 1]]);
  const chosen: ProductTypeScore[] = [];
  while (chosen.length < offered - 1 && left.length > 0) {
    const rated = left.map((productType) => productType.score * again ** (counts.get(productType.categoryId) ?? 0));
    const score = Math.max(...rated);
    const [best] = left.splice(rated.indexOf(score), 1) as [ProductTypeScore];
    counts.set(best.categoryId, (counts.get(best.categoryId) ?? 0) + 1);
    chosen.push({ ...best, score });
  }
  return chosen;
}
