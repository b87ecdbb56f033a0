import { sql } from 'drizzle-orm';

/**
 * Whether the two sides of a row of `threads` have an order that was paid, or that is paid at the door. One that waits for its
 * payment costs nothing to place, so it shows no contact data; nor does one that was cancelled without a payment.
 */
export const haveOrder = sql`exists (select from orders where orders.customer_id = threads.customer_id
  and orders.seller_id = threads.seller_id and orders.state <> 'awaiting_payment'
  and not (orders.state = 'cancelled' and orders.payment_state in ('unpaid', 'claimed')))`;
