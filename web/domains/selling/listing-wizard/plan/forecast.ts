import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { readMinor, readNumber } from '../../../../../contracts/text/typed-number.ts';
import { convertPrice } from '../../../../../reference-data/currencies/convert.ts';
import { currencies } from '../../../../../reference-data/currencies/rates.ts';
import { amountText } from '../../../../lib/language/amount-text.ts';
import type { ListingDraft } from '../draft/draft.ts';

/** The specified example: $50 of marketing supports about $800 of sales, 40 units at $20. */
const example = { budgetCents: 50_00, averagePriceCents: 20_00, gmvCents: 800_00 };
const salesPerBudget = example.gmvCents / example.budgetCents;

/** The example as it would be said in a currency; all amounts here are in its smallest unit. */
const exampleIn = (currency: ShopCurrency) => ({
  budgetCents: convertPrice(example.budgetCents, 'USD', currency),
  averagePriceCents: convertPrice(example.averagePriceCents, 'USD', currency),
  gmvCents: convertPrice(example.gmvCents, 'USD', currency),
});

export interface Forecast {
  budgetCents: number;
  /** Gross merchandise value: what is sold in a month. */
  gmvCents: number;
  units: number;
  averagePriceCents: number;
}

interface TypedGoal {
  monthlySalesTarget: string;
  sellUnits: string;
  marketingBudget: string;
}

/**
 * Estimates the sales that a budget brings. Without input it is the specified example; with input it uses the same
 * formula: a budget brings up to sixteen times its amount in sales of whole units.
 */
export function forecast(
  { monthlySalesTarget, sellUnits, marketingBudget }: TypedGoal,
  priceCents: number,
  currency: ShopCurrency = 'USD',
): Forecast {
  const example = exampleIn(currency);
  const target = parseMinor(monthlySalesTarget, currency);
  const units = parseUnits(sellUnits);
  const budget = parseMinor(marketingBudget, currency);
  if (!target && !units && !budget) {
    return forecastFor(example.budgetCents, { cents: example.averagePriceCents, units: 1 });
  }
  const hasAverage = units > 0 && target / units >= 1;
  const price = hasAverage ? { cents: target, units } : { cents: priceCents || example.averagePriceCents, units: 1 };
  return forecastFor(budget || budgetFor(units || Math.ceil(target / price.cents), price), price);
}

/**
 * Suggests a goal by price and stock: about the sales of the example where there are so many to sell, at least one unit. A
 * one-off or second-hand article has a goal of one.
 */
export function suggestGoal(priceCents: number, stock: number, currency: ShopCurrency = 'USD'): TypedGoal {
  const { decimals, step } = currencies[currency];
  const round = Math.max(10 ** decimals, step);
  const units = Math.max(1, Math.min(stock, Math.round(exampleIn(currency).gmvCents / priceCents)));
  const targetCents = units * priceCents;
  return {
    monthlySalesTarget: amountText(targetCents, currency),
    sellUnits: String(units),
    marketingBudget: amountText(Math.ceil(targetCents / salesPerBudget / round) * round, currency),
  };
}

/** The draft with a goal for its price and stock, unless the seller typed one. */
export function withSuggestedGoal(draft: ListingDraft): ListingDraft {
  const priceCents = parseMinor(draft.suggestedPrice, draft.currency);
  if (priceCents === 0 || draft.edited.includes('goal')) return draft;
  return { ...draft, ...suggestGoal(priceCents, parseUnits(draft.stock), draft.currency) };
}

/** A typed amount in the smallest unit; 0 for an invalid one. */
export function parseMinor(text: string, currency: ShopCurrency): number {
  return Math.max(0, readMinor(text, currency) ?? 0);
}

/** What a number of units costs: whole numbers, because their quotient may not be one and would lose units to rounding. */
interface Price {
  cents: number;
  units: number;
}

function forecastFor(budgetCents: number, price: Price): Forecast {
  const units = Math.floor((budgetCents * salesPerBudget * price.units) / price.cents);
  return { budgetCents, gmvCents: costOf(units, price), units, averagePriceCents: costOf(1, price) };
}

/** The least budget that brings the sales of so many units. */
function budgetFor(units: number, price: Price): number {
  return Math.ceil(costOf(units, price) / salesPerBudget);
}

function costOf(units: number, price: Price): number {
  return Math.round((units * price.cents) / price.units);
}

function parseUnits(text: string): number {
  return Math.max(0, Math.floor(readNumber(text) ?? 0));
}
