import { sql } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { type StatementPart, type StatementSummary, statementParts } from '../../../../contracts/money/statements.ts';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type EntryChange, partsOf } from './statement-lines.ts';

const monthsListed = 120;

export interface StatementScope {
  sellerId: number;
  mode: LedgerMode;
  currency: ShopCurrency;
  /** In UTC, such as `2026-11`. */
  month: string;
}

export interface StatementLine {
  at: Date;
  part: StatementPart;
  /** The order, bank or wallet at the other end; empty where there is none. */
  about: string;
  cents: number;
  balanceCents: number;
}

export interface Statement {
  openingCents: number;
  lines: StatementLine[];
  sums: Record<StatementPart, number>;
  closingCents: number;
  /** What of the closing balance the seller owes. */
  owedCents: number;
}

/** What is the seller's own, less what the seller owes. */
const isOwn = sql`account.type in ('available', 'debt')`;

/** The months in which a seller's own money changed, newest first, in each mode and currency by itself. */
export async function listStatementMonths(db: Db, sellerId: number): Promise<StatementSummary[]> {
  const { rows } = await db.execute<{
    mode: LedgerMode;
    currency: ShopCurrency;
    month: string;
    change: string;
    closing: string;
  }>(sql`
    select *, sum(change) over (partition by mode, currency order by month) as closing from (
      select account.mode, account.currency, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM') as month, sum(cents) as change
      from ledger_accounts account join journal_postings on account_id = account.id join journal_entries entry on entry.id = entry_id
      where account.seller_id = ${sellerId} and ${isOwn} group by account.mode, account.currency, month) months
    order by mode, month desc, currency limit ${monthsListed}`);
  return rows.map(({ mode, currency, month, change, closing }) => ({
    ...{ mode, currency, month, closing_cents: Number(closing), opening_cents: Number(closing) - Number(change) },
  }));
}

/** A month of a seller's own money in one mode and currency: the balance before, every change, and the balance after. */
export async function readStatement(db: Db, scope: StatementScope): Promise<Statement> {
  const start = new Date(`${scope.month}-01T00:00:00Z`);
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1));
  return db.transaction(
    async (tx) => {
      const { cents: openingCents } = await readBalance(tx, scope, start);
      const { owedCents } = await readBalance(tx, scope, end);
      const lines = addBalances(openingCents, await readChanges(tx, scope, start, end));
      const closingCents = lines.at(-1)?.balanceCents ?? openingCents;
      return { openingCents, lines, sums: sumParts(lines), closingCents, owedCents };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readBalance(db: Db, { sellerId, mode, currency }: StatementScope, before: Date) {
  const { rows } = await db.execute<{ cents: string; owed: string }>(sql`
    select coalesce(sum(cents), 0) as cents, coalesce(-sum(cents) filter (where account.type = 'debt'), 0) as owed
    from ledger_accounts account join journal_postings on account_id = account.id join journal_entries entry on entry.id = entry_id
    where account.seller_id = ${sellerId} and account.mode = ${mode} and account.currency = ${currency} and ${isOwn}
      and entry.created_at < ${before.toISOString()}::timestamptz`);
  return { cents: Number(rows[0]?.cents ?? 0), owedCents: Number(rows[0]?.owed ?? 0) };
}

type Change = EntryChange & { at: Date; about: string };

async function readChanges(db: Db, scope: StatementScope, start: Date, end: Date): Promise<Change[]> {
  const { sellerId, mode, currency } = scope;
  const { rows } = await db.execute<
    Record<'step' | 'about' | 'own' | 'fee' | 'commission' | 'tax' | 'at', string> & { type: string | null }
  >(sql`
    select entry.step, movement.type, coalesce(nullif(movement.wallet, ''), 'SB-' || entry.order_id, '') as about,
      to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      coalesce(sum(cents) filter (where ${isOwn}), 0) as own,
      coalesce(sum(cents) filter (where account.type = 'fees'), 0) as fee,
      coalesce(sum(cents) filter (where account.type = 'commission'), 0) as commission,
      case when movement.type <> 'commission' or movement.type is null then coalesce(sum(cents) filter (where account.type = 'tax'), 0)
        when entry.step = 'completed' then 0 else movement.tax_cents * sign(-sum(cents) filter (where ${isOwn})) end as tax
    from ledger_accounts account join journal_postings on account_id = account.id join journal_entries entry on entry.id = entry_id
      left join ledger_movements movement on movement.id = entry.movement_id
    where account.seller_id = ${sellerId} and account.mode = ${mode} and account.currency = ${currency}
      and entry.created_at >= ${start.toISOString()}::timestamptz and entry.created_at < ${end.toISOString()}::timestamptz
    group by entry.id, movement.id order by entry.created_at, entry.id`);
  return rows.map(({ step, type, about, at, own, fee, commission, tax }) => ({
    ...{ step, type, about, at: new Date(at) },
    ...{ ownCents: Number(own), feeCents: Number(fee), commissionCents: Number(commission) },
    taxCents: Number(tax),
  }));
}

function addBalances(openingCents: number, changes: readonly Change[]): StatementLine[] {
  let balanceCents = openingCents;
  return changes.flatMap((change) =>
    partsOf(change).map(({ part, cents }) => {
      balanceCents += cents;
      return { at: change.at, about: change.about, part, cents, balanceCents };
    }),
  );
}

function sumParts(lines: readonly StatementLine[]): Record<StatementPart, number> {
  const sums = Object.fromEntries(statementParts.map((part) => [part, 0])) as Record<StatementPart, number>;
  for (const { part, cents } of lines) sums[part] += cents;
  return sums;
}
