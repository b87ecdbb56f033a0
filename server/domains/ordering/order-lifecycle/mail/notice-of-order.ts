import { z } from 'zod';
import { shopCurrencies } from '../../../../../contracts/identity/shop-currencies.ts';
import type { NotificationTopic } from '../../../../../contracts/notification-topics.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { noticesText } from '../../../../../i18n/generated/notices.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import { defineNotice } from '../../../../platform/notifications/notice.ts';
import { type OrderNotification, orderNotifications, orderPage, writeHeading } from './order-mail.ts';

/**
 * What may be stopped: it confirms no contract and no payment, names no deadline with a consequence, and takes nothing
 * from its reader.
 */
const stoppable = new Set<OrderNotification>([
  ...(['confirmed seller', 'paid seller', 'completed seller', 'return_sent seller'] as const),
  ...(['shipped buyer', 'part_shipped buyer', 'cash_received buyer'] as const),
]);

/** An order that a seller has to pack. */
const isNewOrder = (notification: OrderNotification) =>
  notification === 'confirmed seller' || notification === 'paid seller';

function topicOf(notification: OrderNotification): NotificationTopic {
  if (isNewOrder(notification)) return 'order';
  const [event = ''] = notification.split(' ');
  if (/dispute_|payment_disputed|evidence_due|debt/.test(event)) return 'dispute';
  if (event.startsWith('return_')) return 'return';
  if (/^(part_)?(shipped|delivered)$|ship_overdue|not_shipped/.test(event)) return 'shipment';
  if (/paid|payment|payback|cash|refund/.test(event)) return 'payment';
  return 'order';
}

/** What the bell says of an order. */
export const noticeOfOrder = defineNotice({
  name: 'order',
  parameters: z.object({
    notification: z.enum(orderNotifications),
    orderId: z.int(),
    number: z.string(),
    currency: z.enum(shopCurrencies),
    amountCents: z.int(),
    /** Of the first product, as the reader knows it. */
    title: z.string(),
    image: z.string().nullable(),
  }),
  topic: ({ notification }) => topicOf(notification),
  isDuty: ({ notification }) => !stoppable.has(notification),
  groupOf: ({ notification }) => (isNewOrder(notification) ? 'new-order' : null),
  subjectOf: ({ orderId }) => `order ${orderId}`,
  write: ({ notification, orderId, number, currency, amountCents, title, image }) => ({
    title: writeHeading(notification, { number, amount: formatMoney(amountCents, currency) }),
    text: joinFacts(number, title),
    path: orderPage(notification, orderId),
    image: image ?? undefined,
  }),
  writeMany: (count, { number, title, image }) => ({
    title: noticesText('newOrders', { count }),
    text: joinFacts(number, title),
    path: '/storefront/orders',
    image: image ?? undefined,
  }),
});
