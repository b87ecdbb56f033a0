import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { timeZone } from '../input/time-zone.ts';

export const shippingDayStates = ['on_time', 'late', 'absent'] as const;

const shippingDay = z.object({
  /** The day in the asked time zone. */
  day: z.iso.date(),
  /** Late where a parcel went after its day; absent where one had to go and none did. */
  state: z.enum(shippingDayStates),
  /** When the first and the last parcel of the day were handed over; null where none was. */
  first_at: z.iso.datetime().nullable(),
  last_at: z.iso.datetime().nullable(),
  parcels: z.int(),
});

export type ShippingDay = z.infer<typeof shippingDay>;

export const listShippingDays = endpoint({
  operationId: 'listShippingDays',
  method: 'GET',
  path: '/user/shipping-days',
  access: 'seller',
  summary: 'How punctual parcels were handed over, by day, newest first',
  body: z.object({
    time_zone: timeZone,
  }),
  answer: success({
    days: z.array(shippingDay),
    /** Whether the seller ever had an order; samples are shown until then. */
    is_live: z.boolean(),
  }),
});
