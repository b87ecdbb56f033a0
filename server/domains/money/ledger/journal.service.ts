import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import {
  type accountOwners,
  journalEntries,
  journalPostings,
  ledgerAccounts,
  ledgerAccountTypes,
} from '../../../schema/money/ledger.ts';
import { isOfMode } from './ledger-mode.service.ts';
import { readShopCurrency } from './shop-currency.service.ts';

export type LedgerAccountType = (typeof ledgerAccountTypes)[number];
export type Posting = { type: LedgerAccountType; cents: number };
export type Balances = Record<LedgerAccountType, number>;

/** Which books of a seller; unless others are named, those of the shop's currency and of the present mode. */
export interface LedgerScope {
  currency?: ShopCurrency;
  mode?: LedgerMode;
}

type NewEntry = Omit<typeof journalEntries.$inferInsert, 'id'> & { sellerId: number; postings: Posting[] };

/** Whose money an account of each kind holds. */
const ownerOf: Record<LedgerAccountType, (typeof accountOwners)[number]> = {
  arriving: 'seller',
  available: 'seller',
  leaving: 'seller',
  payout: 'seller',
  held: 'seller',
  disputed: 'seller',
  debt: 'seller',
  fees: 'platform',
  commission: 'platform',
  tax: 'platform',
  loss: 'platform',
  provider_fees: 'platform',
  outside: 'outside',
};

const zero = Object.fromEntries(ledgerAccountTypes.map((type) => [type, 0])) as Balances;

/** The balances of a seller's books, with the platform's and the outside's part in them. */
export async function getBalances(db: Db, sellerId: number, { currency, mode }: LedgerScope = {}): Promise<Balances> {
  const balances = await listBalances(db, sellerId, mode);
  if (balances.size === 0) return zero;
  return balances.get(currency ?? (await readShopCurrency(db, sellerId))) ?? zero;
}

/** The same of each currency in which a seller has books. */
export async function listBalances(db: Db, sellerId: number, mode?: LedgerMode): Promise<Map<ShopCurrency, Balances>> {
  const { currency, type, balanceCents: cents } = ledgerAccounts;
  const rows = await db
    .select({ currency, type, cents })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.sellerId, sellerId), isOfMode(ledgerAccounts.mode, mode)))
    .orderBy(currency);
  const balances = new Map<ShopCurrency, Balances>();
  for (const row of rows)
    balances.set(row.currency, { ...(balances.get(row.currency) ?? zero), [row.type]: row.cents });
  return balances;
}

/** Makes what else changes the books of this seller wait, so that a balance that was read stays true. */
export async function lockLedger(tx: Db, sellerId: number): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, sellerId)).for('no key update');
}

/** Writes an entry with its postings; the database refuses one that is not balanced or overdraws an account. */
export async function writeEntry(db: Db, { sellerId, postings, ...values }: NewEntry): Promise<void> {
  const { id, mode, currency } = journalEntries;
  // A trigger gives an entry the mode and the currency of what caused it.
  const [entry] = await db.insert(journalEntries).values(values).returning({ id, mode, currency });
  if (!entry) throw new Error('The entry was not written.');
  const types = postings.map(({ type }) => type);
  const accountIds = await findAccounts(db, { sellerId, mode: entry.mode, currency: entry.currency }, types);
  // In one statement, because the database accepts only balanced entries.
  await db
    .insert(journalPostings)
    .values(postings.map(({ type, cents }) => ({ entryId: entry.id, accountId: accountIds.get(type) ?? 0, cents })));
}

/** The ids of a seller's accounts of these kinds; missing ones are opened. */
async function findAccounts(
  db: Db,
  ledger: Required<LedgerScope> & { sellerId: number },
  types: LedgerAccountType[],
): Promise<Map<LedgerAccountType, number>> {
  const read = async () => {
    const rows = await db
      .select({ type: ledgerAccounts.type, id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.sellerId, ledger.sellerId),
          eq(ledgerAccounts.mode, ledger.mode),
          eq(ledgerAccounts.currency, ledger.currency),
          inArray(ledgerAccounts.type, types),
        ),
      );
    return new Map(rows.map(({ type, id }) => [type, id]));
  };
  const found = await read();
  if (types.every((type) => found.has(type))) return found;
  await db
    .insert(ledgerAccounts)
    .values(types.toSorted().map((type) => ({ owner: ownerOf[type], ...ledger, type })))
    .onConflictDoNothing();
  return read();
}

/** Moves an amount from one account to another. */
export function transfer(from: LedgerAccountType, to: LedgerAccountType, cents: number): Posting[] {
  return split(from, cents, to, 'fees', 0);
}

/** Moves an amount to one account, and a part of it to another. */
export function split(
  from: LedgerAccountType,
  cents: number,
  to: LedgerAccountType,
  part: LedgerAccountType,
  partCents: number,
): Posting[] {
  const postings = [
    { type: from, cents: -cents },
    { type: to, cents: cents - partCents },
    { type: part, cents: partCents },
  ];
  return postings.filter((posting) => posting.cents !== 0);
}

/** Takes an amount from an account; what it does not have becomes a debt of the seller. */
export function take(from: LedgerAccountType, to: LedgerAccountType, cents: number, debtCents: number): Posting[] {
  const postings = [
    { type: from, cents: debtCents - cents },
    { type: 'debt' as const, cents: -debtCents },
    { type: to, cents },
  ];
  return postings.filter((posting) => posting.cents !== 0);
}

/** Gives an amount to an account, after a part of it has paid a debt. */
export function give(from: LedgerAccountType, to: LedgerAccountType, cents: number, debtCents: number): Posting[] {
  return take(to, from, cents, debtCents).map(({ type, cents: moved }) => ({ type, cents: -moved }));
}

/** A line of the trial balance: the sum of all accounts of one kind, and of their postings. */
export interface TrialBalanceLine {
  mode: string;
  owner: string;
  type: string;
  currency: string;
  accounts: number;
  balanceCents: number;
  postedCents: number;
}

/** Sums of the whole books by mode, owner, kind and currency. */
export async function readTrialBalance(db: Db): Promise<TrialBalanceLine[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select mode, owner, type, currency, count(*) as accounts, sum(balance_cents) as balance, coalesce(sum(posted), 0) as posted
    from ledger_accounts left join (select account_id, sum(cents) as posted from journal_postings group by account_id) sums
      on account_id = ledger_accounts.id
    group by mode, owner, type, currency order by mode desc, owner, type, currency`);
  return rows.map((row) => ({
    mode: row.mode ?? '',
    owner: row.owner ?? '',
    type: row.type ?? '',
    currency: row.currency ?? '',
    accounts: Number(row.accounts),
    balanceCents: Number(row.balance),
    postedCents: Number(row.posted),
  }));
}

/** What is wrong with the ledger, in sentences; none when everything adds up to zero. */
export function findLedgerProblems(lines: TrialBalanceLine[]): string[] {
  const sums = Map.groupBy(lines, ({ mode, currency }) => `${mode} ledger in ${currency}`);
  return [
    ...[...sums].flatMap(([ledger, accounts]) => {
      const total = accounts.reduce((sum, { balanceCents }) => sum + balanceCents, 0);
      return total === 0 ? [] : `The ${ledger} adds up to ${total} and not to zero.`;
    }),
    ...lines
      .filter(({ balanceCents, postedCents }) => balanceCents !== postedCents)
      .map(
        (line) =>
          `The ${line.mode} balances of ${line.owner} ${line.type} in ${line.currency} are not the sums of their postings.`,
      ),
  ];
}
