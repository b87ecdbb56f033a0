import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import { findNewPasswordProblem } from '../../../../contracts/identity/rules/account-rules.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { contactCodes } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { type AccountDeps, getAccount, requireStrongPassword } from '../accounts/accounts.service.ts';
import { findAccountsWithContact } from '../accounts/accounts-with-contact.service.ts';
import { passwordChanged } from '../accounts/password-changed-mail.ts';
import { removeAuthMethods } from '../auth-methods/auth-methods.service.ts';
import { type Account, claimWithCode, contactOf } from '../contact-verification/claim-contact.service.ts';
import {
  type CodeDeps,
  type ContactCode,
  createCode,
  findLink,
  forgiveTry,
  tryCode,
  voidCodes,
} from '../contact-verification/contact-codes.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { voidTokens } from '../security-events/one-time-tokens.service.ts';
import { tellOfSecurity } from '../security-events/tell-of-security.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { sendPasswordResetJob } from './password-reset.job.ts';
import { passwordResetMail } from './reset-mail.ts';

interface Forgetful {
  role: UserType;
  type: ContactType;
  contact: string;
  language: Language;
}

/** Queues the search for the account, so that the caller's answer and its time do not tell whether there is one. */
export async function requestReset(db: Db, queue: Pick<Queue, 'enqueue'>, forgetful: Forgetful): Promise<void> {
  await queue.enqueue(db, sendPasswordResetJob, forgetful);
}

/** Sends a code and a link to the contact, where an account of this role has it. */
export async function sendReset(
  { db, queue, secrets }: CodeDeps & { queue: Pick<Queue, 'enqueue'> },
  forgetful: Forgetful,
  now: Date,
): Promise<void> {
  const account = await findResettable(db, forgetful);
  if (!account) return;
  const { type: contactType, contact, role, language } = forgetful;
  await db.transaction(async (tx) => {
    const reset = { accountId: account.id, purpose: 'reset', contactType, contact } as const;
    const made = await createCode({ db: tx, secrets }, reset, now);
    await queueMail(tx, queue, {
      ...{ to: contact, language, accountId: account.id, expiresAt: made.expiresAt },
      template: passwordResetMail,
      parameters: { code: made.code, token: made.token, role },
    });
  });
}

/**
 * The account that has proved the contact, or else the newest that names it. An account that has proved its other
 * contact belongs to whoever reads that one.
 */
async function findResettable(db: Db, { role, type, contact }: Forgetful): Promise<Account | null> {
  const holders = await findAccountsWithContact(db, role, type, contact);
  const isOpenTo = (account: Account) => {
    const other = contactOf(account, type === 'email' ? 'phone' : 'email');
    return !account.isDemo && (contactOf(account, type).verifiedAt !== null || other.verifiedAt === null);
  };
  return holders.find(isOpenTo) ?? null;
}

/** What proves that the caller reads the contact. */
export type ResetCredential = { token: string } | { role: UserType; type: ContactType; contact: string; code: string };

/** Sets a new password, confirms the contact, signs everyone out and tells the owner. */
export async function resetPassword(
  deps: AccountDeps,
  credential: ResetCredential,
  password: string,
  origin: Origin,
): Promise<Account> {
  const next = password.trim();
  const problem = findNewPasswordProblem(next);
  if (problem) throw new AppError('bad_input', { message: problem });
  const expired = 'token' in credential ? 'link_expired' : 'wrong_code';
  const code = await findCode(deps, credential);
  if (!code) throw new AppError(expired);
  await requireStrongPassword(deps, next, await getAccount(deps.db, code.accountId)).catch(async (error: unknown) => {
    await forgiveTry(deps.db, code);
    throw error;
  });
  const passwordHash = await deps.passwords.hash(next);
  return deps.db.transaction((tx) => applyReset(tx, deps, { code, passwordHash, expired, origin }));
}

function findCode({ db, secrets, now }: AccountDeps, credential: ResetCredential): Promise<ContactCode | null> {
  if ('token' in credential) return findLink(db, credential.token, ['reset'], now());
  const ofProductType = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.role, credential.role));
  const isAsked = and(eq(contactCodes.contact, credential.contact), eq(contactCodes.contactType, credential.type));
  const scope = and(eq(contactCodes.purpose, 'reset'), isAsked, inArray(contactCodes.accountId, ofProductType));
  return tryCode({ db, secrets }, scope, credential.code, now());
}

interface Reset {
  code: ContactCode;
  passwordHash: string;
  expired: 'link_expired' | 'wrong_code';
  origin: Origin;
}

async function applyReset(
  tx: Db,
  { queue, now }: AccountDeps,
  { code, passwordHash, expired, origin }: Reset,
): Promise<Account> {
  const { before, owner: account } = await claimWithCode(tx, code, expired, now());
  await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, account.id));
  await endSessions(tx, account.id);
  // Whoever opened the account with an address that is not theirs must not keep a way in.
  if (contactOf(before, code.contactType).verifiedAt === null) await removeAuthMethods(tx, account.id);
  await recordEvent({ db: tx, now }, { accountId: account.id, type: 'password-changed', origin });
  await voidCodes(tx, account.id);
  await voidTokens(tx, account.id);
  const mail = { template: passwordChanged, parameters: { role: account.role } };
  await tellOfSecurity({ db: tx, queue, now }, account, { change: 'password-changed', device: origin.device, mail });
  return account;
}
