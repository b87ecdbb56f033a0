import { and, eq, isNull, or } from 'drizzle-orm';
import { threads } from '../../../schema/communication/threads.ts';
import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';

/** Threads whose other side has left too go with the account; the others keep the words without the name. */
export const removeLeftThreads: AccountClosedHook = async ({ tx, accountId }) => {
  await tx
    .delete(threads)
    .where(
      or(
        and(eq(threads.customerId, accountId), isNull(threads.sellerId)),
        and(eq(threads.sellerId, accountId), isNull(threads.customerId)),
      ),
    );
  return async () => undefined;
};
