import { and, eq, inArray } from 'drizzle-orm';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Db } from '../../../platform/db/database.ts';
import { journalEntries, journalPostings, ledgerAccounts, platformId } from '../../../schema/money/ledger.ts';
import { type Posting, writeEntry } from '../ledger/journal.service.ts';

export interface ProviderFee {
  provider: string;
  /** The provider's id of the balance transaction with which it kept the fee. */
  externalId: string;
  /** Negative where the provider gave a fee back. */
  cents: number;
  currency: ShopCurrency;
  at: Date;
}

const prefix = (provider: string): string => `fee ${provider} `;
const keyOf = ({ provider, externalId }: Pick<ProviderFee, 'provider' | 'externalId'>): string =>
  prefix(provider) + externalId;

/**
 * Books what a provider kept, which the platform bears: no seller's money changes. Call it with the row of the balance
 * transaction locked, so that it is booked once. The sandbox has no balance, so these books are the live ones.
 */
export async function bookProviderFee(tx: Db, fee: ProviderFee): Promise<void> {
  const { cents, currency, at } = fee;
  const postings: Posting[] = [
    { type: 'provider_fees', cents: -cents },
    { type: 'outside', cents },
  ];
  const entry = { step: 'provider_fee' as const, mode: 'live' as const, key: keyOf(fee), createdAt: at };
  await writeEntry(tx, { ...entry, sellerId: platformId, currency, postings });
}

/** The fees that are booked for these balance transactions, by their ids. */
export async function findBookedFees(
  db: Db,
  provider: string,
  externalIds: readonly string[],
): Promise<Map<string, { cents: number; currency: string }>> {
  if (externalIds.length === 0) return new Map();
  const keys = externalIds.map((externalId) => keyOf({ provider, externalId }));
  const rows = await db
    .select({ key: journalEntries.key, cents: journalPostings.cents, currency: ledgerAccounts.currency })
    .from(journalEntries)
    .innerJoin(journalPostings, eq(journalPostings.entryId, journalEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, journalPostings.accountId))
    .where(and(inArray(journalEntries.key, keys), eq(ledgerAccounts.type, 'provider_fees')));
  const idIn = (key: string) => key.slice(prefix(provider).length);
  return new Map(rows.map(({ key, cents, currency }) => [idIn(key), { cents: -cents, currency }]));
}
