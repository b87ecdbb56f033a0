import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { type ContactType, contactTypes } from '../../../../contracts/identity/contacts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { type Account, contactOf, lockContact } from '../contact-verification/claim-contact.service.ts';
import { type Identity, normalizeEmail, normalizePhone } from './identity.ts';

// Anybody may name an address that nobody has proved yet, but each such account makes a sign-in slower.
const comparedAtSignIn = 4;

/** The email, or else the phone, that a caller names. */
export async function readContact({ email, phone }: { email: string; phone: string }): Promise<{
  type: ContactType;
  contact: string;
}> {
  return email
    ? { type: 'email', contact: normalizeEmail(email) }
    : { type: 'phone', contact: await normalizePhone(phone) };
}

const columns = {
  email: { column: accounts.email, verifiedAt: accounts.emailVerifiedAt },
  phone: { column: accounts.phone, verifiedAt: accounts.phoneVerifiedAt },
};

/** The account of this role that has proved the contact; while there is none, the newest that name it. */
export async function findAccountsWithContact(
  db: Db,
  role: UserType,
  type: ContactType,
  contact: string,
): Promise<Account[]> {
  const { column, verifiedAt } = columns[type];
  const holders = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.role, role), eq(column, contact)))
    .orderBy(desc(isNotNull(verifiedAt)), desc(accounts.id))
    .limit(comparedAtSignIn);
  const owner = holders.find((holder) => contactOf(holder, type).verifiedAt !== null);
  return owner ? [owner] : holders;
}

/**
 * Throws where a new account cannot have the email or the phone, because another account of this role has proved it. Any
 * number may name it, or strangers could keep its owner out. Returns those that do. Passwords are not compared: the answer
 * would tell whether a guess is right.
 */
export async function requireAvailable(db: Db, role: UserType, identity: Identity): Promise<Account[]> {
  const listed = await listAccountsWithContact(db, role, identity);
  for (const { type, holders } of listed) {
    const isVerified = holders.some((holder) => contactOf(holder, type).verifiedAt !== null);
    if (isVerified) throw new AppError(`${type}_taken`);
  }
  return listed.flatMap(({ holders }) => holders);
}

/** Makes sign-ups with one contact wait for each other; false where there is a holder besides the given ones by now. */
export async function lockAvailable(tx: Db, role: UserType, identity: Identity, known: Account[]): Promise<boolean> {
  for (const { contact } of contactsOf(identity)) await lockContact(tx, role, contact);
  const holders = (await listAccountsWithContact(tx, role, identity)).flatMap((listed) => listed.holders);
  return holders.every(({ id }) => known.some((holder) => holder.id === id));
}

const contactsOf = (identity: Identity) =>
  contactTypes.flatMap((type) => (identity[type] === null ? [] : [{ type, contact: identity[type] }]));

async function listAccountsWithContact(db: Db, role: UserType, identity: Identity) {
  const listed: { type: ContactType; holders: Account[] }[] = [];
  for (const { type, contact } of contactsOf(identity)) {
    listed.push({ type, holders: await findAccountsWithContact(db, role, type, contact) });
  }
  return listed;
}
