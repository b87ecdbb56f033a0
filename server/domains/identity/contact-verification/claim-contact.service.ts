import { and, asc, eq, or, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forgetBounce } from '../../../platform/mail/bounced-addresses.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { type ContactCode, spendCode } from './contact-codes.service.ts';

export type Account = typeof accounts.$inferSelect;

const fields = {
  email: {
    column: accounts.email,
    of: ({ email, emailVerifiedAt }: Account) => ({ contact: email, verifiedAt: emailVerifiedAt }),
  },
  phone: {
    column: accounts.phone,
    of: ({ phone, phoneVerifiedAt }: Account) => ({ contact: phone, verifiedAt: phoneVerifiedAt }),
  },
};

/** An account's email or phone, and when it was verified. */
export const contactOf = (account: Account, type: ContactType) => fields[type].of(account);

/** The columns to set for a verified contact, or for none. */
export function contactColumns(type: ContactType, contact: string | null, verifiedAt: Date | null) {
  return type === 'email'
    ? { email: contact, emailVerifiedAt: verifiedAt }
    : { phone: contact, phoneVerifiedAt: verifiedAt };
}

export function takenError(type: ContactType): AppError {
  return type === 'email'
    ? new AppError('email_taken', { key: 'email_of_other_account' })
    : new AppError('phone_taken', { key: 'phone_of_other_account' });
}

/**
 * Gives an address to the account whose owner has just proved to read it. Accounts of the same kind that only named the
 * address lose it. Must run in a transaction.
 */
export async function claimContact(
  tx: Db,
  { id, role }: Pick<Account, 'id' | 'role'>,
  { type, contact }: { type: ContactType; contact: string },
  now: Date,
): Promise<Account> {
  await lockContact(tx, role, contact);
  // In one order, so that accounts which name each other's addresses do not wait for each other.
  const rows = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.id, id), and(eq(accounts.role, role), eq(fields[type].column, contact))))
    .orderBy(asc(accounts.id))
    .for('update');
  const rivals = rows.filter((row) => row.id !== id);
  if (rivals.some((rival) => contactOf(rival, type).verifiedAt !== null)) throw takenError(type);
  for (const rival of rivals) await takeContact(tx, rival, type, now);
  const [owner] = await tx
    .update(accounts)
    .set(contactColumns(type, contact, now))
    .where(eq(accounts.id, id))
    .returning();
  if (!owner) throw new AppError('not_signed_in');
  await forgetBounce(tx, contact);
  return owner;
}

/** Makes transactions about one address wait for each other. */
export async function lockContact(tx: Db, role: Account['role'], contact: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${role} ${contact}`}, 0))`);
}

/**
 * Spends a code and gives its contact to the account that it was sent for; returns the account before and after. Throws
 * where the code was used meanwhile, or the account has no longer the contact that the code was to confirm.
 */
export async function claimWithCode(
  tx: Db,
  code: ContactCode,
  expired: 'wrong_code' | 'link_expired',
  now: Date,
): Promise<{ before: Account; owner: Account }> {
  const { accountId, contactType: type, contact, purpose } = code;
  const find = async () => (await tx.select().from(accounts).where(eq(accounts.id, accountId)))[0];
  // Locked before the code is: whoever proves the address first deletes the codes of the others.
  const account = await find();
  if (account) await lockContact(tx, account.role, contact);
  if (!(await spendCode(tx, code, now))) throw new AppError(expired);
  const before = await find();
  const confirmsPresent = purpose === 'verify' || purpose === 'reset';
  if (!before || (confirmsPresent && contactOf(before, type).contact !== contact)) throw new AppError(expired);
  return { before, owner: await claimContact(tx, before, { type, contact }, now) };
}

/** An account that has another address keeps it. One that has none is deleted, or kept without access where it holds something. */
async function takeContact(tx: Db, rival: Account, type: ContactType, now: Date): Promise<void> {
  const other = contactOf(rival, type === 'email' ? 'phone' : 'email').contact;
  const without = contactColumns(type, null, null);
  if (other !== null) {
    await tx.update(accounts).set(without).where(eq(accounts.id, rival.id));
  } else if (await holdsSomething(tx, rival.id)) {
    await tx
      .update(accounts)
      .set({ ...without, lostContactAt: now })
      .where(eq(accounts.id, rival.id));
    await endSessions(tx, rival.id);
  } else {
    await tx.delete(accounts).where(eq(accounts.id, rival.id));
  }
}

async function holdsSomething(tx: Db, accountId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ holds: boolean }>(sql`
    select exists (select from products where seller_id = ${accountId})
      or exists (select from analyses where seller_id = ${accountId})
      or exists (select from photo_edits where seller_id = ${accountId})
      or exists (select from ledger_movements where seller_id = ${accountId})
      or exists (select from favorites where customer_id = ${accountId})
      or exists (select from messages where account_id = ${accountId}) as holds`);
  return rows[0]?.holds === true;
}
