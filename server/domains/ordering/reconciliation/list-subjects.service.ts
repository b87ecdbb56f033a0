import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { Range } from './days.ts';

const subjectsAtATime = 200;

/** What is compared, in the order of the names: of the provider, of ours, and what is on the list. */
export async function listSubjects(
  db: Db,
  { provider, days: { from, to } }: { provider: string; days: Range },
  after: string,
): Promise<string[]> {
  const { rows } = await db.execute<{ subject: string }>(sql`
    with days as (select ${from.toISOString()}::timestamptz as first, ${to.toISOString()}::timestamptz as last),
    of_payments as (
      select 'payment ' || reference as subject, order_payments.id from order_payments
      where provider = ${provider} and reference is not null),
    found as (
      select subject from balance_transactions, days where provider = ${provider}
        and (result is null or result in ('in_transit', 'theirs_only', 'differs') or created_at >= first and created_at < last)
      union select 'payment ' || reference from order_payments, days
        where provider = ${provider} and reference is not null and paid_at >= first and paid_at < last
      union select subject from of_payments join order_refunds on payment_id = of_payments.id, days
        where done_at >= first and done_at < last
      union select subject from of_payments join payment_disputes on payment_id = of_payments.id, days
        where opened_at >= first and opened_at < last or closed_at >= first and closed_at < last
      union select 'payout ' || id from payouts, days where provider = ${provider}
        and (sent_at >= first and sent_at < last or settled_at >= first and settled_at < last)
      union select 'transaction ' || split_part(key, ' ', 3) from journal_entries, days
        where step = 'provider_fee' and starts_with(key, ${`fee ${provider} `})
          and journal_entries.created_at >= first and journal_entries.created_at < last
          and not exists (select from balance_transactions
            where provider = ${provider} and external_id = split_part(key, ' ', 3))
      union select split_part(key, '|', 2) from payment_differences
        where starts_with(key, ${`${provider}|`}) and settled_at is null)
    select subject from found where subject collate "C" > ${after} order by subject collate "C" limit ${subjectsAtATime}`);
  return rows.map(({ subject }) => subject);
}
