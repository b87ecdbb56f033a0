import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { recoveryCodes, twoFactorSecrets } from '../../../schema/identity/sign-in.ts';

/** Whether signing in to the account also needs a code. */
export async function hasTwoFactor(db: Db, accountId: number): Promise<boolean> {
  const isOn = and(eq(twoFactorSecrets.accountId, accountId), isNotNull(twoFactorSecrets.confirmedAt));
  return (await db.select({ id: twoFactorSecrets.accountId }).from(twoFactorSecrets).where(isOn)).length > 0;
}

/** A secret is sealed for one account; in the row of another one it cannot be opened. */
export const twoFactorContext = (accountId: number) => `second step of ${accountId}`;

/** Gives the owner's account of the other role the same second step, with the same app and recovery codes. */
export async function copyTwoFactor(
  { db, secrets }: { db: Db; secrets: SecretBox },
  from: number,
  to: number,
): Promise<void> {
  const [own] = await db.select().from(twoFactorSecrets).where(eq(twoFactorSecrets.accountId, from));
  if (!own?.confirmedAt) return;
  const opened = secrets.open(own.secret, twoFactorContext(from));
  // An account must not get the password alone because the key of the server was lost.
  if (opened === null) throw new Error('The secret of a second step cannot be opened: SECRETS_KEY was changed.');
  const secret = secrets.seal(opened, twoFactorContext(to));
  await db.insert(twoFactorSecrets).values({ ...own, accountId: to, secret });
  const codes = await db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, from));
  if (codes.length > 0)
    await db.insert(recoveryCodes).values(codes.map(({ codeHash }) => ({ accountId: to, codeHash })));
}
