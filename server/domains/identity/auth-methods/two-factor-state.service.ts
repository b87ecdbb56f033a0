import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { twoFactorSecrets } from '../../../schema/identity/sign-in.ts';

/** Whether signing in to the account also needs a code. */
export async function hasTwoFactor(db: Db, accountId: number): Promise<boolean> {
  const isOn = and(eq(twoFactorSecrets.accountId, accountId), isNotNull(twoFactorSecrets.confirmedAt));
  return (await db.select({ id: twoFactorSecrets.accountId }).from(twoFactorSecrets).where(isOn)).length > 0;
}
