import type { ConditionId } from '../phrasebook/conditions.ts';
import type { ListingFacts } from '../phrasebook/facts.ts';
import type { MaterialId } from '../phrasebook/materials.ts';
import { photoShowsProduct } from '../phrasebook/packaging.ts';
import { convertFromUsdCents } from './convert.ts';
import { type CountryCode, currencyOf } from './countries.ts';
import { findPriceRange } from './price-lookup.ts';
import type { CurrencyCode } from './rates.ts';

/** An asking price from the low to the high end; US cents unless said otherwise. */
export interface MoneyRange {
  min: number;
  max: number;
}

/** What remains of the price of a new article, in percent, at the low and the high end. */
const worth: Record<ConditionId, readonly [low: number, high: number]> = {
  new: [100, 100],
  'like-new': [75, 90],
  'used-good': [50, 70],
  'used-fair': [30, 50],
  'for-parts': [10, 25],
};

/** Which part of the range, in percent, goods of a material usually keep to; the others use all of it. */
const place: Partial<Record<MaterialId, readonly [from: number, to: number]>> = {
  paper: [0, 50],
  cardboard: [0, 50],
  plastic: [0, 60],
  polyester: [0, 65],
  acrylic: [0, 70],
  'faux-leather': [0, 70],
  'stainless-steel': [20, 100],
  brass: [25, 100],
  porcelain: [25, 100],
  wool: [25, 100],
  'gold-plated': [25, 100],
  suede: [35, 100],
  leather: [40, 100],
  silk: [40, 100],
  crystal: [40, 100],
  'sterling-silver': [40, 100],
};

/** Suggests what an article may be offered for: its kind's range, narrowed by material and lowered by wear; null when the kind is unknown. */
export function priceRange(facts: Pick<ListingFacts, 'leaf' | 'material' | 'condition'>): MoneyRange | null {
  const whole = findPriceRange(facts.leaf);
  if (!whole) return null;
  const [low, high] = [whole[0] * 100, whole[1] * 100];
  const material = photoShowsProduct(facts.leaf) ? facts.material : undefined;
  const [from, to] = (material && place[material]) ?? [0, 100];
  const [worst, best] = worth[facts.condition ?? 'new'];
  return {
    min: percentOf(low + percentOf(high - low, from), worst),
    max: percentOf(low + percentOf(high - low, to), best),
  };
}

/** Writes a range in the currency of each country, in minor units, each currency once. */
export function localPrices(
  range: MoneyRange,
  codes: readonly CountryCode[],
): Partial<Record<CurrencyCode, MoneyRange>> {
  const prices: Partial<Record<CurrencyCode, MoneyRange>> = {};
  for (const code of codes) {
    const currency = currencyOf(code);
    prices[currency] = {
      min: convertFromUsdCents(range.min, currency),
      max: convertFromUsdCents(range.max, currency),
    };
  }
  return prices;
}

function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}
