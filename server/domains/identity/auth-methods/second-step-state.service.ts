import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { secondSteps } from '../../../schema/identity/sign-in.ts';

/** Whether signing in to the account also needs a code. */
export async function hasSecondStep(db: Db, accountId: number): Promise<boolean> {
  const isOn = and(eq(secondSteps.accountId, accountId), isNotNull(secondSteps.confirmedAt));
  return (await db.select({ id: secondSteps.accountId }).from(secondSteps).where(isOn)).length > 0;
}
