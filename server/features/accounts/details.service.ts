import { and, eq, ne, or } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Details } from '../../../contracts/profile-rules.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/query-errors.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { type AccountDeps, getAccount, type Origin, requirePassword } from './accounts.service.ts';
import { normalizeEmail, normalizePhone } from './identity.ts';
import { isStillVerified } from './sessions.service.ts';

/** Changes name, email and phone. What one signs in with changes only with the password. */
export async function changeDetails(
  deps: AccountDeps,
  accountId: number,
  details: Details & { current_password: string },
  origin: Origin,
) {
  const account = await getAccount(deps.db, accountId);
  const name = details.name.normalize('NFC');
  const email = details.email ? normalizeEmail(details.email) : null;
  const phone = details.phone ? normalizePhone(details.phone) : null;
  if (email !== account.email || phone !== account.phone) {
    if (!details.current_password.trim()) throw new AppError('bad_input', { message: 'Current Password is required' });
    await requirePassword(deps, account, details.current_password, origin);
  }
  const alike = or(email ? eq(accounts.email, email) : undefined, phone ? eq(accounts.phone, phone) : undefined);
  return deps.db.transaction(async (tx) => {
    const [taken] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.kind, account.kind), ne(accounts.id, accountId), alike));
    if (taken) throw belongsToAnother(taken.email !== null && taken.email === email);
    const [changed] = await tx
      .update(accounts)
      .set({ name, email, phone, hasDefaultName: account.hasDefaultName && name === account.name })
      .where(isStillVerified(account))
      .returning()
      .catch((error) => {
        // Somebody took it between the look and the change.
        throw isUniqueViolation(error) ? belongsToAnother(String(error.cause?.constraint).includes('email')) : error;
      });
    if (!changed) throw new AppError('not_signed_in');
    return changed;
  });
}

/** Gives a shop its first name; one that was chosen before stays. */
export async function nameShop(db: Db, accountId: number, name: string): Promise<void> {
  await db
    .update(accounts)
    .set({ name, hasDefaultName: false })
    .where(and(eq(accounts.id, accountId), accounts.hasDefaultName));
}

function belongsToAnother(isEmail: boolean): AppError {
  return isEmail
    ? new AppError('email_taken', { message: 'This email belongs to another account.' })
    : new AppError('phone_taken', { message: 'This phone number belongs to another account.' });
}
