import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase } from '../../../contracts/endpoint.ts';
import type { Findings } from '../checks/findings.ts';
import type { FaultyDatabase } from '../site/database.ts';
import type { FakeStripe } from '../site/site.ts';

interface Tools {
  stripe: FakeStripe;
  /** The address of the site. */
  address: string;
  isStopping(): boolean;
}

const webhookPath = `${apiBase}/payments/stripe/webhook`;

/** What happens at Stripe: buyers pay or dispute, and its messages come late, twice and in any order, until they are taken. */
export function createStripePeople({ stripe, address, isStopping }: Tools) {
  const waiting: Promise<void>[] = [];

  function tell(event: object): void {
    const deliver = async () => {
      await sleep(Math.random() * 1500);
      for (let status = 0; status !== 200; await sleep(400)) {
        status = await stripe.post(`${address}${webhookPath}`, event).catch(() => 0);
        if (status !== 200 && isStopping()) return;
      }
    };
    for (let copies = Math.random() < 0.3 ? 2 : 1; copies > 0; copies -= 1) waiting.push(deliver());
    // Someone who does not know the secret.
    if (Math.random() < 0.1)
      void stripe.post(`${address}${webhookPath}`, event, { secret: 'whsec_wrong' }).catch(() => 0);
  }

  return {
    /** The buyer pays at Stripe's page. */
    pay(pageUrl: string): void {
      const id = pageUrl.split('/').at(-1) ?? '';
      if (stripe.ledger.sessions.get(id)?.status !== 'open') return;
      tell(stripe.ledger.pay(id));
      if (Math.random() < 0.1) {
        tell(stripe.ledger.dispute(id, 'needs_response'));
        tell(stripe.ledger.dispute(id, Math.random() < 0.5 ? 'won' : 'lost'));
      }
    },
    /** Waits for messages that are under way. */
    settle: () => Promise.all(waiting),
  };
}

/** Compares the charges of Stripe with the payments and refunds of the database. */
export async function checkStripe({ ledger }: FakeStripe, database: FaultyDatabase): Promise<Findings> {
  const found: Findings = { lost: [], doubled: [], unfinished: [] };
  const rows = await database.query<{ reference: string; paid: string; refunded: string }>(`
    select reference, case when state in ('paid', 'returned') then amount_cents else 0 end::text as paid,
      (select coalesce(sum(amount_cents), 0) from order_refunds where payment_id = order_payments.id and done_at is not null)::text as refunded
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
  return found;
}
