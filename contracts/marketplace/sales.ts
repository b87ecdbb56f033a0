import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { idParameter, idText } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { maxSalePercent } from './sale-rules.ts';

const minor = z.int();

const ownSale = z.object({
  id: z.string(),
  scope: z.enum(['listing', 'section', 'shop']),
  /** What the listing or section is called; null for the shop. */
  name: z.string().nullable(),
  percent: z.int().nullable(),
  /** The new price in the smallest unit of `currency`; null for a discount in percent. */
  amount_minor: minor.nullable(),
  currency: z.enum(shopCurrencies),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(['running', 'planned', 'ended']),
});

export type OwnSale = z.infer<typeof ownSale>;

export const listSales = endpoint({
  operationId: 'listSales',
  method: 'POST',
  path: '/user/sales/list',
  access: 'seller',
  summary: 'Your sales: the running ones, the planned ones, and the last that ended',
  body: z.object({ language: z.enum(languages).default('en') }),
  answer: success({ sales: z.array(ownSale) }),
});

const plannedSale = z.object({
  /** At most one of the two; without either the sale is of the whole shop. */
  listing_id: idText.optional(),
  section_id: idText.optional(),
  /** One of the two: how much less, or the new price in the currency of the shop. */
  percent: z.int().min(1).max(maxSalePercent).optional().meta({ example: 20 }),
  amount: z.string().max(30).meta({ description: 'a price in the currency of your shop', example: '16.99' }).optional(),
  /** A start that has passed, or none, is now. */
  starts_at: z.iso.datetime().optional(),
  ends_at: z.iso.datetime(),
  /** Whether to say only what the sale would do. */
  preview: z.boolean().default(false),
  language: z.enum(languages).default('en'),
});

export type PlannedSale = z.output<typeof plannedSale>;

export const planSale = endpoint({
  operationId: 'planSale',
  method: 'POST',
  path: '/user/sales',
  access: 'seller',
  summary: 'Plan a sale of a listing, a section or the whole shop, or preview it',
  errors: ['product_not_found', 'section_not_found', 'too_many_sales'],
  body: plannedSale,
  answer: success({
    /** Null for a preview. */
    sale: ownSale.nullable(),
    /** How many listings it makes cheaper than what you ask for them. */
    listings: z.int(),
    /** One of them, and its price without and with this sale. */
    example: z.object({ title: z.string(), price_minor: minor, sale_price_minor: minor }).nullable(),
    currency: z.enum(shopCurrencies),
  }),
});

export type SalePreview = Pick<z.infer<typeof planSale.answer>, 'listings' | 'example' | 'currency'>;

export const endSale = endpoint({
  operationId: 'endSale',
  method: 'POST',
  path: '/user/sales/:id/end',
  access: 'seller',
  summary: 'End a running sale now',
  errors: ['sale_not_found', 'sale_not_running'],
  params: idParameter,
  answer: success({}),
});

export const deleteSale = endpoint({
  operationId: 'deleteSale',
  method: 'DELETE',
  path: '/user/sales/:id',
  access: 'seller',
  summary: 'Delete a planned sale',
  errors: ['sale_not_found', 'sale_begun'],
  params: idParameter,
  answer: success({}),
});
