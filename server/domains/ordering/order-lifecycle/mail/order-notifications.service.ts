import type { Db } from '../../../../platform/db/database.ts';
import { notify } from '../../../../platform/notifications/notify.service.ts';
import { type OrderRow, orderNumber } from '../../order-state/order-money.service.ts';
import type { EventDeps, Transition } from '../../order-state/transitions.ts';
import { collectMailDetails } from './collect-mail-details.service.ts';
import { noticeOfOrder } from './notice-of-order.ts';
import { type OrderNotification, orderNotification } from './order-mail.ts';

/** An event that is told of: what names it among those of its order, the money it is about and when it was. */
interface ToldEvent extends Pick<Transition, 'event' | 'notifies'> {
  occasion: string;
  cents: number;
  at: Date;
}

/** Tells the people whom the table of transitions names, in the transaction of the event. */
export async function sendNotifications(
  tx: Db,
  deps: EventDeps,
  order: OrderRow,
  { event, notifies, occasion, cents, at }: ToldEvent,
): Promise<void> {
  const { id: orderId, currency } = order;
  const number = orderNumber(orderId);
  for (const role of notifies) {
    const notification = `${event} ${role}` as OrderNotification;
    const details = await collectMailDetails(tx, order, { event, cents, reader: role });
    const [first] = details.items;
    await notify(tx, deps, {
      ...{ accountId: role === 'buyer' ? order.customerId : order.sellerId, at },
      ...{ notice: noticeOfOrder, key: `order ${orderId} ${event} ${occasion}` },
      parameters: {
        ...{ notification, orderId, number, currency, amountCents: cents },
        ...{ title: first?.title ?? '', image: first?.image ?? null },
      },
      mail: {
        template: orderNotification,
        parameters: { notification, orderId, number, seller: order.sellerName, details, returnDays: order.returnDays },
      },
    });
  }
}
