import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orderPayments, orderRefunds, paymentDisputes } from '../../../schema/ordering/order-payments.ts';
import type { LedgerPayment } from './compare/compare-payment.ts';

/**
 * What entries of the ledger moved out of it for a payment. Of an order that was paid, they are those of its events; a
 * payment that came late or twice has entries of its own.
 */
const outsideCents = (...steps: string[]): SQL<string> => sql<string>`(
  select coalesce(sum(journal_postings.cents), 0)::text from journal_entries
  join journal_postings on journal_postings.entry_id = journal_entries.id
  join ledger_accounts on ledger_accounts.id = journal_postings.account_id
  where ledger_accounts.type = 'outside' and journal_entries.order_id = any (order_payments.order_ids)
    and journal_entries.step = any (${sql.param(steps)}::text[])
    and (starts_with(journal_entries.key, 'payment ' || order_payments.id || ' order ')
      or (order_payments.state = 'paid' and starts_with(journal_entries.key, 'order event '))))`;

/** What was given back at the provider and fitted no order. */
const notedElsewhere = sql<string>`(
  select coalesce(sum(payment_differences.amount_cents), 0)::text from payment_differences
  where payment_id = order_payments.id and cause = 'refunded_elsewhere')`;

/** What the ledger says of a payment, by the provider's name of it; null where it is none of ours. */
export async function loadPayment(
  db: Db,
  provider: string,
  reference: string,
): Promise<(LedgerPayment & { id: number }) | null> {
  const [row] = await db
    .select({
      payment: orderPayments,
      heldCents: outsideCents('hold'),
      refundedCents: outsideCents('refund', 'goodwill'),
      elsewhereCents: outsideCents('refunded_elsewhere'),
      notedCents: notedElsewhere,
    })
    .from(orderPayments)
    .where(and(eq(orderPayments.provider, provider), eq(orderPayments.reference, reference)));
  if (!row) return null;
  const { id, currency, createdAt: startedAt, paidAt } = row.payment;
  return {
    ...{ id, currency, startedAt, paidAt, heldCents: -Number(row.heldCents) },
    ...{
      refundedCents: Number(row.refundedCents),
      elsewhereCents: Number(row.elsewhereCents) + Number(row.notedCents),
    },
    refunds: await db.select().from(orderRefunds).where(eq(orderRefunds.paymentId, id)).orderBy(orderRefunds.id),
    disputes: await loadDisputes(db, id),
  };
}

async function loadDisputes(db: Db, paymentId: number) {
  const booked = sql<string>`(
    select coalesce(sum(cents), 0)::text from dispute_shares
    where dispute_id = payment_disputes.id and booked in ('open', 'lost'))`;
  const noted = sql<string>`(
    select coalesce(sum(amount_cents), 0)::text from payment_differences where key = 'dispute ' || payment_disputes.id)`;
  const rows = await db
    .select({ dispute: paymentDisputes, booked, noted })
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, paymentId))
    .orderBy(paymentDisputes.id);
  return rows.map(({ dispute, booked, noted }) => ({ ...dispute, bookedCents: Number(booked) + Number(noted) }));
}
