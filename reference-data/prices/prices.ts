import type { MaterialId } from '../../catalog/materials.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import type { ListingFacts } from '../../listing-copy/compose/facts.ts';
import { photoShowsMaterial } from '../../listing-copy/words/packaging.ts';
import { type CountryCode, currencyOf } from '../countries/countries.ts';
import { convertFromUsdCents } from '../currencies/convert.ts';
import type { CurrencyCode } from '../currencies/rates.ts';
import { findPriceRange } from './price-lookup.ts';

/** A price range; in US cents unless stated otherwise. */
export interface MoneyRange {
  min: number;
  max: number;
}

/** Percentage of the new price by condition, at the low and the high end. */
const conditionPercent: Record<ConditionId, readonly [low: number, high: number]> = {
  new: [100, 100],
  'like-new': [75, 90],
  'used-good': [50, 70],
  'used-fair': [30, 50],
  'for-parts': [10, 25],
};

/** Part of the price range, in percent, for goods of a material; other materials use the whole range. */
const materialPercent: Partial<Record<MaterialId, readonly [from: number, to: number]>> = {
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

/** Suggests a price range: that of the leaf, narrowed by material and lowered by condition; null for an unknown leaf. */
export function priceRange(facts: Pick<ListingFacts, 'leaf' | 'material' | 'condition'>): MoneyRange | null {
  const whole = findPriceRange(facts.leaf);
  if (!whole) return null;
  const [low, high] = [whole[0] * 100, whole[1] * 100];
  const material = photoShowsMaterial(facts.leaf) ? facts.material : undefined;
  const [from, to] = (material && materialPercent[material]) ?? [0, 100];
  const [worst, best] = conditionPercent[facts.condition ?? 'new'];
  return {
    min: percentOf(low + percentOf(high - low, from), worst),
    max: percentOf(low + percentOf(high - low, to), best),
  };
}

/** Converts a range into the currency of each country, in minor units, each currency once. */
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
