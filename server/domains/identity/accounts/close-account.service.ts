import { AppError } from '../../../../contracts/errors.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { isStillVerified } from '../sessions/sessions.service.ts';
import type { AccountClosedHook } from './account-hooks.ts';
import { type AccountDeps, type Caller, verifyOwner } from './accounts.service.ts';

export type ClosingDeps = AccountDeps & { onAccountClosed: readonly AccountClosedHook[] };

/** Deletes an account with its sessions, listings and other rows; jobs delete its pictures afterwards. */
export async function closeAccount(deps: ClosingDeps, caller: Caller, password: string, origin: Origin): Promise<void> {
  const account = await verifyOwner(deps, caller, password, origin);
  await deps.db.transaction(async (tx) => {
    const closing = { tx, queue: deps.queue, accountId: account.id };
    const afterDelete: (() => Promise<void>)[] = [];
    for (const hook of deps.onAccountClosed) afterDelete.push(await hook(closing));
    const closed = await tx.delete(accounts).where(isStillVerified(account)).returning({ id: accounts.id });
    if (closed.length === 0) throw new AppError('not_signed_in');
    for (const finish of afterDelete) await finish();
  });
}
