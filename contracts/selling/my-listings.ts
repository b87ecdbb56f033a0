import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { type Language, languages } from '../languages.ts';
import { sentFacts, shownFact } from '../marketplace/facts.ts';
import { productTypeId } from '../marketplace/filter-ids.ts';
import { listedProduct } from '../marketplace/listings.ts';
import { listingPhotos } from './listing-photos.ts';
import {
  checkGoal,
  checkPlan,
  findProblemIn,
  findStockProblem,
  findWeightProblem,
  fulfilments,
  planPriceOf,
} from './listing-rules.ts';

export const listingStates = ['live', 'paused', 'removed'] as const;
export type ListingState = (typeof listingStates)[number];

/** Days in which a removed listing can be restored. */
export const restoreDays = 7;

const language = z.enum(languages);

/** A listing in its seller's storefront. */
const ownListing = listedProduct
  .pick({
    id: true,
    productTitleEN: true,
    productImage: true,
    price_cents: true,
    price_before_cents: true,
    currency: true,
    price: true,
    price_minor: true,
    price_before_minor: true,
    stock: true,
    category_id: true,
  })
  .extend({
    super_sub_category_id: z.string(),
    super_sub_category_name: z.string(),
    /** Title and category in every language; a missing title is the English one. */
    names: z.partialRecord(language, z.object({ title: z.string(), category: z.string() })).optional(),
    state: z.enum(listingStates),
    /** Until when buyers see the price as reduced; null where it is not. */
    reduced_until: z.iso.datetime().nullable(),
    /** The language in which the seller wrote; the other texts are translations of it. */
    source_language: language,
    /** Languages whose text is older than the last change of the text in the source language. */
    stale_languages: z.array(language),
    created_at: z.iso.datetime(),
    /** When a removed listing is deleted for good. */
    gone_at: z.iso.datetime().nullable(),
  });

export type OwnListing = z.infer<typeof ownListing>;

const plan = z.object({
  monthly_sales_target_cents: z.int(),
  sell_units: z.int(),
  marketing_budget_cents: z.int(),
  offers_credit: z.boolean(),
  fulfilment: z.enum(fulfilments).nullable(),
  weight_grams: z.int().nullable(),
});

/** All editable data of a listing. */
const listingToEdit = ownListing.extend({
  texts: z.partialRecord(language, z.object({ title: z.string(), description: z.string(), is_stale: z.boolean() })),
  /** File names below `/uploads/`, the cover first. */
  photos: z.array(z.string()),
  /** ISO codes. */
  countries: z.array(z.string()),
  /** Whether price and stock are those of its variants, which are changed by `PUT /user/storefront/{id}/variants`. */
  has_options: z.boolean(),
  /** What product type it is, where the seller chose one. */
  product_type_id: z.string().nullable(),
  /** In the language in which the seller wrote. */
  facts: z.array(shownFact),
  /** Null where the listing was created without a plan. */
  plan: plan.nullable(),
  /** Changes with every change of the editable data. */
  version: z.string(),
});

export type ListingToEdit = z.infer<typeof listingToEdit>;

export const listOwnListings = endpoint({
  operationId: 'listOwnListings',
  method: 'POST',
  path: '/user/listings',
  access: 'seller',
  summary: 'The seller’s own listings, newest first; `q` is read as the search of the shop reads it',
  body: z.object({
    q: z.string().max(200).default(''),
    /** The seller’s language, for words that mean different things in several. */
    language: z.enum(languages).default('en'),
    /** Defaults to all that are not removed. */
    state: z.enum(listingStates).optional(),
    cursor: z.string().max(200).optional(),
  }),
  answer: success({ listings: z.array(ownListing), next_cursor: z.string().nullable() }),
});

const listingParams = z.object({ id: z.string().max(20) });

export const getOwnListing = endpoint({
  operationId: 'getOwnListing',
  method: 'GET',
  path: '/user/listings/:id',
  access: 'seller',
  summary: 'One of the seller’s listings, with all that can be changed',
  errors: ['product_not_found'],
  params: listingParams,
  answer: success({ listing: listingToEdit }),
});

