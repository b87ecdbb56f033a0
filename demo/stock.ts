import type { ListingFacts } from '../listing-copy/compose/facts.ts';
import { seededRandom } from './random/seeded-random.ts';

/** Shares of the goods that are sold out, and of those of which few are left. */
const soldOutShare = 0.03;
const fewShare = 0.15;

/** Units left of a product; of used things there is one. */
export function stockOf(facts: ListingFacts): number {
  const seed = JSON.stringify(facts);
  const turn = seededRandom('stock', seed);
  if (turn < soldOutShare) return 0;
  if (facts.condition && facts.condition !== 'new') return 1;
  const share = seededRandom('units', seed);
  return turn < fewShare ? 1 + Math.floor(share * 4) : 5 + Math.floor(share ** 1.5 * 75);
}
