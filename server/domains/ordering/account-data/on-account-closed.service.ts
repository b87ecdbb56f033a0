import type { AccountClosedHook } from '../../identity/accounts/account-hooks.ts';
import { enqueuePictureRemoval } from '../../marketplace/pictures/remove-pictures.service.ts';
import { anonymizeOrders } from './anonymize-orders.service.ts';

/** Orders outlive a closed account, without the names in them; a job removes their private photos. */
export const leaveClosedOrders: AccountClosedHook =
  async ({ tx, queue, accountId }) =>
  async () =>
    enqueuePictureRemoval(queue, tx, await anonymizeOrders(tx, accountId));
