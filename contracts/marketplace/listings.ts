import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { attributeId, productTypeId } from './filter-ids.ts';
import { rating } from './rating.ts';
import { recordFields, textInEach } from './record-fields.ts';
import { publicVacation } from './shop-texts.ts';

/** The conditions that a list can be filtered by; `used` is everything that was used before, also what is like new. */
export const conditionFilters = ['new', 'like-new', 'used'] as const;
export type ConditionFilter = (typeof conditionFilters)[number];

/** A live listing as a card shows it. */
export const listedProduct = z.object({
  id: z.string(),
  productTitleEN: z.string(),
  productDescriptionEN: z.string(),
  /** File name below `/uploads/`. */
  productImage: z.string(),
  /** In US dollars; of a shop that sells in another currency by the dated rate. */
  suggestedPrice: z.number(),
  /** The same in whole cents, for arithmetic. */
  price_cents: z.int(),
  /** The lowest price of the 30 days before a reduction, in whole cents; null where the price was not reduced lately. */
  price_before_cents: z.int().nullable(),
  /** The shop's; `minor` is its smallest unit. */
  currency: z.enum(shopCurrencies),
  price: z.number(),
  price_minor: z.int(),
  price_before_minor: z.int().nullable(),
  /** Average and number of its reviews; null without reviews. */
  rating: rating.nullable(),
  /** Units left; 0 is sold out. */
  stock: z.int(),
  /** Units sold so far, without what was cancelled or returned. */
  sold: z.int(),
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

export const sortings = ['best', 'newest', 'price_up', 'price_down', 'rating', 'sold'] as const;
export type Sorting = (typeof sortings)[number];

const dollars = z.number().min(0).max(10_000_000);

/** What a list is filtered by, besides its category and text. */
const listFilters = {
  /** The id of a product type, from `listProductTypes`. */
  product_type: productTypeId.default(''),
  min_price: dollars.optional(),
  max_price: dollars.optional(),
  condition: z.enum(conditionFilters).optional(),
  /** Ids of a colour and a material, from `listProductTypes`. */
  colour: attributeId.optional().meta({ example: 'red' }),
  material: attributeId.optional().meta({ example: 'silk' }),
  /** The lowest average of the stars of its reviews. */
  min_rating: z.int().min(1).max(5).optional(),
  /** By ISO code or name. */
  country: z.string().max(100).optional().meta({ example: 'TH' }),
  /** Whether to leave out what is sold out. */
  in_stock: z.boolean().default(false),
};

/** A filter that the words of `q` asked for. */
const saidFilter = z.object({
  type: z.enum(['price', 'condition', 'in_stock']),
  /** The ends of a price in its currency; null where it is open, or where this is no price. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  currency: z.string().nullable(),
  condition: z.enum(conditionFilters).nullable(),
  /** `q` without it. */
  rest: z.string(),
  /** Whether nothing matched with it, and it was left out. */
  is_unmet: z.boolean(),
});
export type SaidFilter = z.infer<typeof saidFilter>;

/** What made a product stand where it does in a search. */
const explainedProduct = z.object({
  id: z.string(),
  /** In thousandths; null for a product that follows the ranked ones by its age. */
  score: z.int().nullable(),
  parts: z.array(
    z.object({
      /** A part of `q`. */
      text: z.string(),
      where: z.enum(['product type', 'category', 'wider category', 'title', 'description', 'nowhere', 'lacking']),
      added: z.number(),
    }),
  ),
});
export type ExplainedProduct = z.infer<typeof explainedProduct>;

/** Which products a list has. */
const productQuery = {
  category_id: z.string().max(10).default('').meta({ example: '1000' }),
  sub_category_id: z.string().max(10).default('').meta({ example: '1300' }),
  q: z.string().max(200).default('').meta({ example: 'red lamp' }),
  ...listFilters,
  sort: z.enum(sortings).default('best'),
  /** Whether to search for `q` as typed, even if it looks like a typing mistake. */
  exact: z.boolean().default(false),
  language: z.enum(languages).default('en'),
};

/** A page of live listings; an empty `category_id` means all categories. */
export const listProducts = endpoint({
  operationId: 'listProducts',
  method: 'POST',
  path: '/user/all-products',
  access: 'open',
  summary: 'List, search and filter live products',
  body: z.object({
    ...productQuery,
    cursor: z.string().max(200).optional(),
    limit: z.int().min(1).max(100).default(productPageSize),
    /** Whether to answer what each word added; heeded only where the operator has set SEARCH_EXPLAIN. */
    explain: z.boolean().default(false),
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
    /** The filters that the words of `q` asked for. */
    said_filters: z.array(saidFilter),
    /** Words of `q` that no product has and that were set aside. */
    without: z.array(z.string()),
    /** For each product of a search which word matched where and what it added; null unless it was asked for. */
    explanation: z.array(explainedProduct).nullable(),
  }),
});

/** Large lists are not counted to their end. */
export const maxProductCount = 1000;

/** How many products a list has; apart from the list, so that its first page does not wait for the count. */
export const countProducts = endpoint({
  operationId: 'countProducts',
  method: 'POST',
  path: '/user/count-products',
  access: 'open',
  summary: 'Count the products of a list, up to a thousand',
  body: z.object(productQuery),
  answer: success({
    count: z.int(),
    /** Whether there are more than `count`. */
    is_more: z.boolean(),
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
  answer: success({
    productTypes: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The colours and materials of the first products of the list, the most frequent first. */
    colours: z.array(z.object({ id: z.string(), name: z.string() })),
    materials: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
});

/** What is offered: page, structured data and feeds are written from it, so that they cannot say different things. */
export const productRecord = listedProduct.extend(recordFields);

export type ProductRecord = z.infer<typeof productRecord>;

/** Everything the product's page shows. */
export const productDetails = productRecord.extend({
  texts: z.object(textInEach),
  /** The language in which the seller wrote; the other texts are translations of it. */
  source_language: z.enum(languages),
  created_at: z.iso.datetime(),
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
    /** File name below `/uploads/`. */
    logo: z.string().nullable(),
    /** From two weeks before it until it ends; null at other times. */
    vacation: publicVacation.nullable(),
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
