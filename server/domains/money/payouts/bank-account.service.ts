import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import { type BankDetails, compactNumber, findBankProblems } from '../../../../contracts/money/bank-details.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { bankAccounts } from '../../../schema/money/ledger.ts';
import { payoutSettings } from '../../../schema/money/payouts.ts';

/** What a sealed account belongs to; one that is copied to another seller cannot be opened. */
export const bankDetailsContext = (sellerId: number): string => `bank account of seller ${sellerId}`;

/** The seller's linked bank account, or null. */
export async function findBankRow(db: Db, sellerId: number) {
  const [linked] = await db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, sellerId));
  return linked ?? null;
}

/** The seller's linked bank account as it is shown, or null. */
export async function findBankAccount(db: Db, sellerId: number) {
  const linked = await findBankRow(db, sellerId);
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
  if (!transfers.payoutProvider) throw new AppError('transfers_unavailable');
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
