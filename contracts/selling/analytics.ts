import { z } from 'zod';
import { dayMs } from '../durations.ts';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';

export const maxRangeDays = 366;

const counts = z.object({ view: z.int(), click: z.int(), favorite: z.int(), ad_picture: z.int() });
export type EventCounts = z.infer<typeof counts>;

const sales = z.object({ revenue_cents: z.int(), purchases: z.int() });

const report = z.object({
  /** Whether anything was ever counted or sold for this seller. */
  is_live: z.boolean(),
  totals: counts,
  /** Totals of the same number of days just before. */
  totals_before: counts,
  /** Every day of the range in order, including days without events. */
  days: z.array(counts.extend({ day: z.iso.date() })),
  /** Most views first; null for visitors whose country is not known. */
  countries: z.array(z.object({ country: z.string().nullable(), views: z.int() })),
  products: z.array(z.object({ id: z.string(), title: z.string(), views: z.int() })),
  /** Found in the English titles, named in the asked language. */
  colours: z.array(z.object({ colour: z.string(), views: z.int() })),
  /** Orders by the day on which they were placed, without cancelled ones and refunds. */
  sales: z.object({
    /** That of the shop; orders of an earlier one are not added to these. */
    currency: z.enum(shopCurrencies),
    totals: sales,
    totals_before: sales,
    days: z.array(sales.extend({ day: z.iso.date() })),
    /** Where most purchases went; null without purchases. */
    top_country: z.string().nullable(),
    /** The share of the monthly budgets of the seller's plans that falls on these days, from dollars by the dated rate. */
    marketing_budget_cents: z.int(),
  }),
});

export type AnalyticsReport = z.infer<typeof report>;

/** Earlier than any shop, and late enough that the days before a range are valid dates. */
const firstDay = '2000-01-01';

/** Event counts of the seller's own products in a range of days, both ends included. */
export const getAnalytics = endpoint({
  operationId: 'getAnalytics',
  method: 'POST',
  path: '/user/analytics',
  access: 'seller',
  summary: 'What visitors did with your own products, by day, country, product and colour',
  body: z
    .object({ from: z.iso.date(), to: z.iso.date(), language: z.enum(languages).default('en') })
    .refine(({ from }) => from >= firstDay, `Please ask for days from ${firstDay} on.`)
    .refine(({ from, to }) => from <= to, 'The first day must not be after the last.')
    .refine(
      ({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxRangeDays,
      `Please ask for at most ${maxRangeDays} days.`,
    ),
  answer: success({ report }),
});
