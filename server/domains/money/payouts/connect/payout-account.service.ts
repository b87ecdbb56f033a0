import { and, eq, lte } from 'drizzle-orm';
import { AppError } from '../../../../../contracts/errors.ts';
import type { PayoutAccount } from '../../../../../contracts/money/wallet.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import { PaymentProviderError } from '../../../../providers/payments/order-payments.ts';
import type {
  ConnectedAccount,
  ConnectedPayouts,
} from '../../../../providers/wallet-transfers/connect/connected-payouts.ts';
import { accounts } from '../../../../schema/identity/accounts.ts';
import { bankAccounts } from '../../../../schema/money/ledger.ts';
import { payoutAccounts } from '../../../../schema/money/payout-accounts.ts';
import { recordSecurityChange } from '../../../identity/security-events/security-change.service.ts';

export interface ConnectDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  connect: ConnectedPayouts;
  now(): Date;
}

async function findAccount(db: Db, sellerId: number) {
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.sellerId, sellerId));
  return account ?? null;
}

/** How far a seller's account is, as it is shown. */
export async function describePayoutAccount(
  db: Db,
  connect: ConnectedPayouts,
  sellerId: number,
): Promise<PayoutAccount> {
  const account = await findAccount(db, sellerId);
  const countries = account ? [] : [...connect.countries];
  return { state: account?.state ?? 'not_started', missing: account?.missing ?? [], countries };
}

interface OnboardingRequest {
  sellerId: number;
  country: string;
  /** The page of the wallet, to which the provider leads back. */
  page: string;
}

/** The address of the provider's page on which a seller sets up payouts. The country is that of the first call. */
export async function startOnboarding(deps: ConnectDeps, { sellerId, country, page }: OnboardingRequest) {
  const { connect } = deps;
  const known = await findAccount(deps.db, sellerId);
  if (!known && !connect.countries.includes(country)) throw new AppError('country_not_offered');
  return answerOf(async () => {
    if (known?.state === 'enabled') return connect.openDashboard(known.accountId);
    const accountId = known?.accountId ?? (await openAccount(deps, sellerId, country));
    return connect.openOnboarding(accountId, { returnUrl: page, refreshUrl: page });
  });
}

async function openAccount({ db, connect, now }: ConnectDeps, sellerId: number, country: string): Promise<string> {
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, sellerId));
  if (!owner) throw new AppError('not_found');
  // A database that was built anew counts from one again, so the time of the sign-up is part of the key.
  const key = `payout-account-${sellerId}-${owner.createdAt.getTime()}-${country}`;
  const accountId = await connect.openAccount({ key, country, sellerId });
  const at = now();
  const values = { sellerId, accountId, country, state: 'pending', missing: ['details'] } as const;
  await db
    .insert(payoutAccounts)
    .values({ ...values, missing: [...values.missing], openedAt: at, checkedAt: at })
    .onConflictDoNothing();
  // Of two that were opened at the same moment the first counts.
  return (await findAccount(db, sellerId))?.accountId ?? accountId;
}

/** Asks the provider how far a seller's account is. */
export async function checkAccount(deps: ConnectDeps, sellerId: number) {
  const known = await findAccount(deps.db, sellerId);
  if (!known) return 'not_started';
  return answerOf(() => refreshAccount(deps, known.accountId));
}

/**
 * Brings what is known of an account to what the provider says now. Messages are not believed in their order, so each
 * of them only leads here.
 */
export async function refreshAccount(deps: ConnectDeps, accountId: string) {
  const askedAt = deps.now();
  const [known] = await deps.db.select().from(payoutAccounts).where(eq(payoutAccounts.accountId, accountId));
  if (!known) return 'not_started';
  const found = await readAccount(deps.connect, accountId);
  await deps.db.transaction(async (tx) => {
    const { state, missing } = found;
    const isNotNewer = and(eq(payoutAccounts.accountId, accountId), lte(payoutAccounts.checkedAt, askedAt));
    const changed = await tx
      .update(payoutAccounts)
      .set({ state, missing, checkedAt: askedAt })
      .where(isNotNewer)
      .returning({ sellerId: payoutAccounts.sellerId });
    if (changed.length > 0) await linkBank({ ...deps, db: tx }, known.sellerId, found);
  });
  return found.state;
}

/** An account that the platform may no longer see is as good as none, until its owner sets up payouts again. */
async function readAccount(connect: ConnectedPayouts, accountId: string): Promise<ConnectedAccount> {
  try {
    return await connect.readAccount(accountId);
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.code !== 'account_invalid') throw error;
    return { id: accountId, state: 'restricted', missing: ['other'], bank: null };
  }
}

/** The bank at the provider is the seller's destination; its owner hears of a change, as of one that is typed here. */
async function linkBank(deps: ConnectDeps, sellerId: number, { id, bank }: ConnectedAccount): Promise<void> {
  const { db, now } = deps;
  if (!bank) return;
  const [linked] = await db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, sellerId));
  const { name, lastFour } = bank;
  const isSame = linked?.providerId === id && linked.name === name && linked.lastFour === lastFour;
  if (isSame) return;
  const values = { providerId: id, name, lastFour, details: null, linkedAt: now() };
  await db
    .insert(bankAccounts)
    .values({ sellerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.sellerId, set: values });
  const origin = { address: '', device: 'Stripe', country: null };
  const detail = `${name} ••${lastFour}`;
  await recordSecurityChange(deps, { accountId: sellerId, type: 'bank-linked', origin, detail });
}

async function answerOf<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw new AppError('payout_account_unavailable', { cause: error });
  }
}
