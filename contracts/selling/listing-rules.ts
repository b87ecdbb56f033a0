import { decimalsOf } from '../../i18n/format-money.ts';
import { listingRulesText } from '../../i18n/generated/listing-rules.ts';
import type { ShopCurrency } from '../identity/shop-currencies.ts';
import { type InEveryLanguage, type Language, languages } from '../languages.ts';
import type { ListingText } from '../marketplace/listing-text.ts';
import { cleanLine, cleanParagraphs } from '../text/clean-text.ts';
import { readCents, readMeasure, readMinor, readNumber } from '../text/typed-number.ts';

export interface TextProblem {
  language: Language;
  field: keyof ListingText;
  message: string;
}

export type PlanErrors = Partial<Record<'suggestedPrice' | 'recommended_countries', string>>;
export type GoalErrors = Partial<Record<'monthlySalesTarget' | 'sellUnits' | 'marketingBudget', string>>;

export const textLength = { title: 200, description: 5000 };
/** Allows for decomposed letters and for spaces that cleaning removes; longer text is refused without being cleaned. */
const rawTextPerCharacter = 4;
export const fulfilments = ['self', 'partner', 'courier'] as const;

export const maxDollars = { price: 10_000_000, goal: 1_000_000_000 };
/** A goal in any other currency, in whole units: the same, by more than any rate. */
const maxOfOthers = 20_000_000_000_000;
const maxUnits = 1_000_000_000;
const maxKilograms = 1000;

/** Title and description as they are stored. */
export function cleanListingText({ title, description }: ListingText): ListingText {
  return { title: cleanLine(title), description: cleanParagraphs(description) };
}

/** The first problem of the text in one language, or null. */
export function findProblemIn(language: Language, text: ListingText): TextProblem | null {
  const tooLong = (['title', 'description'] as const).find(
    (field) => text[field].length > textLength[field] * rawTextPerCharacter,
  );
  if (tooLong) return { language, field: tooLong, message: lengthMessage(tooLong) };
  const clean = cleanListingText(text);
  for (const field of ['title', 'description'] as const) {
    if (!clean[field]) return { language, field, message: listingRulesText('textRequired') };
    if ([...clean[field]].length > textLength[field]) return { language, field, message: lengthMessage(field) };
  }
  return null;
}

function lengthMessage(field: keyof ListingText): string {
  return listingRulesText(`${field}TooLong`, { count: String(textLength[field]) });
}

/** The first problem of the seven texts with its language and field, or null; the source language is checked first. */
export function findTextProblem(texts: InEveryLanguage<ListingText>, source: Language): TextProblem | null {
  for (const language of [source, ...languages.filter((other) => other !== source)]) {
    const problem = findProblemIn(language, texts[language]);
    if (problem) return problem;
  }
  return null;
}

/** The typed price and its currency: that of `price` where it is sent, else the specified one in US dollars. */
export function planPriceOf(typed: {
  price?: string | undefined;
  currency?: ShopCurrency | undefined;
  suggestedPrice?: string | undefined;
}): { suggestedPrice: string; currency: ShopCurrency } {
  const { price = '', currency = 'USD', suggestedPrice = '' } = typed;
  return price.trim() ? { suggestedPrice: price, currency } : { suggestedPrice, currency: 'USD' };
}

/** The problems of price and countries by field; empty when they are valid. */
export function checkPlan(values: {
  suggestedPrice: string;
  recommended_countries: readonly string[];
  /** Of the price. */
  currency?: ShopCurrency | undefined;
}): PlanErrors {
  const suggestedPrice = priceProblem(values.suggestedPrice, values.currency ?? 'USD');
  const hasCountry = values.recommended_countries.some((country) => country.trim() !== '');
  return {
    ...(suggestedPrice ? { suggestedPrice } : {}),
    ...(hasCountry ? {} : { recommended_countries: listingRulesText('countriesRequired') }),
  };
}

/** The problems of the sales goal by field; empty when it is valid. Units may be 0. */
export function checkGoal(
  values: Record<'monthlySalesTarget' | 'sellUnits' | 'marketingBudget', string>,
  currency: ShopCurrency = 'USD',
): GoalErrors {
  const most = currency === 'USD' ? maxDollars.goal : maxOfOthers;
  const monthlySalesTarget = moneyProblem('monthlySalesTarget', values.monthlySalesTarget, most);
  const sellUnits = unitsProblem(values.sellUnits);
  const marketingBudget = moneyProblem('marketingBudget', values.marketingBudget, most);
  return {
    ...(monthlySalesTarget ? { monthlySalesTarget } : {}),
    ...(sellUnits ? { sellUnits } : {}),
    ...(marketingBudget ? { marketingBudget } : {}),
  };
}

/** The problem of a number of units left, or null. */
export function findStockProblem(text: string): string | null {
  const units = readNumber(text);
  const isCount = units !== null && Number.isInteger(units) && units >= 0;
  if (!isCount) return listingRulesText('stockNotACount');
  return units > maxUnits ? listingRulesText('stockTooLarge', { max: maxUnits }) : null;
}

/** The problem of a number of units to be published, or null: at least one is needed to sell anything. */
export function findNewStockProblem(text: string): string | null {
  return Number(readNumber(text) ?? 0) < 1 ? listingRulesText('stockRequired') : findStockProblem(text);
}

/** The problem of an optional weight in kilograms, or null. */
export function findWeightProblem(text: string): string | null {
  if (!text.trim()) return null;
  const kilograms = readMeasure(text);
  if (kilograms === null) return listingRulesText('weightNotANumber');
  if (Math.round(kilograms * 1000) <= 0) return listingRulesText('weightTooSmall');
  return kilograms > maxKilograms ? listingRulesText('weightTooLarge', { max: maxKilograms }) : null;
}

/** What another currency is worth is checked where its rate is known. */
function priceProblem(text: string, currency: ShopCurrency): string | null {
  const minor = readMinor(text, currency);
  if (currency === 'USD' || minor === null) return moneyProblem('suggestedPrice', text, maxDollars.price);
  if (decimalsOf(currency) === 0 && !Number.isInteger(readNumber(text)))
    return listingRulesText('suggestedPriceNotWhole');
  return minor > 0 ? null : listingRulesText('suggestedPriceTooSmall');
}

type MoneyField = 'suggestedPrice' | 'monthlySalesTarget' | 'marketingBudget';

function moneyProblem(field: MoneyField, text: string, max: number): string | null {
  if (!text.trim()) return listingRulesText(`${field}Required`);
  const cents = readCents(text);
  if (cents === null) return listingRulesText(`${field}NotANumber`);
  if (cents <= 0) return listingRulesText(`${field}TooSmall`);
  return cents > max * 100 ? listingRulesText(`${field}TooLarge`, { max }) : null;
}

function unitsProblem(text: string): string | null {
  if (!text.trim()) return listingRulesText('unitsRequired');
  const units = readNumber(text);
  if (units === null) return listingRulesText('unitsNotANumber');
  if (!Number.isInteger(units)) return listingRulesText('unitsNotWhole');
  if (units < 0) return listingRulesText('unitsNegative');
  return units > maxUnits ? listingRulesText('unitsTooLarge', { max: maxUnits }) : null;
}
