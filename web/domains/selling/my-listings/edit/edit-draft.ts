import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import type { ListingText } from '../../../../../contracts/marketplace/listing-text.ts';
import {
  checkGoal,
  checkPlan,
  findProblemIn,
  findStockProblem,
  findWeightProblem,
  type GoalErrors,
  type PlanErrors,
  type TextProblem,
} from '../../../../../contracts/selling/listing-rules.ts';
import type { ListingChanges, ListingToEdit } from '../../../../../contracts/selling/my-listings.ts';
import { isCountryCode } from '../../../../../reference-data/countries/countries.ts';
import { convertFromUsdCents } from '../../../../../reference-data/currencies/convert.ts';
import { amountText } from '../../../../lib/language/amount-text.ts';
import { entriesOf, type FactEntry, sentFactsOf } from '../../listing-facts/fact-entries.ts';
import { namesOf } from '../listing-names.ts';

type Plan = NonNullable<ListingChanges['plan']>;

/** A listing while it is edited. Figures are text as typed. */
export interface EditDraft {
  /** File names below `/uploads/`, the cover first. */
  photos: readonly string[];
  texts: InEveryLanguage<ListingText>;
  /** Stale languages whose texts the seller confirmed as still correct. */
  confirmedLanguages: readonly Language[];
  suggestedPrice: string;
  /** Units left. */
  stock: string;
  /** English names. */
  countries: string[];
  category: { id: string; name: string };
  /** What buyers of the product type ask for. */
  facts: readonly FactEntry[];
  plan: Plan;
}

export interface EditErrors extends PlanErrors, GoalErrors {
  text?: string;
  photos?: string;
  stock?: string;
  weight?: string;
}

/** A listing as stored on the server, and the seller's draft of it. */
export interface Edit {
  listing: ListingToEdit;
  draft: EditDraft;
  /** Whether the draft differs from the listing. */
  isChanged: boolean;
}

/** An edit of the listing with the given draft, or with an unchanged one. */
export function editOf(listing: ListingToEdit, draft = draftOf(listing)): Edit {
  return { listing, draft, isChanged: Object.keys(changesOf(draft, listing)).length > 0 };
}

/** An unchanged draft of the listing. */
function draftOf(listing: ListingToEdit): EditDraft {
  const { plan, currency } = listing;
  const goalText = (cents: number) => amountText(convertFromUsdCents(cents, currency), currency);
  const texts = languages.map((language) => {
    const { title = '', description = '' } = listing.texts[language] ?? {};
    return [language, { title, description }];
  });
  return {
    photos: listing.photos,
    texts: Object.fromEntries(texts),
    confirmedLanguages: [],
    suggestedPrice: amountText(listing.price_minor, currency),
    stock: String(listing.stock),
    countries: listing.countries.filter(isCountryCode),
    category: { id: listing.super_sub_category_id, name: namesOf(listing).category },
    facts: entriesOf(listing.facts),
    plan: {
      monthlySalesTarget: plan ? goalText(plan.monthly_sales_target_cents) : '',
      sellUnits: plan ? String(plan.sell_units) : '',
      marketingBudget: plan ? goalText(plan.marketing_budget_cents) : '',
      offerCredit: plan?.offers_credit ?? false,
      fulfilment: plan?.fulfilment ?? null,
      weight: plan?.weight_grams ? String(plan.weight_grams / 1000) : '',
    },
  };
}

/** Only the fields in which the draft differs from the listing. */
export function changesOf(draft: EditDraft, listing: ListingToEdit): Partial<ListingChanges> {
  const before = draftOf(listing);
  const changed = changedLanguages(draft, listing);
  const confirmed = draft.confirmedLanguages.filter((language) => !changed.includes(language));
  const texts = Object.fromEntries([...changed, ...confirmed].map((language) => [language, draft.texts[language]]));
  return {
    ...(Object.keys(texts).length > 0 ? { texts } : {}),
    ...(isSame(draft.photos, before.photos) ? {} : { photos: [...draft.photos] }),
    ...(draft.suggestedPrice === before.suggestedPrice ? {} : priceIn(listing.currency, draft.suggestedPrice)),
    // What is sold while the seller types is taken off by the server.
    ...(draft.stock === before.stock ? {} : { stock: draft.stock, stockBefore: before.stock }),
    ...(isSame(draft.countries, before.countries) ? {} : { recommended_countries: draft.countries }),
    ...(draft.category.id === before.category.id ? {} : { super_sub_category_id: draft.category.id }),
    ...(isSame(sentFactsOf(draft.facts), sentFactsOf(before.facts)) ? {} : { facts: sentFactsOf(draft.facts) }),
    ...(isSame(draft.plan, before.plan) ? {} : { ...goalsIn(listing.currency), plan: draft.plan }),
  };
}

/** A price in dollars has the name of the specification. */
const priceIn = (currency: ShopCurrency, text: string) =>
  currency === 'USD' ? { suggestedPrice: text } : { price: text, currency };

const goalsIn = (currency: ShopCurrency) => (currency === 'USD' ? {} : { currency });

/** Applies the changes of the draft to a newer version of the listing; price and stock are not its own once it has options. */
export function rebaseDraft(newer: ListingToEdit, draft: EditDraft, listing: ListingToEdit): EditDraft {
  const now = draftOf(newer);
  const { texts, ...changes } = changesOf({ ...draft, confirmedLanguages: [] }, listing);
  return {
    ...now,
    texts: { ...now.texts, ...texts },
    confirmedLanguages: draft.confirmedLanguages,
    ...(!newer.has_options && ('suggestedPrice' in changes || 'price' in changes)
      ? { suggestedPrice: draft.suggestedPrice }
      : {}),
    ...('photos' in changes ? { photos: draft.photos } : {}),
    ...(!newer.has_options && 'stock' in changes ? { stock: draft.stock } : {}),
    ...('recommended_countries' in changes ? { countries: draft.countries } : {}),
    ...('super_sub_category_id' in changes ? { category: draft.category } : {}),
    ...('facts' in changes ? { facts: draft.facts } : {}),
    ...('plan' in changes ? { plan: draft.plan } : {}),
  };
}

/** Languages whose texts the draft changes. */
export function changedLanguages(draft: EditDraft, listing: ListingToEdit): Language[] {
  const before = draftOf(listing);
  return languages.filter((language) => !isSame(draft.texts[language], before.texts[language]));
}

/** The first invalid text among the changed ones. */
export function findChangedProblem(draft: EditDraft, listing: ListingToEdit): TextProblem | null {
  for (const language of changedLanguages(draft, listing)) {
    const problem = findProblemIn(language, draft.texts[language]);
    if (problem) return problem;
  }
  return null;
}

/** Validation errors of the changes by field; empty when they can be saved. */
export function checkChanges(draft: EditDraft, listing: ListingToEdit): EditErrors {
  const { suggestedPrice, countries: recommended_countries, plan } = draft;
  const text = findChangedProblem(draft, listing)?.message;
  const hasPlan = changesOf(draft, listing).plan !== undefined;
  const weight = findWeightProblem(plan.weight);
  const stock = findStockProblem(draft.stock);
  return {
    ...(text ? { text } : {}),
    ...checkPlan({ suggestedPrice, recommended_countries, currency: listing.currency }),
    ...(stock ? { stock } : {}),
    ...(hasPlan ? checkGoal(plan, listing.currency) : {}),
    ...(weight ? { weight } : {}),
  };
}

/** Compares plain data whose keys are in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