// Far above any real value, only to bound the work; the rules give the message.
const text = z.string().max(20_000);
const figure = z.string().max(200);

const changes = z.object({
  /** The version that was edited; the changes are refused if the listing has another one by now. */
  version: z.string().max(100).optional(),
  texts: z.partialRecord(language, z.object({ title: text, description: text })).default({}),
  /** In US dollars. */
  suggestedPrice: figure.optional(),
  /** The price in another currency, such as the shop's, instead of that in dollars. */
  price: figure.optional(),
  /** Of the price and of the goals in the plan. */
  currency: z.enum(shopCurrencies).optional(),
  /** Units left. */
  stock: figure.optional(),
  /** The stock that was shown when it was changed: what was sold since then is taken off. */
  stockBefore: figure.optional(),
  /** By English name or ISO code. */
  recommended_countries: z.array(z.string().max(100)).max(250).optional(),
  super_sub_category_id: z.string().max(10).optional(),
  /** All photos in their order: those of the listing, and others that the seller uploaded. One that is left out is removed. */
  photos: listingPhotos.optional(),
  /** All facts in their order; one that is left out is removed. */
  facts: sentFacts.optional(),
  product_type_id: productTypeId.optional(),
  plan: z
    .object({
      monthlySalesTarget: figure,
      sellUnits: figure,
      marketingBudget: figure,
      offerCredit: z.boolean(),
      fulfilment: z.enum(fulfilments).nullable(),
      /** In kilograms; empty where it is not known. */
      weight: figure,
    })
    .optional(),
});

export type ListingChanges = z.output<typeof changes>;

/** Changes the values fields only. A new text in the source language marks the others as stale until they are saved. */
export const changeListing = endpoint({
  operationId: 'changeListing',
  method: 'POST',
  path: '/user/listings/:id',
  access: 'seller',
  summary: 'Change texts, photos, price, stock, countries, category or plan of a listing',
  errors: ['product_not_found', 'listing_changed', 'unknown_category', 'sold_by_variant'],
  params: listingParams,
  body: changes.superRefine((values, context) => {
    for (const message of problemsOf(values)) context.addIssue({ code: 'custom', message });
  }),
  answer: success({ listing: listingToEdit }),
});

const stateChange = (name: 'pause' | 'resume' | 'restore', summary: string) =>
  endpoint({
    operationId: `${name}Listing`,
    method: 'POST',
    path: `/user/listings/:id/${name}`,
    access: 'seller',
    summary,
    errors: ['product_not_found'],
    params: listingParams,
    answer: success({ listing: ownListing }),
  });

export const pauseListing = stateChange('pause', 'Take a listing off the shop window until it is resumed');
export const resumeListing = stateChange('resume', 'Put a paused listing back');
export const restoreListing = stateChange('restore', 'Bring a removed listing back as it was, within seven days');

export const removeListing = endpoint({
  operationId: 'removeListing',
  method: 'DELETE',
  path: '/user/listings/:id',
  access: 'seller',
  summary: 'Remove a listing; for seven days it can be brought back',
  errors: ['product_not_found'],
  params: listingParams,
  answer: success({ listing: ownListing }),
});

function problemsOf({
  texts,
  price,
  currency,
  suggestedPrice,
  stock,
  stockBefore,
  recommended_countries,
  plan: goal,
}: ListingChanges): string[] {
  const problems = [
    ...Object.entries(texts).map(([name, words]) => findProblemIn(name as Language, words)?.message),
    ...Object.values(
      checkPlan({
        ...planPriceOf({ price, currency, suggestedPrice: suggestedPrice ?? '1' }),
        recommended_countries: recommended_countries ?? ['any'],
      }),
    ),
    ...[stock, stockBefore].map((units) => (units === undefined ? null : findStockProblem(units))),
    ...(goal ? Object.values(checkGoal(goal, currency)) : []),
    goal ? findWeightProblem(goal.weight) : null,
  ];
  return problems.filter((message) => typeof message === 'string');
}
