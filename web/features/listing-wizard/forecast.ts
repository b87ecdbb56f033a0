import { readCents, readNumber } from '../../../contracts/listing-rules.ts';
import { dollarText } from '../../lib/format.ts';

/** The specified example: $50 of marketing supports about $800 of sales, 40 units at $20. */
const example = { budgetCents: 50_00, averagePriceCents: 20_00, gmvCents: 800_00 };
const salesPerBudget = example.gmvCents / example.budgetCents;

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
 * formula: sales are sixteen times the budget, and units are sales divided by the price.
 */
export function forecast({ monthlySalesTarget, sellUnits, marketingBudget }: TypedGoal, priceCents: number): Forecast {
  const target = parseCents(monthlySalesTarget);
  const units = parseUnits(sellUnits);
  const averagePriceCents = (target && units && Math.round(target / units)) || priceCents || example.averagePriceCents;
  if (!target && !units && !parseCents(marketingBudget))
    return forecastFor(example.budgetCents, example.averagePriceCents);
  const wantedCents = target || (units && units * averagePriceCents);
  return forecastFor(parseCents(marketingBudget) || Math.round((wantedCents || 0) / salesPerBudget), averagePriceCents);
}

/** Suggests a goal for this price: about the sales of the example, at least one unit, by the same formula. */
export function suggestGoal(priceCents: number): TypedGoal {
  const units = Math.max(1, Math.round(example.gmvCents / priceCents));
  const targetCents = units * priceCents;
  return {
    monthlySalesTarget: dollarText(targetCents),
    sellUnits: String(units),
    marketingBudget: String(Math.ceil(targetCents / salesPerBudget / 100)),
  };
}

/** Typed dollars as whole cents; 0 for an invalid amount. */
export function parseCents(dollars: string): number {
  return Math.max(0, readCents(dollars) ?? 0);
}

function forecastFor(budgetCents: number, averagePriceCents: number): Forecast {
  const gmvCents = budgetCents * salesPerBudget;
  return { budgetCents, gmvCents, units: Math.floor(gmvCents / averagePriceCents), averagePriceCents };
}

function parseUnits(text: string): number {
  return Math.max(0, Math.floor(readNumber(text) ?? 0));
}
