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

/** Of so many goods the price was reduced, by at least and at most so much of it. */
const reducedShare = 0.7;
const leastReduction = 0.1;
const mostReduction = 0.62;

/** What the goods cost before, as a price tag would say it; null for those whose price was not reduced. */
export function priceBeforeOf(facts: ListingFacts): number | null {
  const seed = JSON.stringify(facts);
  if (seededRandom('reduced', seed) >= reducedShare) return null;
  const price = priceOf(facts);
  const reduction = leastReduction + (mostReduction - leastReduction) * seededRandom('reduction', seed) ** 1.3;
  const wished = price / (1 - reduction);
  const tags = tagsNear(wished, seededRandom('tag', seed)).filter((tag) => tag > price && price / tag >= 0.35);
  return tags[0] ?? Math.round(wished);
}
