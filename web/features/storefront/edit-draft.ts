import { type InEveryLanguage, type Language, languages } from '../../../contracts/languages.ts';
import {
  checkGoal,
  checkPlan,
  findPriceBeforeProblem,
  findProblemIn,
  findWeightProblem,
  type GoalErrors,
  type ListingText,
  type PlanErrors,
  type TextProblem,
} from '../../../contracts/listing-rules.ts';
import type { ListingChanges, ListingToEdit } from '../../../contracts/storefront.ts';
import { countryName, isCountryCode } from '../../../market/countries.ts';

type Plan = NonNullable<ListingChanges['plan']>;

/** A listing while it is being changed. Figures are as they were typed. */
export interface EditDraft {
  texts: InEveryLanguage<ListingText>;
  /** Languages behind the English text that the seller found to be right all the same. */
  stillRight: readonly Language[];
  suggestedPrice: string;
  /** Empty where the price is not reduced. */
  priceBefore: string;
  /** English names. */
  countries: string[];
  category: { id: string; name: string };
  plan: Plan;
}

export interface EditErrors extends PlanErrors, GoalErrors {
  text?: string;
  priceBefore?: string;
  weight?: string;
}

/** The listing as it is, ready to be changed. */
export function draftOf(listing: ListingToEdit): EditDraft {
  const { plan } = listing;
  const texts = languages.map((language) => {
    const { title = '', description = '' } = listing.texts[language] ?? {};
    return [language, { title, description }];
  });
  return {
    texts: Object.fromEntries(texts),
    stillRight: [],
    suggestedPrice: inDollars(listing.price_cents),
    priceBefore: listing.price_before_cents === null ? '' : inDollars(listing.price_before_cents),
    countries: listing.countries.filter(isCountryCode).map(countryName),
    category: { id: listing.super_sub_category_id, name: listing.super_sub_category_name },
    plan: {
      monthlySalesTarget: plan ? inDollars(plan.monthly_sales_target_cents) : '',
      sellUnits: plan ? String(plan.sell_units) : '',
      marketingBudget: plan ? inDollars(plan.marketing_budget_cents) : '',
      offerCredit: plan?.offers_credit ?? false,
      fulfilment: plan?.fulfilment ?? null,
      weight: plan?.weight_grams ? String(plan.weight_grams / 1000) : '',
    },
  };
}

/** What the draft would change of the listing, and nothing else. */
export function changesOf(draft: EditDraft, listing: ListingToEdit): Partial<ListingChanges> {
  const before = draftOf(listing);
  const changed = changedLanguages(draft, listing);
  const kept = draft.stillRight.filter((language) => !changed.includes(language));
  const texts = Object.fromEntries([...changed, ...kept].map((language) => [language, draft.texts[language]]));
  return {
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(draft.suggestedPrice === before.suggestedPrice ? {} : { suggestedPrice: draft.suggestedPrice }),
    ...(draft.priceBefore === before.priceBefore ? {} : { priceBefore: draft.priceBefore }),
    ...(isSame(draft.countries, before.countries) ? {} : { recommended_countries: draft.countries }),
    ...(draft.category.id === before.category.id ? {} : { super_sub_category_id: draft.category.id }),
    ...(isSame(draft.plan, before.plan) ? {} : { plan: draft.plan }),
  };
}

/** The draft on top of a listing that was changed elsewhere: what was typed stays, and the rest is as it is there now. */
export function rebaseDraft(newer: ListingToEdit, draft: EditDraft, listing: ListingToEdit): EditDraft {
  const now = draftOf(newer);
  const { texts, ...typed } = changesOf({ ...draft, stillRight: [] }, listing);
  return {
    ...now,
    texts: { ...now.texts, ...texts },
    stillRight: draft.stillRight,
    ...('suggestedPrice' in typed ? { suggestedPrice: draft.suggestedPrice } : {}),
    ...('priceBefore' in typed ? { priceBefore: draft.priceBefore } : {}),
    ...('recommended_countries' in typed ? { countries: draft.countries } : {}),
    ...('super_sub_category_id' in typed ? { category: draft.category } : {}),
    ...('plan' in typed ? { plan: draft.plan } : {}),
  };
}

/** Languages whose words the draft changes. */
export function changedLanguages(draft: EditDraft, listing: ListingToEdit): Language[] {
  const before = draftOf(listing);
  return languages.filter((language) => !isSame(draft.texts[language], before.texts[language]));
}

/** The first text that cannot be saved; what is not changed is not asked about. */
export function findChangedProblem(draft: EditDraft, listing: ListingToEdit): TextProblem | null {
  for (const language of changedLanguages(draft, listing)) {
    const problem = findProblemIn(language, draft.texts[language]);
    if (problem) return problem;
  }
  return null;
}

/** What is wrong with the changes, by field; empty when they can be saved. */
export function checkChanges(draft: EditDraft, listing: ListingToEdit): EditErrors {
  const { suggestedPrice, priceBefore, countries: recommended_countries, plan } = draft;
  const text = findChangedProblem(draft, listing)?.message;
  const hasPlan = changesOf(draft, listing).plan !== undefined;
  const weight = findWeightProblem(plan.weight);
  const beforeProblem = findPriceBeforeProblem(priceBefore, suggestedPrice);
  return {
    ...(text ? { text } : {}),
    ...checkPlan({ suggestedPrice, recommended_countries }),
    ...(beforeProblem ? { priceBefore: beforeProblem } : {}),
    ...(hasPlan ? checkGoal(plan) : {}),
    ...(weight ? { weight } : {}),
  };
}

function inDollars(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Both are plain data that we made ourselves, with their keys in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
