/** A score for each third-level category; scores are not normalized. */
export type LeafScores = ReadonlyMap<number, number>;

export const totalOf = (scores: LeafScores) => [...scores.values()].reduce((sum, score) => sum + score, 0);

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

/** The kind of a category that the opinions together say most of, where any of them names one. */
export function likeliestKind(opinions: readonly Opinion[], leafId: number): string | undefined {
  const sums = new Map<string, number>();
  for (const opinion of opinions) {
    for (const [kindId, score] of opinion.kindsOf(leafId)) sums.set(kindId, (sums.get(kindId) ?? 0) + score);
  }
  return [...sums].sort((a, b) => b[1] - a[1])[0]?.[0];
}
