import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';
import { type InEveryLanguage, type Language, languages } from './languages.ts';
import { languageNames } from './listing-analysis.ts';
import {
  checkGoal,
  checkPlan,
  dollarsAtMost,
  findPriceBeforeProblem,
  findTextProblem,
  findWeightProblem,
  fulfilments,
  type ListingText,
} from './listing-rules.ts';
import { withPlainText } from './plain-text.ts';

type Code = Uppercase<Language>;
type TextFields = Record<`productTitle${Code}` | `productDescription${Code}`, string>;

// Far above any real value: the rules give the message, this only bounds the work.
const text = z.string().max(20_000).default('');
const short = z.string().max(200).default('');

const textFields = Object.fromEntries(
  languages.flatMap((language) => [
    [`productTitle${codeOf(language)}`, text],
    [`productDescription${codeOf(language)}`, text],
  ]),
) as Record<keyof TextFields, typeof text>;

const seven = new Set<string>(Object.values(languageNames));

const money = z.object({ min: z.number().min(0), max: z.number().min(0) });

/** JSON in a form field; an empty field is none. */
const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  text
    .refine((value) => value === '' || schema.safeParse(readJson(value)).success)
    .transform((value) => (value === '' ? null : schema.parse(readJson(value))));

/** Dollars as `12.5-18`; an empty field is none. */
const priceRange = short
  .refine((value) => value.trim() === '' || readPriceRange(value) !== null)
  .transform((value) => readPriceRange(value));

const fields = z.object({
  ...textFields,
  /** Names of the seven languages, joined by commas. */
  languages: short.refine((value) => value.split(',').every((name) => isOneOfSeven(name.trim()))),
  /** Countries by English name or ISO code, joined by commas. */
  salesRegion: z.string().max(4000).default(''),
  suggestedPrice: short,
  /** The price before a reduction in dollars; an empty field is none. */
  priceBefore: short,
  avgPrice: priceRange,
  priceRange,
  requiredSales: short,
  estimatedGMV: short,
  localCurrencies: jsonField(z.record(z.string().regex(/^[A-Z]{3}$/), money)),
  platformComparison: jsonField(
    z.record(z.string().min(1).max(60), z.object({ price_range: money, availability: z.string().max(200) })),
  ),
  monthlySalesTarget: short,
  SellUnits: short,
  marketingBudget: short,
  offerCredit: z.enum(['yes', 'no']).default('no'),
  category_id: short,
  category_name: short,
  sub_category_id: short,
  sub_category_name: short,
  super_sub_category_id: short,
  super_sub_category_name: short,
  /** The seller's analysis whose photo this is; without it the form's own image is taken. */
  productUUID: z.union([z.literal(''), z.uuid()]).default(''),
  /** The same for every try to publish the same draft. */
  publish_key: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .default(''),
  fulfilment: z.enum(['', ...fulfilments]).default(''),
  /** In kilograms. */
  weight: short,
});

export type PublishForm = z.output<typeof fields>;

/** Publishes a listing. Publishing the same draft again answers with the listing that is there. */
export const addProduct = endpoint({
  method: 'POST',
  path: '/user/add-product',
  access: 'seller',
  summary: 'Publish a listing in seven languages; publishing the same draft again changes nothing',
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
  const { suggestedPrice, salesRegion, monthlySalesTarget, SellUnits: sellUnits, marketingBudget } = form;
  const found = [
    findTextProblem(textsOf(form))?.message,
    ...Object.values(checkPlan({ suggestedPrice, recommended_countries: salesRegion.split(',') })),
    findPriceBeforeProblem(form.priceBefore, suggestedPrice),
    ...Object.values(checkGoal({ monthlySalesTarget, sellUnits, marketingBudget })),
    findWeightProblem(form.weight),
  ];
  return found.filter((message) => typeof message === 'string');
}

function codeOf(language: Language): Code {
  return language.toUpperCase() as Code;
}

function isOneOfSeven(name: string): boolean {
  return name === '' || seven.has(name.toLowerCase());
}

function readPriceRange(value: string): { min: number; max: number } | null {
  const [, min, max] = /^\s*(\d{1,8}(?:\.\d+)?)\s*-\s*(\d{1,8}(?:\.\d+)?)\s*$/.exec(value) ?? [];
  return min === undefined || max === undefined || Number(min) > Number(max) || Number(max) > dollarsAtMost.price
    ? null
    : { min: Number(min), max: Number(max) };
}

function readJson(value: string): unknown {
  try {
    return withPlainText(JSON.parse(value));
  } catch {
    return undefined;
  }
}
