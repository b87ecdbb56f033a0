export interface RecognisedCategory {
  categoryId: number;
  /** The product type in this category, as in `catalog/product-types`, where it can be told. */
  productTypeId?: string | undefined;
  /** From 0 to 1: at 0.5 every second proposal is right. */
  confidence: number;
}

/** A score for each third-level category; scores are not normalized. */
export type CategoryScores = ReadonlyMap<number, number>;

export const totalOf = (scores: ReadonlyMap<unknown, number>) =>
  [...scores.values()].reduce((sum, score) => sum + score, 0);

/** The scores with each category's multiplied by a weight. */
export function weigh(scores: CategoryScores, weight: (categoryId: number) => number): CategoryScores {
  return new Map([...scores].map(([categoryId, score]) => [categoryId, score * weight(categoryId)]));
}

/** What is said of categories and of the product types in them. */
export class Scores {
  readonly categories = new Map<number, number>();
  readonly #productTypes = new Map<number, Map<string, number>>();

  add(categoryId: number, score: number, productTypeId?: string): void {
    this.categories.set(categoryId, (this.categories.get(categoryId) ?? 0) + score);
    if (!productTypeId) return;
    const productTypes = this.#productTypes.get(categoryId) ?? new Map<string, number>();
    this.#productTypes.set(categoryId, productTypes.set(productTypeId, (productTypes.get(productTypeId) ?? 0) + score));
  }

  productTypesOf(categoryId: number): ReadonlyMap<string, number> {
    return this.#productTypes.get(categoryId) ?? new Map();
  }
}

/** A product type that has less than this share of what is said of its category is not named. */
const leastProductTypeShare = 0.3;

/** What the opinions together say of a category's product types, and of the category. */
export function sumProductTypes(
  scoreSets: readonly Scores[],
  categoryId: number,
): { productTypes: Map<string, number>; total: number } {
  const productTypes = new Map<string, number>();
  for (const scores of scoreSets) {
    for (const [productTypeId, score] of scores.productTypesOf(categoryId))
      productTypes.set(productTypeId, (productTypes.get(productTypeId) ?? 0) + score);
  }
  return { productTypes, total: scoreSets.reduce((sum, { categories }) => sum + (categories.get(categoryId) ?? 0), 0) };
}

/** The kind of a category that the opinions together say most of, where they say enough of it. */
export function likeliestProductType(scoreSets: readonly Scores[], categoryId: number): string | undefined {
  const { productTypes, total } = sumProductTypes(scoreSets, categoryId);
  const [likeliest] = [...productTypes].sort((a, b) => b[1] - a[1]);
  return likeliest && likeliest[1] >= total * leastProductTypeShare ? likeliest[0] : undefined;
}

/** How often a category with this share of the scores was right, on photos of shops; straight lines between. */
const measured: readonly (readonly [share: number, right: number])[] = [
  [0, 0],
  [0.08, 0.07],
  [0.15, 0.14],
  [0.25, 0.22],
  [0.36, 0.28],
  [0.45, 0.4],
  [0.57, 0.48],
  [0.73, 0.57],
  [0.85, 0.62],
  [0.93, 0.7],
  [0.98, 0.83],
  [1, 0.93],
];

/** The probability that a category with this share of all scores is right. */
export function calibrate(share: number): number {
  const next = Math.max(
    1,
    measured.findIndex(([known]) => known >= share),
  );
  const [[fromShare, fromRight], [toShare, toRight]] = [measured[next - 1], measured[next]] as [
    readonly [number, number],
    readonly [number, number],
  ];
  return fromRight + ((share - fromShare) / (toShare - fromShare)) * (toRight - fromRight);
}
