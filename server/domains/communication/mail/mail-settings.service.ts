import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notificationTopics } from '../../../../contracts/notification-topics.ts';
import type { Db } from '../../../platform/db/database.ts';
import { maskContact } from '../../../platform/text/mask-contact.ts';
import { mailSettings } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { type StoppedPart, stopPart } from '../notifications/choices.service.ts';

/** The token in the link that stops an account's mails, created for the first of them. */
export async function findStopToken(db: Db, accountId: number): Promise<{ token: string; isStopped: boolean } | null> {
  const stopToken = randomBytes(24).toString('base64url');
  await db.insert(mailSettings).values({ accountId, stopToken }).onConflictDoNothing();
  const [settings] = await db.select().from(mailSettings).where(eq(mailSettings.accountId, accountId));
  return settings ? { token: settings.stopToken, isStopped: settings.isStopped } : null;
}

/** The token of the link that stops a part of an account's mails. */
export const stopTokenOf = (token: string, part: StoppedPart | null) => (part === null ? token : `${token}.${part}`);

/** What a token stops: whose mails, and which; null where there is no such link. */
async function findStop(db: Db, stopToken: string) {
  const [token = '', part = null, ...rest] = stopToken.split('.');
  if (rest.length > 0 || (part !== null && !isPart(part))) return null;
  const [owner] = await db
    .select({ id: accounts.id, email: accounts.email, phone: accounts.phone, role: accounts.role })
    .from(mailSettings)
    .innerJoin(accounts, eq(accounts.id, mailSettings.accountId))
    .where(eq(mailSettings.stopToken, token));
  return owner ? { owner, part } : null;
}

const isPart = (text: string): text is StoppedPart =>
  text === 'digest' || notificationTopics.some((topic) => topic === text);

/** Stops or resumes the mails of a link; false where there is none. */
export async function setMailsStopped(db: Db, stopToken: string, isStopped: boolean): Promise<boolean> {
  const found = await findStop(db, stopToken);
  if (!found) return false;
  if (found.part !== null) await stopPart(db, found.owner, found.part, isStopped);
  if (found.part === null || !isStopped) await setAllStopped(db, found.owner.id, isStopped);
  return true;
}

/** Stops or resumes all mails of an account that can be stopped. */
export async function setAllStopped(db: Db, accountId: number, isStopped: boolean): Promise<void> {
  await db.update(mailSettings).set({ isStopped }).where(eq(mailSettings.accountId, accountId));
}

/** Whose mails a link stops, and which; null where there is none. */
export async function describeStop(db: Db, stopToken: string) {
  const found = await findStop(db, stopToken);
  if (!found) return null;
  const { email, phone, role } = found.owner;
  return { contact: maskContact(email ?? phone ?? ''), user_type: role, stops: found.part ?? ('all' as const) };
}
