import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import adjustments from '../../data/reference/price-adjustments.json' with { type: 'json' };
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
const conditionPercent: Record<ConditionId, { low: number; high: number }> = adjustments.conditions;

/** Part of the price range, in percent, for goods of a material; other materials use the whole range. */
const materialPercent: Partial<Record<MaterialId, { from: number; to: number }>> = adjustments.materials;

/** Suggests a price range: that of the leaf category, narrowed by material and lowered by condition; null for an unknown leaf category. */
export function priceRange(facts: Pick<ListingFacts, 'categoryId' | 'material' | 'condition'>): MoneyRange | null {
  const whole = findPriceRange(facts.categoryId);
  if (!whole) return null;
  const [low, high] = [whole[0] * 100, whole[1] * 100];
  const material = photoShowsMaterial(facts.categoryId) ? facts.material : undefined;
  const { from, to } = (material && materialPercent[material]) ?? { from: 0, to: 100 };
  const { low: worst, high: best } = conditionPercent[facts.condition ?? 'new'];
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
