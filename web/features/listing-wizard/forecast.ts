import { readCents, readNumber } from '../../../contracts/listing-rules.ts';

/** What the specified example says: $50 of marketing supports about $800 of sales, 40 units at $20. */
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
 * What a budget may bring in, an estimate. Until something is typed it is the specified example; from then on the same
 * arithmetic with the typed figures: a budget brings sixteen times itself, and units are sales through the price.
 */
export function forecast({ monthlySalesTarget, sellUnits, marketingBudget }: TypedGoal, priceCents: number): Forecast {
  const target = parseCents(monthlySalesTarget);
  const units = unitsOf(sellUnits);
  const averagePriceCents = (target && units && Math.round(target / units)) || priceCents || example.averagePriceCents;
  if (!target && !units && !parseCents(marketingBudget)) return of(example.budgetCents, example.averagePriceCents);
  const wanted = target || (units && units * averagePriceCents);
  return of(parseCents(marketingBudget) || Math.round((wanted || 0) / salesPerBudget), averagePriceCents);
}

/** Figures to begin with for goods of this price: about as much as the example sells, at least one unit, by its arithmetic. */
export function suggestGoal(priceCents: number): TypedGoal {
  const units = Math.max(1, Math.round(example.gmvCents / priceCents));
  const targetCents = units * priceCents;
  return {
    monthlySalesTarget: inDollars(targetCents),
    sellUnits: String(units),
    marketingBudget: String(Math.ceil(targetCents / salesPerBudget / 100)),
  };
}

/** Typed dollars as whole cents; 0 for what is no amount. */
export function parseCents(dollars: string): number {
  return Math.max(0, readCents(dollars) ?? 0);
}

function of(budgetCents: number, averagePriceCents: number): Forecast {
  const gmvCents = budgetCents * salesPerBudget;
  return { budgetCents, gmvCents, units: Math.floor(gmvCents / averagePriceCents), averagePriceCents };
}

function unitsOf(text: string): number {
  return Math.max(0, Math.floor(readNumber(text) ?? 0));
}

function inDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}
