import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idText } from '../input/id-parameter.ts';

/** Events that are counted for a product: page viewed, card clicked, saved as a favorite, ad picture created. */
export const eventTypes = ['view', 'click', 'favorite', 'ad_picture'] as const;
export type EventType = (typeof eventTypes)[number];

/** Maximum number of events in one request. */
export const maxEvents = 20;

/** Counts a browser's events; contains nothing that identifies the visitor. */
export const reportEvents = endpoint({
  operationId: 'reportEvents',
  method: 'POST',
  path: '/user/events',
  access: 'open',
  summary: 'Count what visitors did with products, without saying who they are',
  body: z.object({
    /** Country guessed from the browser's language and time zone; null where that is not possible. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .meta({ description: 'a country as two capital letters', example: 'TH' })
      .nullable(),
    events: z
      .array(z.object({ type: z.enum(eventTypes), product_id: idText }))
      .min(1)
      .max(maxEvents, `Please send at most ${maxEvents} events at a time.`),
  }),
  /** Events of products that are not for sale are not counted. */
  answer: success({ counted: z.int() }),
});
