import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { maskContact } from '../../../platform/text/mask-contact.ts';
import { mailSettings } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

/** The token in the link that stops an account's mails, created for the first of them. */
export async function findStopToken(db: Db, accountId: number): Promise<{ token: string; isStopped: boolean } | null> {
  const stopToken = randomBytes(24).toString('base64url');
  await db.insert(mailSettings).values({ accountId, stopToken }).onConflictDoNothing();
  const [settings] = await db.select().from(mailSettings).where(eq(mailSettings.accountId, accountId));
  return settings ? { token: settings.stopToken, isStopped: settings.isStopped } : null;
}

/** Stops or resumes the mails of the account with this token; false where there is none. */
export async function setMailsStopped(db: Db, token: string, isStopped: boolean): Promise<boolean> {
  const changed = await db
    .update(mailSettings)
    .set({ isStopped })
    .where(eq(mailSettings.stopToken, token))
    .returning({ id: mailSettings.accountId });
  return changed.length > 0;
}

/** Whose mails a token stops; null where there is none. */
export async function findStopOwner(db: Db, token: string) {
  const [owner] = await db
    .select({ email: accounts.email, phone: accounts.phone, role: accounts.role })
    .from(mailSettings)
    .innerJoin(accounts, eq(accounts.id, mailSettings.accountId))
    .where(eq(mailSettings.stopToken, token));
  return owner ? { contact: maskContact(owner.email ?? owner.phone ?? ''), user_type: owner.role } : null;
}
