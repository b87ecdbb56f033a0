import { dayMs } from '../contracts/durations.ts';
import { leastDaysOnSale, reductionDays } from '../contracts/marketplace/price-rules.ts';
import type { ListingFacts } from '../listing-copy/compose/facts.ts';
import { type MoneyRange, priceRange } from '../reference-data/prices/prices.ts';
import { seededRandom } from './random/seeded-random.ts';

/** A typical shop price within the market range, more often low than high. */
export function priceOf(facts: ListingFacts): number {
  const range = priceRange(facts) ?? { min: 500, max: 2500 };
  const seed = JSON.stringify(facts);
  const target = range.min + (range.max - range.min) * seededRandom('price', seed) ** 1.6;
  const tags = tagsNear(target, seededRandom('tag', seed)).filter((tag) => isWithin(tag, range));
  return tags[0] ?? Math.round((range.min + range.max) / 2);
}

function isWithin(cents: number, { min, max }: MoneyRange): boolean {
  return cents >= min && cents <= max;
}

/** Typical shop prices near an amount: round numbers when it is high, x.90, x.50 and x.00 when it is low. */
function tagsNear(cents: number, turn: number): number[] {
  const step = cents < 10_000 ? 100 : cents < 50_000 ? 500 : cents < 500_000 ? 1000 : 10_000;
  const floor = Math.floor(cents / step) * step;
  const endings = cents >= 10_000 ? [0] : turn < 0.55 ? [90, 50, 0] : turn < 0.75 ? [50, 90, 0] : [0, 90, 50];
  return [floor, floor - step, floor + step].flatMap((base) => endings.map((ending) => base + ending));
}

/** Share of products with a reduced price, and the range of the reduction. */
const reducedShare = 0.7;
const minReduction = 0.1;
const maxReduction = 0.62;

/** The price before the reduction; null when the price was not reduced. */
export function priceBeforeOf(facts: ListingFacts): number | null {
  const seed = JSON.stringify(facts);
  if (seededRandom('reduced', seed) >= reducedShare) return null;
  const price = priceOf(facts);
  const reduction = minReduction + (maxReduction - minReduction) * seededRandom('reduction', seed) ** 1.3;
  const target = price / (1 - reduction);
  const tags = tagsNear(target, seededRandom('tag', seed)).filter((tag) => tag > price && price / tag >= 0.35);
  return tags[0] ?? Math.round(target);
}

/** The reduction of a listing that is old enough for its earlier price to have been charged, some days ago. */
export function reductionOf(facts: ListingFacts, age: number, now: number) {
  const priceBeforeCents = priceBeforeOf(facts);
  const oldest = Math.min(reductionDays * dayMs, age) - leastDaysOnSale * dayMs;
  if (priceBeforeCents === null || oldest <= 0) return { priceBeforeCents: null, reducedAt: null };
  const reducedAt = new Date(now - Math.round(oldest * seededRandom('reduced at', JSON.stringify(facts))));
  return { priceBeforeCents, reducedAt };
}
