import { createHash, randomBytes, randomInt } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { contactCodes } from '../../../schema/communication/mails.ts';
import { confirmContact } from './contact-mails.ts';

export type ContactCode = typeof contactCodes.$inferSelect;
type Purpose = ContactCode['purpose'];

export const codeSeconds = 15 * 60;
const undoSeconds = 3 * 24 * 60 * 60;
const maxTries = 5;

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
/** Six digits are found from a plain hash at once, so a key that is not in the database goes into theirs. */
const macOf = (secrets: CodeSecrets, accountId: number, code: string) =>
  secrets.mac(code, `contact code of ${accountId}`);

export type CodeSecrets = Pick<SecretBox, 'mac'>;

export interface CodeDeps {
  db: Db;
  secrets: CodeSecrets;
}

interface NewCode {
  accountId: number;
  purpose: Purpose;
  contactType: ContactType;
  contact: string;
}

/** Creates a code and a link token; an earlier code for the same purpose is void from now on. */
export async function createCode(
  { db, secrets }: CodeDeps,
  values: NewCode,
  now: Date,
): Promise<{ code: string; token: string; expiresAt: Date }> {
  const { accountId, purpose, contactType } = values;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const token = randomBytes(24).toString('base64url');
  const isUndo = purpose === 'undo';
  const expiresAt = new Date(now.getTime() + (isUndo ? undoSeconds : codeSeconds) * 1000);
  if (!isUndo) {
    const isSame = and(eq(contactCodes.purpose, purpose), eq(contactCodes.contactType, contactType));
    await db
      .delete(contactCodes)
      .where(and(eq(contactCodes.accountId, accountId), isSame, isNull(contactCodes.usedAt)));
  }
  const codeHash = isUndo ? null : macOf(secrets, accountId, code);
  await db.insert(contactCodes).values({ ...values, codeHash, tokenHash: hash(token), createdAt: now, expiresAt });
  return { code, token, expiresAt };
}

interface Recipient {
  id: number;
  language: Language;
}

/** Sends a code and a link that prove who reads the address. */
export async function sendContactCode(
  deps: CodeDeps & { queue: Pick<Queue, 'enqueue'> },
  account: Recipient,
  { purpose, contactType, contact }: Omit<NewCode, 'accountId'> & { purpose: 'verify' | 'change' },
  now: Date,
): Promise<void> {
  const made = await createCode(deps, { accountId: account.id, purpose, contactType, contact }, now);
  await queueMail(deps.db, deps.queue, {
    ...{ to: contact, language: account.language, accountId: account.id, expiresAt: made.expiresAt },
    template: confirmContact,
    parameters: { code: made.code, token: made.token },
  });
}

const isLive = (now: Date) =>
  and(isNull(contactCodes.usedAt), gt(contactCodes.expiresAt, now), lt(contactCodes.tries, maxTries));

/**
 * The live code that was typed, or null. The try is counted before the code is compared, in the database, so that
 * concurrent tries on several servers are limited like sequential ones.
 */
export async function tryCode(
  { db, secrets }: CodeDeps,
  scope: SQL | undefined,
  code: string,
  now: Date,
): Promise<ContactCode | null> {
  const tried = await db
    .update(contactCodes)
    .set({ tries: sql`${contactCodes.tries} + 1` })
    .where(and(scope, isLive(now)))
    .returning();
  return tried.find(({ accountId, codeHash }) => codeHash === macOf(secrets, accountId, code)) ?? null;
}

/** The live codes of an account for a purpose. */
export const codesOf = (accountId: number, purposes: Purpose[]) =>
  and(eq(contactCodes.accountId, accountId), inArray(contactCodes.purpose, purposes));

/** The live code of a link, or null. */
export async function findLink(db: Db, token: string, purposes: Purpose[], now: Date): Promise<ContactCode | null> {
  const isAsked = and(eq(contactCodes.tokenHash, hash(token)), inArray(contactCodes.purpose, purposes));
  const [found] = await db
    .select()
    .from(contactCodes)
    .where(and(isAsked, isLive(now)));
  return found ?? null;
}

/** Marks a code as used; false where it was used in the meantime. */
export async function spendCode(db: Db, { id }: ContactCode, now: Date): Promise<boolean> {
  const spent = await db
    .update(contactCodes)
    .set({ usedAt: now })
    .where(and(eq(contactCodes.id, id), isNull(contactCodes.usedAt)))
    .returning({ id: contactCodes.id });
  return spent.length > 0;
}

/** Takes a counted try back, where the code was right and something else was refused. */
export async function forgiveTry(db: Db, { id }: ContactCode): Promise<void> {
  await db
    .update(contactCodes)
    .set({ tries: sql`greatest(${contactCodes.tries} - 1, 0)` })
    .where(eq(contactCodes.id, id));
}

/** Deletes the unused codes and links of an account, those that take a change back included. */
export async function voidCodes(db: Db, accountId: number): Promise<void> {
  await db.delete(contactCodes).where(and(eq(contactCodes.accountId, accountId), isNull(contactCodes.usedAt)));
}

/** The unexpired codes that were sent to confirm a contact, a new one before the present one. */
export function listSentCodes(db: Db, accountId: number, now: Date): Promise<ContactCode[]> {
  const isUnused = and(isNull(contactCodes.usedAt), gt(contactCodes.expiresAt, now));
  return db
    .select()
    .from(contactCodes)
    .where(and(codesOf(accountId, ['verify', 'change']), isUnused))
    .orderBy(asc(contactCodes.purpose));
}

export const hasTriesLeft = ({ tries }: ContactCode): boolean => tries < maxTries;

/** Deletes codes that expired before the given time. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(contactCodes).where(lt(contactCodes.expiresAt, before));
}
