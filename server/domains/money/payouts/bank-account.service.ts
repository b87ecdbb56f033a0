import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { type BankDetails, compactNumber, findBankProblems } from '../../../../contracts/money/bank-details.ts';
import type { PayoutProvider } from '../../../../contracts/money/payout-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { bankAccounts } from '../../../schema/money/ledger.ts';
import { payoutAccounts } from '../../../schema/money/payout-accounts.ts';
import { payoutSettings } from '../../../schema/money/payouts.ts';

/** What a sealed account belongs to; one that is copied to another seller cannot be opened. */
export const bankDetailsContext = (sellerId: number): string => `bank account of seller ${sellerId}`;

/**
 * Whether a linked account is one that the provider pays: a test account, a typed one, or that of an account at Stripe
 * which may be paid.
 */
export function isPayable(provider: PayoutProvider | null): SQL | undefined {
  if (provider === 'bank_file') return isNotNull(bankAccounts.details);
  if (provider !== 'stripe') return undefined;
  const { sellerId, accountId, state } = payoutAccounts;
  return sql`exists (select from ${payoutAccounts} where ${sellerId} = ${bankAccounts.sellerId}
    and ${accountId} = ${bankAccounts.providerId} and ${state} = 'enabled')`;
}

/** The account that the seller is paid to, or null. */
export async function findBankRow(db: Db, { payoutProvider }: WalletTransfers, sellerId: number) {
  const isOwn = and(eq(bankAccounts.sellerId, sellerId), isPayable(payoutProvider));
  const [linked] = await db.select().from(bankAccounts).where(isOwn);
  return linked ?? null;
}

/** The same as it is shown. */
export async function findBankAccount(db: Db, transfers: WalletTransfers, sellerId: number) {
  const linked = await findBankRow(db, transfers, sellerId);
  return linked && { id: linked.providerId, name: linked.name, last_four: linked.lastFour };
}

interface LinkRequest extends BankDetails {
  sellerId: number;
  id: string;
  now: Date;
}

interface LinkDeps {
  db: Db;
  transfers: WalletTransfers;
  secrets: SecretBox;
}

/** Links one of the provider's accounts or, where a bank file pays, a typed one; it replaces an earlier one. */
export async function link({ db, transfers, secrets }: LinkDeps, request: LinkRequest) {
  const { sellerId, now: linkedAt } = request;
  const isTyped = transfers.payoutProvider === 'bank_file';
  const account = isTyped ? sealAccount(secrets, request) : chooseAccount(transfers, request.id);
  const values = { ...account, linkedAt };
  await db
    .insert(bankAccounts)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.sellerId, set: values });
  return { id: account.providerId, name: account.name, last_four: account.lastFour };
}

function chooseAccount(transfers: WalletTransfers, chosenId: string) {
  // An account at Stripe is linked there.
  if (!transfers.payoutProvider || transfers.connect) throw new AppError('transfers_unavailable');
  const account = transfers.accounts.find(({ id }) => id === chosenId);
  if (!account) throw new AppError('bad_input', { message: 'Please choose one of the test accounts.' });
  return { providerId: account.id, name: account.name, lastFour: account.lastFour, details: null };
}

function sealAccount(secrets: SecretBox, typed: LinkRequest) {
  const [problem] = Object.values(findBankProblems(typed));
  if (problem) throw new AppError('bad_input', { message: problem });
  const [number, bic] = [compactNumber(typed.number), compactNumber(typed.bic)];
  const details: BankDetails = { holder: typed.holder.trim(), number, bic };
  const sealed = secrets.seal(JSON.stringify(details), bankDetailsContext(typed.sellerId));
  return { providerId: 'bank-file', name: bic, lastFour: number.slice(-4), details: sealed };
}

/** Unlinks the bank account and returns whether there was one; transfers in progress still complete. */
export async function unlink(db: Db, sellerId: number): Promise<boolean> {
  // Without an account nothing is paid by itself.
  await db.delete(payoutSettings).where(eq(payoutSettings.sellerId, sellerId));
  return (await db.delete(bankAccounts).where(eq(bankAccounts.sellerId, sellerId)).returning()).length > 0;
}
