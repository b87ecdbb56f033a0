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
