import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { accounts, sessions, signInNetworks } from '../../../schema/identity/accounts.ts';
import { accountChoices, tokenEntries } from '../../../schema/identity/profile.ts';
import {
  accountEvents,
  identities,
  passkeys,
  recoveryCodes,
  twoFactorSecrets,
} from '../../../schema/identity/sign-in.ts';
import type { PersonalDataCollector } from '../accounts/account-hooks.ts';

/**
 * Everything stored about an account, here and by the other domains, except the hashes of password, tokens and networks,
 * which would help only an attacker.
 */
export async function collectPersonalData(
  db: Db,
  id: number,
  collectors: readonly PersonalDataCollector[],
): Promise<Record<string, unknown>> {
  const [own, ...others] = await Promise.all([collectIdentityData(db, id), ...collectors.map((read) => read(db, id))]);
  return Object.assign({}, own, ...others);
}

async function collectIdentityData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [[account], accountSessions, networks, choices] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, id)),
    db.select().from(sessions).where(eq(sessions.accountId, id)),
    db.select({ lastUsedAt: signInNetworks.lastUsedAt }).from(signInNetworks).where(eq(signInNetworks.accountId, id)),
    db.select().from(accountChoices).where(eq(accountChoices.accountId, id)),
  ]);
  const { passwordHash: _, ...accountData } = account ?? {};
  return {
    account: accountData,
    sessions: accountSessions.map(({ tokenHash: _, ...session }) => session),
    sign_in_networks: networks,
    auth_methods: await collectAuthMethods(db, id),
    choices,
    history: readInPages(db, accountEvents, accountEvents.id, eq(accountEvents.accountId, id)),
    tokens: readInPages(db, tokenEntries, tokenEntries.id, eq(tokenEntries.accountId, id)),
  };
}

/** Passkeys, linked identities and two-factor, without what signs in. */
async function collectAuthMethods(db: Db, id: number): Promise<Record<string, unknown>> {
  const keys = await db.select().from(passkeys).where(eq(passkeys.accountId, id)).orderBy(asc(passkeys.id));
  const steps = await db.select().from(twoFactorSecrets).where(eq(twoFactorSecrets.accountId, id));
  return {
    passkeys: keys.map(({ publicKey: _, ...key }) => key),
    identities: await db.select().from(identities).where(eq(identities.accountId, id)).orderBy(asc(identities.id)),
    two_factor_secrets: steps.map(({ confirmedAt }) => ({ confirmedAt })),
    recovery_codes_left: (await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, id))).length,
  };
}
