import { inArray } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { queueMailToOwner } from '../../../../platform/mail/queue-mail.ts';
import { accounts } from '../../../../schema/identity/accounts.ts';
import { type OrderRow, orderNumber } from '../../order-state/order-money.service.ts';
import type { EventDeps, Transition } from '../../order-state/transitions.ts';
import { collectMailDetails } from './collect-mail-details.service.ts';
import { type OrderNotification, orderNotification } from './order-mail.ts';

/** Tells the people whom the table of transitions names, in the transaction of the event. */
export async function sendNotifications(
  tx: Db,
  { queue }: EventDeps,
  order: OrderRow,
  { event, notifies }: Pick<Transition, 'event' | 'notifies'>,
  cents: number,
): Promise<void> {
  if (notifies.length === 0) return;
  const idOf = { buyer: order.customerId, seller: order.sellerId };
  const { id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo } = accounts;
  const owners = await tx
    .select({ id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        notifies.map((role) => idOf[role]),
      ),
    );
  for (const role of notifies) {
    const owner = owners.find(({ id }) => id === idOf[role]);
    // Nobody reads the mail of demo accounts.
    if (!owner || owner.isDemo) continue;
    const parameters = {
      ...{ notification: `${event} ${role}` as OrderNotification, orderId: order.id, number: orderNumber(order.id) },
      seller: order.sellerName,
      details: await collectMailDetails(tx, order, { event, cents, reader: role }),
      returnDays: order.returnDays,
    };
    await queueMailToOwner(tx, queue, owner, { template: orderNotification, parameters });
  }
}
