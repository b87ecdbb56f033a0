import { sql } from 'drizzle-orm';
import { findLedgerProblems, readTrialBalance } from '../../../../server/domains/money/ledger/journal.service.ts';
import type { Db } from '../../../../server/platform/db/database.ts';
import { brokenOrderRules } from '../order-rules.ts';

/** The units of each product that histories put on sale. */
export const unitsOnSale = 10;

/** All rules in one statement, because they are checked after every step. */
const rules = Object.entries(brokenOrderRules(String(unitsOnSale)))
  .map(
    ([name, rule]) =>
      `select '${name.replaceAll("'", "''")}: ' || string_agg(id::text, ', ') as broken from (${rule}) rows having count(*) > 0`,
  )
  .join(' union all ');

/** What must never be, by name and with the ids of the rows; empty where all is well. */
export async function findBroken(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql.raw(rules));
  return [...rows.map(({ broken }) => broken), ...findLedgerProblems(await readTrialBalance(db))];
}

/** The rows of one seller by the names of their tables, so that a check takes as long after ten thousand orders. */
const rowsOf = (sellerId: number): string => {
  const ofOrders = 'where order_id in (select id from orders)';
  const views = {
    orders: `select * from public.orders where seller_id = ${sellerId}`,
    products: `select * from public.products where seller_id = ${sellerId}`,
    order_lines: `select * from public.order_lines ${ofOrders}`,
    order_events: `select * from public.order_events ${ofOrders}`,
    order_paybacks: `select * from public.order_paybacks ${ofOrders}`,
    order_refunds: `select * from public.order_refunds ${ofOrders}`,
    order_payments: 'select * from public.order_payments where purchase_id in (select purchase_id from orders)',
    payouts: `select * from public.payouts where seller_id = ${sellerId}`,
    ledger_accounts: `select * from public.ledger_accounts where seller_id = ${sellerId}`,
    journal_postings: 'select * from public.journal_postings where account_id in (select id from ledger_accounts)',
    journal_entries: 'select * from public.journal_entries where id in (select entry_id from journal_postings)',
  };
  return Object.entries(views)
    .map(([name, view]) => `${name} as materialized (${view})`)
    .join(', ');
};

/** What must never be of one seller's orders and books, whose accounts add up to zero by themselves. */
export async function findBrokenOf(db: Db, sellerId: number): Promise<string[]> {
  const { rows } = await db.execute<{ broken: string }>(sql.raw(`with ${rowsOf(sellerId)} ${rules}`));
  return rows.map(({ broken }) => broken);
}
