import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { formatMoney } from '../../format-money.ts';
import { tellOwner } from '../mail/mail.service.ts';
import type { EventDeps } from './order-event.ts';
import { type OrderRow, orderNumber } from './order-money.service.ts';
import type { Transition } from './transitions.ts';

type Notice = Parameters<typeof tellOwner<'order-notice'>>[3]['parameters']['notice'];

/** Tells the people whom the table of transitions names, in the transaction of the event. */
export async function sendNotices(
  tx: Db,
  { queue }: EventDeps,
  order: OrderRow,
  { event, tells }: Transition,
  cents: number,
): Promise<void> {
  if (tells.length === 0) return;
  const idOf = { buyer: order.customerId, seller: order.sellerId };
  const { id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo } = accounts;
  const owners = await tx
    .select({ id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo })
    .from(accounts)
    .where(
      inArray(
        accounts.id,
        tells.map((role) => idOf[role]),
      ),
    );
  for (const role of tells) {
    const owner = owners.find(({ id }) => id === idOf[role]);
    // Nobody reads the mail of demo accounts.
    if (!owner || owner.isDemo) continue;
    const parameters = {
      ...{ notice: `${event} ${role}` as Notice, orderId: order.id, number: orderNumber(order.id) },
      ...{ seller: order.sellerName, total: formatMoney(order.totalCents), amount: formatMoney(cents) },
    };
    await tellOwner(tx, queue, owner, { template: 'order-notice', parameters });
  }
}
