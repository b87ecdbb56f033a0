import type { Rating } from '../../../../contracts/marketplace/reviews.ts';

interface Sums {
  ratingSum: number;
  ratingCount: number;
}

/** The average of the stars with one decimal, or null without reviews. */
export function toRating({ ratingSum, ratingCount }: Sums): Rating | null {
  return ratingCount === 0 ? null : { average: Math.round((ratingSum / ratingCount) * 10) / 10, count: ratingCount };
}
