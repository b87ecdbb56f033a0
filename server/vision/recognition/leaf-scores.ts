/** A score for each third-level category; scores are not normalized. */
export type LeafScores = ReadonlyMap<number, number>;

export const totalOf = (scores: ReadonlyMap<unknown, number>) =>
  [...scores.values()].reduce((sum, score) => sum + score, 0);

/** The scores with each category's multiplied by a weight. */
export function weigh(scores: LeafScores, weight: (leafId: number) => number): LeafScores {
  return new Map([...scores].map(([leafId, score]) => [leafId, score * weight(leafId)]));
}

/** What is said of categories and of the kinds in them. */
export class Opinion {
  readonly leaves = new Map<number, number>();
  readonly #kinds = new Map<number, Map<string, number>>();

  add(leafId: number, score: number, kindId?: string): void {
    this.leaves.set(leafId, (this.leaves.get(leafId) ?? 0) + score);
    if (!kindId) return;
    const kinds = this.#kinds.get(leafId) ?? new Map<string, number>();
    this.#kinds.set(leafId, kinds.set(kindId, (kinds.get(kindId) ?? 0) + score));
  }

  kindsOf(leafId: number): ReadonlyMap<string, number> {
    return this.#kinds.get(leafId) ?? new Map();
  }
}

/** A kind that has less than this share of what is said of its category is not named. */
const leastKindShare = 0.3;

/** What the opinions together say of a category's kinds, and of the category. */
export function sumKinds(opinions: readonly Opinion[], leafId: number): { kinds: Map<string, number>; total: number } {
  const kinds = new Map<string, number>();
  for (const opinion of opinions) {
    for (const [kindId, score] of opinion.kindsOf(leafId)) kinds.set(kindId, (kinds.get(kindId) ?? 0) + score);
  }
  return { kinds, total: opinions.reduce((sum, { leaves }) => sum + (leaves.get(leafId) ?? 0), 0) };
}

/** The kind of a category that the opinions together say most of, where they say enough of it. */
export function likeliestKind(opinions: readonly Opinion[], leafId: number): string | undefined {
  const { kinds, total } = sumKinds(opinions, leafId);
  const [likeliest] = [...kinds].sort((a, b) => b[1] - a[1]);
  return likeliest && likeliest[1] >= total * leastKindShare ? likeliest[0] : undefined;
}
