import { z } from 'zod';
import {
  paybackConfirmDays,
  paybackDays,
  paybackReminderDays,
  returnAnswerDays,
  returnArrivalDays,
} from '../../../../../contracts/ordering/orders/order-states.ts';
import { mailOrdersText } from '../../../../../i18n/generated/mail-orders.ts';
import { defineTemplate } from '../../../../platform/mail/template.ts';
import { mailDetails, writeAmounts, writeDetails } from './mail-details.ts';

type Key = Parameters<typeof mailOrdersText>[0];

/** Subject, heading and text of what people are told about an order; each is named by its event and its reader. */
const notices = {
  'placed buyer': ['placedSubject', 'placedHeading', 'placedText'],
  'confirmed seller': ['newSubject', 'newHeading', 'newText'],
  'payment_claimed seller': ['claimedSubject', 'claimedHeading', 'claimedText'],
  'paid buyer': ['paidSubject', 'paidHeading', 'paidText'],
  'paid seller': ['newSubject', 'newHeading', 'newText'],
  'cash_received buyer': ['paidSubject', 'paidHeading', 'cashText'],
  'paid_late buyer': ['refundSubject', 'refundHeading', 'paidLateText'],
  'payment_disputed seller': ['disputeSubject', 'disputeHeading', 'disputeText'],
  'evidence_due seller': ['inquirySubject', 'inquiryHeading', 'inquiryText'],
  'dispute_won seller': ['disputeOverSubject', 'disputeWonHeading', 'disputeWonText'],
  'dispute_lost seller': ['disputeOverSubject', 'disputeLostHeading', 'disputeLostText'],
  'refunded_elsewhere buyer': ['refundSubject', 'refundHeading', 'refundedElsewhereText'],
  'refunded_elsewhere seller': ['refundedElsewhereSellerSubject', 'refundHeading', 'refundedElsewhereSellerText'],
  'debt seller': ['debtSubject', 'debtHeading', 'debtText'],
  'expired buyer': ['cancelledSubject', 'cancelledHeading', 'expiredText'],
  'cancelled buyer': ['cancelledSubject', 'cancelledHeading', 'cancelledText'],
  'cancelled seller': ['cancelledSubject', 'cancelledHeading', 'cancelledText'],
  'lines_declined buyer': ['declinedSubject', 'declinedHeading', 'declinedText'],
  'declined buyer': ['cancelledSubject', 'cancelledHeading', 'cancelledText'],
  'part_shipped buyer': ['shippedSubject', 'shippedHeading', 'shippedText'],
  'shipped buyer': ['shippedSubject', 'shippedHeading', 'shippedText'],
  'delivered buyer': ['deliveredSubject', 'deliveredHeading', 'deliveredText'],
  'return_requested seller': ['returnAskedSubject', 'returnAskedHeading', 'returnAskedText'],
  'return_accepted buyer': ['returnSubject', 'returnAcceptedHeading', 'returnAcceptedDaysText'],
  'return_sent seller': ['returnSentSubject', 'returnSentHeading', 'returnSentText'],
  'return_declined buyer': ['returnSubject', 'returnDeclinedHeading', 'returnDeclinedText'],
  'return_expired buyer': ['returnSubject', 'returnExpiredHeading', 'returnExpiredText'],
  'return_expired seller': ['returnExpiredSubject', 'returnExpiredHeading', 'returnExpiredSellerText'],
  'return_disputed seller': ['returnDisputedSubject', 'returnDisputedHeading', 'returnDisputedText'],
  'return_refunded buyer': ['refundSubject', 'refundHeading', 'refundText'],
  'return_granted buyer': ['returnDecidedSubject', 'returnDecidedHeading', 'returnGrantedText'],
  'return_granted seller': ['returnDecidedSubject', 'returnDecidedHeading', 'returnGrantedSellerText'],
  'return_refused buyer': ['returnDecidedSubject', 'returnDecidedHeading', 'returnDecidedText'],
  'return_refused seller': ['returnDecidedSubject', 'returnDecidedHeading', 'returnDecidedText'],
  'completed seller': ['completedSubject', 'completedHeading', 'completedText'],
  'goodwill_refund buyer': ['refundSubject', 'refundHeading', 'refundText'],
  'refund_sent buyer': ['refundSubject', 'refundHeading', 'refundSentText'],
  'ship_reminded seller': ['shipReminderSubject', 'shipReminderHeading', 'shipReminderText'],
  'ship_overdue buyer': ['shipLateSubject', 'shipLateHeading', 'shipLateText'],
  'not_shipped buyer': ['notSentSubject', 'notSentHeading', 'notSentText'],
  'not_shipped seller': ['notSentSubject', 'notSentHeading', 'notSentSellerText'],
  'lines_not_shipped buyer': ['notSentSubject', 'notSentHeading', 'partNotSentText'],
  'lines_not_shipped seller': ['notSentSubject', 'notSentHeading', 'partNotSentText'],
  'payback_opened buyer': ['paybackSubject', 'paybackBuyerHeading', 'paybackBuyerText'],
  'payback_opened seller': ['paybackSubject', 'paybackSellerHeading', 'paybackSellerText'],
  'payback_account_reminded buyer': ['paybackSubject', 'paybackBuyerHeading', 'paybackAccountReminderText'],
  'payback_account seller': ['paybackSubject', 'paybackSellerHeading', 'paybackAccountText'],
  'payback_reminded seller': ['paybackSubject', 'paybackSellerHeading', 'paybackReminderText'],
  'payback_overdue buyer': ['paybackSubject', 'paybackLateBuyerHeading', 'paybackLateBuyerText'],
  'payback_overdue seller': ['paybackSubject', 'paybackLateSellerHeading', 'paybackLateSellerText'],
  'payback_sent buyer': ['paybackSubject', 'paybackSentHeading', 'paybackSentText'],
  'payback_disputed seller': ['paybackSubject', 'paybackDisputedHeading', 'paybackDisputedText'],
  'payback_refused buyer': ['paybackSubject', 'paybackDecidedHeading', 'paybackRefusedText'],
  'payback_refused seller': ['paybackSubject', 'paybackDecidedHeading', 'paybackRefusedSellerText'],
  'payback_received seller': ['paybackReceivedSubject', 'paybackReceivedHeading', 'paybackReceivedText'],
  'payback_settled buyer': ['paybackReceivedSubject', 'paybackReceivedHeading', 'paybackSettledText'],
  'payback_settled seller': ['paybackReceivedSubject', 'paybackReceivedHeading', 'paybackReceivedText'],
} as const satisfies Record<string, readonly [Key, Key, Key]>;

