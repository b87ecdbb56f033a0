import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { claimContact } from '../contact-verification/claim-contact.service.ts';
import type { Account } from '../sessions/open-session.service.ts';
import { getAccount } from './accounts.service.ts';
import { findAccountsWithContact } from './accounts-with-contact.service.ts';
import { makeDefaultName, normalizeEmail } from './identity.ts';

interface Profile {
  email: string | null;
  isEmailVerified: boolean;
}

/** A new account without a password for a provider's email; null where an account of this role has that email. */
export async function createProviderAccount(
  tx: Db,
  role: UserType,
  profile: Profile,
  origin: Pick<Origin, 'language'>,
  now: Date,
): Promise<Account | null> {
  if (profile.email === null) throw new AppError('provider_without_email');
  const email = normalizeEmail(profile.email);
  if ((await findAccountsWithContact(tx, role, 'email', email)).length > 0) return null;
  const { language = 'en' } = origin;
  const [created] = await tx
    .insert(accounts)
    .values({ role, email, name: makeDefaultName(role, language), hasDefaultName: true, language })
    .returning();
  if (!created) throw new AppError('unexpected');
  return profile.isEmailVerified ? claimContact(tx, created, { type: 'email', contact: email }, now) : created;
}

/** Whether an account has a provider's email. */
export async function hasEmail(db: Db, accountId: number, email: string | null): Promise<boolean> {
  const account = await getAccount(db, accountId);
  return email !== null && account.email === normalizeEmail(email);
}
