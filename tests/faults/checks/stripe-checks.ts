import type { FaultyDatabase } from '../site/database.ts';
import type { FakeStripe } from '../traffic/stripe.ts';
import type { Findings } from './findings.ts';

/** Compares the charges and disputes of Stripe with the payments, refunds and disputes of the database. */
export async function checkStripe(stripe: FakeStripe, database: FaultyDatabase): Promise<Findings> {
  const found: Findings = { lost: [], doubled: [], unfinished: [] };
  await checkCharges(stripe, database, found);
  await checkDisputes(stripe, database, found);
  return found;
}

/** What was given back of each charge is what we asked for, and what somebody gave back in the dashboard. */
async function checkCharges({ ledger }: FakeStripe, database: FaultyDatabase, found: Findings): Promise<void> {
  const rows = await database.query<{ reference: string; paid: string; refunded: string }>(`
    select reference, case when state in ('paid', 'returned') then amount_cents else 0 end::text as paid,
      (refunded_elsewhere_cents + (select coalesce(sum(amount_cents), 0) from order_refunds
        where payment_id = order_payments.id and done_at is not null))::text as refunded
    from order_payments where provider = 'stripe' and reference is not null`);
  const known = new Map(rows.map((row) => [row.reference, row]));
  for (const { id, payment_intent, amount_total } of ledger.sessions.values()) {
    const charge = payment_intent ? ledger.charges.get(payment_intent) : undefined;
    const row = known.get(id);
    if (!charge) {
      if (row && row.paid !== '0') found.doubled.push(`a payment that Stripe does not know: ${id}`);
      continue;
    }
    if (row?.paid !== String(amount_total)) found.unfinished.push(`a payment at Stripe: ${id}`);
    else if (Number(row.refunded) > charge.amount_refunded)
      found.doubled.push(`a refund that Stripe does not know: ${id}`);
    else if (Number(row.refunded) < charge.amount_refunded) found.unfinished.push(`a refund at Stripe: ${id}`);
  }
}

/** Each dispute is known as it ended, and one that was lost is booked or on the list of differences, once. */
async function checkDisputes({ ledger }: FakeStripe, database: FaultyDatabase, found: Findings): Promise<void> {
  const rows = await database.query<{ reference: string; state: string; missing: string }>(`
    select payment_disputes.reference, payment_disputes.state, (payment_disputes.amount_cents
        - (select coalesce(sum(cents), 0) from dispute_shares where dispute_id = payment_disputes.id and booked = 'lost')
        - (select coalesce(sum(amount_cents), 0) from payment_differences where key = 'dispute ' || payment_disputes.id)
      )::text as missing
    from payment_disputes join order_payments on order_payments.id = payment_id where order_payments.state = 'paid'`);
  const known = new Map(rows.map((row) => [row.reference, row]));
  for (const { id, status, payment_intent } of ledger.disputes.values()) {
    const row = known.get(id);
    const isOurs = [...ledger.sessions.values()].some((session) => session.payment_intent === payment_intent);
    if (!isOurs || (status !== 'won' && status !== 'lost')) continue;
    // Without a row it is one of a payment that came too late and went back.
    if (row && row.state !== status) found.unfinished.push(`a dispute at Stripe: ${id}`);
    else if (row && status === 'lost' && Number(row.missing) < 0) found.doubled.push(`a lost dispute: ${id}`);
    else if (row && status === 'lost' && Number(row.missing) > 0) found.unfinished.push(`a lost dispute: ${id}`);
  }
}