export type OrderNotification = keyof typeof notices;
/** The heading of what somebody is told about an order; headings name no more than its number and an amount. */
export const writeHeading = (notification: OrderNotification, words: { number: string; amount: string }): string =>
  mailOrdersText(notices[notification][1], words);

/** The page of an order for whom it is told. */
export const orderPage = (notification: OrderNotification, orderId: number): `/${string}` =>
  `${notification.endsWith(' seller') ? '/storefront/orders' : '/orders'}/${orderId}`;

/** The days that a notice names, where they are not those of an answer. */
const daysOf: Partial<Record<OrderNotification, number>> = {
  'return_accepted buyer': returnArrivalDays,
  'payback_account seller': paybackDays,
  'payback_reminded seller': paybackReminderDays,
  'payback_sent buyer': paybackConfirmDays,
  'payback_refused buyer': paybackDays,
  'payback_refused seller': paybackDays,
};
export const orderNotifications = Object.keys(notices) as [OrderNotification, ...OrderNotification[]];

/** Tells a buyer or a seller what happened to an order. Who ordered or sold something expects to hear of it. */
export const orderNotification = defineTemplate({
  name: 'order-notification',
  mayBeStopped: false,
  parameters: z.object({
    notification: z.enum(orderNotifications),
    orderId: z.int(),
    number: z.string(),
    seller: z.string(),
    /** Absent in mails that an earlier version queued. */
    details: mailDetails.optional(),
    total: z.string().default(''),
    amount: z.string().default(''),
    /** Days after delivery in which goods can be returned. */
    returnDays: z.int().default(7),
  }),
  write: ({ notification, orderId, returnDays, details, ...written }) => {
    const [subject, heading, paragraph] = notices[notification];
    const days = notification === 'delivered buyer' ? returnDays : (daysOf[notification] ?? returnAnswerDays);
    const words = details ? { ...written, ...writeAmounts(details) } : written;
    const write = (key: Key) => mailOrdersText(key, { ...words, days });
    return {
      subject: write(subject),
      heading: write(heading),
      paragraphs: [write(paragraph)],
      ...(details && writeDetails(details)),
      button: { label: mailOrdersText('open'), path: orderPage(notification, orderId) },
      short: (link) => `${write(paragraph)} ${link}`,
    };
  },
});
