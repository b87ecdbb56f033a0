import { z } from 'zod';
import { endpoint, success } from '../../endpoint.ts';

/** Asked every minute by an open page, so it reads one index and nothing else. */
export const countNewOrders = endpoint({
  operationId: 'countNewOrders',
  method: 'GET',
  path: '/user/orders/new',
  access: 'seller',
  summary: 'How many orders to ship have come since a time; at most 100 are counted',
  body: z.object({
    /** All orders to ship are counted without it. */
    since: z.iso.datetime().optional().meta({ example: '2026-11-16T09:00:00.000Z' }),
  }),
  answer: success({
    count: z.int(),
    /** When they were counted, to be sent as `since` once they were seen. */
    as_of: z.iso.datetime(),
  }),
});
