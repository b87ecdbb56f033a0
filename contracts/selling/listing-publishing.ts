import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { findNameProblem } from '../identity/rules/name-rules.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { type InEveryLanguage, type Language, languages } from '../languages.ts';
import { factsField } from '../marketplace/facts.ts';
import type { ListingText } from '../marketplace/listing-text.ts';
import { cleanLine } from '../text/clean-text.ts';
import {
  languagesField,
  localCurrenciesField,
  offerCreditField,
  platformComparisonField,
  priceRangeField,
  salesRegionField,
} from './listing-form-fields.ts';
import { draftPhotos } from './listing-photos.ts';
import {
  checkGoal,
  checkPlan,
  findNewStockProblem,
  findTextProblem,
  findWeightProblem,
  fulfilments,
  planPriceOf,
} from './listing-rules.ts';
import { variantsField } from './variant-input.ts';

type Code = Uppercase<Language>;
type TextFields = Record<`productTitle${Code}` | `productDescription${Code}`, string>;

// Far above any real value, only to bound the work; the rules give the message.
const text = z.string().max(20_000).default('');
const short = z.string().max(200).default('');

const textFields = Object.fromEntries(
  languages.flatMap((language) => [
    [`productTitle${codeOf(language)}`, text],
    [`productDescription${codeOf(language)}`, text],
  ]),
) as Record<keyof TextFields, typeof text>;

const fields = z.object({
  ...textFields,
  languages: languagesField,
  /** The language in which the seller wrote; the other six texts are translations of it. */
  source_language: z.enum(languages).default('en'),
  salesRegion: salesRegionField,
  /** In US dollars; not needed with `price`. */
  suggestedPrice: short,
  /** The price in another currency, such as the shop's, as typed: `1290` or `1,290.50`. */
  price: short,
  /** The currency of `price` and of the goals. Where it is not the shop's, the price is converted by the dated rate. */
  currency: z.enum(shopCurrencies).default('USD'),
  avgPrice: priceRangeField('avgPrice'),
  priceRange: priceRangeField('priceRange'),
  requiredSales: short,
  estimatedGMV: short,
  localCurrencies: localCurrenciesField,
  platformComparison: platformComparisonField,
  monthlySalesTarget: short,
  SellUnits: short,
  /** How many the seller has; without it, `SellUnits` is the stock, and at least 1. */
  stock: short,
  marketingBudget: short,
  offerCredit: offerCreditField,
  category_id: short,
  category_name: short,
  sub_category_id: short,
  sub_category_name: short,
  super_sub_category_id: short,
  super_sub_category_name: short,
  /** What product type of that category it is, where the seller chose one. */
  product_type_id: short,
  facts: factsField.optional(),
  /** The photo: a file, or the name that an earlier upload of the seller has below `/uploads/`. */
  image: short,
  /** The seller's analysis whose photo this is, instead of `image`. */
  productUUID: z.union([z.literal(''), z.uuid()]).default(''),
  /** Where there are several: all of them, of which `productUUID` then only says the analysis. */
  photos: draftPhotos,
  /** Options and variants, where the article comes in several; prices and stocks are theirs then. */
  variants: variantsField,
  publish_key: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default('')
    .meta({
      description: 'the same key for every try to publish the same draft: up to 100 letters, digits, - and _',
      example: '5b1f6a0e-draft-1',
    }),
  fulfilment: z.enum(['', ...fulfilments]).default(''),
  /** In kilograms. */
  weight: short,
  /** The new shop name of a seller who has not chosen one yet; ignored for others. */
  shopName: short.transform(cleanLine),
});

export type PublishForm = z.output<typeof fields>;

/** Publishes a listing. A repeated `publish_key` returns the existing listing; without a key each call creates one. */
export const addProduct = endpoint({
  operationId: 'addProduct',
  needsVerifiedContact: true,
  method: 'POST',
  path: '/user/add-product',
  access: 'seller',
  summary: 'Publish a listing in seven languages; the same `publish_key` publishes once',
  errors: ['analysis_not_found', 'unknown_category', 'storage_full', 'sku_taken'],
  file: 'image',
  body: fields.superRefine((form, context) => {
    for (const message of problemsOf(form)) context.addIssue({ code: 'custom', message });
  }),
  answer: success({ product: z.object({ id: z.string() }) }),
});

/** The seven texts of a form. */
export function textsOf(form: TextFields): InEveryLanguage<ListingText> {
  const texts = languages.map((language) => {
    const code = codeOf(language);
    return [language, { title: form[`productTitle${code}`], description: form[`productDescription${code}`] }];
  });
  return Object.fromEntries(texts);
}

function problemsOf(form: PublishForm): string[] {
  const { salesRegion, monthlySalesTarget, SellUnits: sellUnits, marketingBudget } = form;
  const problems = [
    findTextProblem(textsOf(form), form.source_language)?.message,
    ...Object.values(checkPlan({ ...planPriceOf(form), recommended_countries: salesRegion })),
    ...Object.values(checkGoal({ monthlySalesTarget, sellUnits, marketingBudget }, form.currency)),
    form.stock.trim() ? findNewStockProblem(form.stock) : null,
    findWeightProblem(form.weight),
    form.shopName ? findNameProblem(form.shopName) : null,
  ];
  return problems.filter((message) => typeof message === 'string');
}

function codeOf(language: Language): Code {
  return language.toUpperCase() as Code;
}
