import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { payoutTransfers } from '../../../schema/money/payout-accounts.ts';
import { payouts } from '../../../schema/money/payouts.ts';
import type { LedgerPayout } from './compare/compare-payout.ts';

const outside = sql<string>`(
  select coalesce(sum(journal_postings.cents), 0)::text from journal_entries
  join journal_postings on journal_postings.entry_id = journal_entries.id
  join ledger_accounts on ledger_accounts.id = journal_postings.account_id
  where ledger_accounts.type = 'outside' and (journal_entries.movement_id = payouts.movement_id
    or journal_entries.key = 'payout ' || payouts.id || ' payout_returned'))`;

/** What the ledger says of a payout of a provider, and what it moved out in all; null where it is none of ours. */
export async function loadPayout(
  db: Db,
  provider: string,
  id: number,
): Promise<(LedgerPayout & { outsideCents: number }) | null> {
  const [row] = await db
    .select({ payout: payouts, transfer: payoutTransfers, outsideCents: outside })
    .from(payouts)
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(and(sql`${payouts.provider} = ${provider}`, eq(payouts.id, id)));
  if (!row) return null;
  const { currency, state, amountCents } = row.payout;
  const outsideCents = Number(row.outsideCents);
  const transfer = row.transfer && { ...row.transfer, id: row.transfer.transferId };
  return { currency, state, amountCents: state === 'paid' ? outsideCents : amountCents, transfer, outsideCents };
}
