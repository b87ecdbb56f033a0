import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { type InEveryLanguage, languages } from '../languages.ts';
import { rating } from './rating.ts';

/** A live listing as a card shows it. */
export const listedProduct = z.object({
  id: z.string(),
  productTitleEN: z.string(),
  productDescriptionEN: z.string(),
  /** File name below `/uploads/`. */
  productImage: z.string(),
  /** In US dollars, as the seller typed it. */
  suggestedPrice: z.number(),
  /** The same in whole cents, for arithmetic. */
  price_cents: z.int(),
  /** The lowest price of the 30 days before a reduction, in whole cents; null where the price was not reduced lately. */
  price_before_cents: z.int().nullable(),
  /** Average and number of its reviews; null without reviews. */
  rating: rating.nullable(),
  /** Units left; 0 is sold out. */
  stock: z.int(),
  category_id: z.string(),
  category_name: z.string(),
  sub_category_id: z.string(),
  sub_category_name: z.string(),
  super_sub_category_id: z.string(),
  super_sub_category_name: z.string(),
  /** The requested language and the text in it. */
  language: z.enum(languages),
  title: z.string(),
  description: z.string(),
});

export type ListedProduct = z.infer<typeof listedProduct>;

/** Fills whole rows of two, three, four and six, and is small enough to render quickly on a phone. */
export const productPageSize = 24;

export const sortings = ['best', 'newest', 'price_up', 'price_down'] as const;
export type Sorting = (typeof sortings)[number];

const productTypeId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]*$/);
const dollars = z.number().min(0).max(10_000_000);

/** A page of live listings; an empty `category_id` means all categories. */
export const listProducts = endpoint({
  operationId: 'listProducts',
  method: 'POST',
  path: '/user/all-products',
  access: 'open',
  summary: 'List, search and filter live products',
  body: z.object({
    category_id: z.string().max(10).default('').meta({ example: '1000' }),
    sub_category_id: z.string().max(10).default('').meta({ example: '1300' }),
    q: z.string().max(200).default('').meta({ example: 'red lamp' }),
    /** The id of a product type, from `listProductTypes`. */
    product_type: productTypeId.default(''),
    min_price: dollars.optional(),
    max_price: dollars.optional(),
    /** By ISO code or name. */
    country: z.string().max(100).optional().meta({ example: 'TH' }),
    /** Whether to leave out what is sold out. */
    in_stock: z.boolean().default(false),
    sort: z.enum(sortings).default('best'),
    /** Whether to search for `q` as typed, even if it looks like a typing mistake. */
    exact: z.boolean().default(false),
    language: z.enum(languages).default('en'),
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(100).default(productPageSize),
  }),
  answer: success({
    products: z.array(listedProduct),
    next_cursor: z.string().nullable(),
    /** The name of the chosen product type; null without one. */
    product_type_name: z.string().nullable(),
    /** What was searched for instead of `q`, where that looked like a typing mistake. */
    corrected_query: z.string().nullable(),
    /** Whether nothing matched, and the products are only near to what was searched for. */
    is_relaxed: z.boolean(),
  }),
});

/** The product types in a list of products: those of a second-level category, or of what was found first. */
export const listProductTypes = endpoint({
  operationId: 'listProductTypes',
  method: 'POST',
  path: '/user/product-types',
  access: 'open',
  summary: 'Product types by which a list of products can be filtered',
  body: z.object({
    category_id: z.string().max(10).default('').meta({ example: '3000' }),
    sub_category_id: z.string().max(10).default('').meta({ example: '3400' }),
    q: z.string().max(200).default('').meta({ example: 'kitchen' }),
    exact: z.boolean().default(false),
    language: z.enum(languages).default('en'),
  }),
  answer: success({ productTypes: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

const text = z.object({ title: z.string(), description: z.string() });
const textInEach = Object.fromEntries(languages.map((language) => [language, text])) as InEveryLanguage<typeof text>;

/** Everything the product's page shows. */
export const productDetails = listedProduct.extend({
  texts: z.object(textInEach),
  /** The language in which the seller wrote; the other texts are translations of it. */
  source_language: z.enum(languages),
  created_at: z.iso.datetime(),
  recommended_countries: z.array(z.object({ code: z.string(), name: z.string() })),
  /** The price in the currencies of those countries, in minor units, with the day of the rates. */
  local_prices: z.record(z.string(), z.object({ amount: z.int(), decimals: z.int() })),
  rates_date: z.string(),
  seller: z.object({
    id: z.string(),
    name: z.string(),
    place: z.string().nullable(),
    listings: z.int(),
    rating: rating.nullable(),
    /** Whether shop and goods are samples of the demo shop. */
    is_sample: z.boolean(),
  }),
  related: z.array(listedProduct),
});

export type ProductDetails = z.infer<typeof productDetails>;

export const getProduct = endpoint({
  operationId: 'getProduct',
  method: 'GET',
  path: '/user/product/:id/:language',
  access: 'open',
  summary: 'One product with its texts in all seven languages',
  errors: ['product_not_found'],
  params: z.object({ id: z.string().max(20), language: z.enum(languages) }),
  answer: success({ product: productDetails }),
});

/** Suggestions for a partly typed search: product types, categories, then titles of live listings. */
export const suggestSearches = endpoint({
  operationId: 'suggestSearches',
  method: 'POST',
  path: '/user/suggest',
  access: 'open',
  summary: 'Suggestions for a search as it is typed',
  body: z.object({ q: z.string().max(100), language: z.enum(languages).default('en') }),
  answer: success({
    searches: z.array(z.string()),
    categories: z.array(z.object({ id: z.string(), top_category_id: z.string(), name: z.string() })),
    titles: z.array(z.string()),
  }),
});
