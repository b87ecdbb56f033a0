import { and, eq, ne, or } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Details } from '../../../contracts/profile-rules.ts';
import type { Db } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/query-errors.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { recordEvent } from '../security/events.service.ts';
import { type AccountDeps, type Caller, getAccount, verifyOwner } from './accounts.service.ts';
import { normalizeEmail, normalizePhone } from './identity.ts';
import type { Origin } from './open-session.service.ts';
import { isStillVerified } from './sessions.service.ts';

/** Changes name, email and phone; a new email or phone requires the password or a fresh proof, because it is used to sign in. */
export async function changeDetails(
  deps: AccountDeps,
  caller: Caller,
  details: Details & { current_password: string },
  origin: Origin,
) {
  const account = await getAccount(deps.db, caller.id);
  const accountId = account.id;
  const name = details.name.normalize('NFC');
  const email = details.email ? normalizeEmail(details.email) : null;
  const phone = details.phone ? normalizePhone(details.phone) : null;
  const changesContact = email !== account.email || phone !== account.phone;
  if (changesContact) await verifyOwner(deps, caller, details.current_password, origin);
  const hasSameContact = or(
    email ? eq(accounts.email, email) : undefined,
    phone ? eq(accounts.phone, phone) : undefined,
  );
  return deps.db.transaction(async (tx) => {
    const [taken] = await tx
      .select()
      .from(accounts)
      .where(and(eq(accounts.kind, account.kind), ne(accounts.id, accountId), hasSameContact));
    if (taken) throw takenError(taken.email !== null && taken.email === email);
    const [changed] = await tx
      .update(accounts)
      .set({ name, email, phone, hasDefaultName: account.hasDefaultName && name === account.name })
      .where(isStillVerified(account))
      .returning()
      .catch((error) => {
        // Another account took it between the select and the update.
        throw isUniqueViolation(error) ? takenError(String(error.cause?.constraint).includes('email')) : error;
      });
    if (!changed) throw new AppError('not_signed_in');
    if (changesContact) await recordEvent({ ...deps, db: tx }, { accountId, kind: 'contact-changed', origin });
    return changed;
  });
}

/** Sets a shop's name, unless the seller has already chosen one. */
export async function nameShop(db: Db, accountId: number, name: string): Promise<void> {
  await db
    .update(accounts)
    .set({ name, hasDefaultName: false })
    .where(and(eq(accounts.id, accountId), accounts.hasDefaultName));
}

function takenError(isEmail: boolean): AppError {
  return isEmail
    ? new AppError('email_taken', { key: 'email_of_other_account' })
    : new AppError('phone_taken', { key: 'phone_of_other_account' });
}
