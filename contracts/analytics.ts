import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';

/** What is counted of a product: its page seen, its card pressed, kept as a favourite, an ad picture made of it. */
export const eventKinds = ['view', 'click', 'favorite', 'ad_picture'] as const;
export type EventKind = (typeof eventKinds)[number];

/** More events than this do not come in one message. */
export const maxEvents = 20;
export const maxRangeDays = 366;

/** Counts what happened in a browser. Nothing in it tells whose browser it was. */
export const reportEvents = endpoint({
  operationId: 'reportEvents',
  method: 'POST',
  path: '/user/events',
  access: 'open',
  summary: 'Count what visitors did with products, without saying who they are',
  body: z.object({
    /** Where the browser seems to be, by its language and time zone; null where they tell nothing. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    events: z
      .array(z.object({ kind: z.enum(eventKinds), product_id: z.string().regex(/^\d{1,15}$/) }))
      .min(1)
      .max(maxEvents, `Please send at most ${maxEvents} events at a time.`),
  }),
  /** Events of products that are not for sale are not counted. */
  answer: success({ counted: z.int() }),
});

const counts = z.object({ view: z.int(), click: z.int(), favorite: z.int(), ad_picture: z.int() });
export type EventCounts = z.infer<typeof counts>;

const report = z.object({
  /** Whether anything was ever counted for this seller. */
  is_live: z.boolean(),
  totals: counts,
  /** Of as many days just before. */
  totals_before: counts,
  /** Every day of the range, in order, also those on which nothing happened. */
  days: z.array(counts.extend({ day: z.iso.date() })),
  /** The most viewed first; null stands for visitors whose country is not known. */
  countries: z.array(z.object({ country: z.string().nullable(), views: z.int() })),
  products: z.array(z.object({ id: z.string(), title: z.string(), views: z.int() })),
  /** As the English titles name them. */
  colours: z.array(z.object({ colour: z.string(), views: z.int() })),
});

export type AnalyticsReport = z.infer<typeof report>;

/** No shop is older, and no calendar has to reckon before the year 1 to look at the days before. */
const firstDay = '2000-01-01';
const dayMs = 24 * 60 * 60 * 1000;

/** What was counted for the seller's own products in a range of days, both ends included. */
export const getAnalytics = endpoint({
  operationId: 'getAnalytics',
  method: 'POST',
  path: '/user/analytics',
  access: 'seller',
  summary: 'What visitors did with your own products, by day, country, product and colour',
  body: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from }) => from >= firstDay, `Please ask for days from ${firstDay} on.`)
    .refine(({ from, to }) => from <= to, 'The first day must not be after the last.')
    .refine(
      ({ from, to }) => (Date.parse(to) - Date.parse(from)) / dayMs < maxRangeDays,
      `Please ask for at most ${maxRangeDays} days.`,
    ),
  answer: success({ report }),
});
