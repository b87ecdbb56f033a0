import { type MoneyRange, priceRange } from '../market/prices.ts';
import type { ListingFacts } from '../phrasebook/facts.ts';
import { seededRandom } from './seeded-random.ts';

/** A price inside the market's range for such goods, rather low than high, as a price tag would say it. */
export function priceOf(facts: ListingFacts): number {
  const range = priceRange(facts) ?? { min: 500, max: 2500 };
  const seed = JSON.stringify(facts);
  const wished = range.min + (range.max - range.min) * seededRandom('price', seed) ** 1.6;
  const tags = tagsNear(wished, seededRandom('tag', seed)).filter((tag) => isWithin(tag, range));
  return tags[0] ?? Math.round((range.min + range.max) / 2);
}

function isWithin(cents: number, { min, max }: MoneyRange): boolean {
  return cents >= min && cents <= max;
}

/** Round numbers for what is dear, x.90 and x.50 for what is cheap; the nearest above comes before the one below. */
function tagsNear(cents: number, turn: number): number[] {
  const step = cents < 10_000 ? 100 : cents < 50_000 ? 500 : cents < 500_000 ? 1000 : 10_000;
  const floor = Math.floor(cents / step) * step;
  const endings = cents >= 10_000 ? [0] : turn < 0.55 ? [90, 50, 0] : turn < 0.75 ? [50, 90, 0] : [0, 90, 50];
  return [floor, floor - step, floor + step].flatMap((base) => endings.map((ending) => base + ending));
}
