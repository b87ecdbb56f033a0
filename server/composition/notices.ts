import { messageNotice } from '../domains/communication/messages/message-notice.ts';
import { answerNotice, questionNotice } from '../domains/communication/product-questions/question-notices.ts';
import { securityNotice } from '../domains/identity/security-events/security-notice.ts';
import { reviewNotice } from '../domains/marketplace/reviews/review-notice.service.ts';
import { payoutNotice } from '../domains/money/payouts/payout-notice.ts';
import { noticeOfOrder } from '../domains/ordering/order-lifecycle/mail/notice-of-order.ts';
import type { Notice } from '../platform/notifications/notice.ts';

/** Every notice, so that a notification can be written that was stored by its notice's name. */
export const notices = [
  ...[messageNotice, noticeOfOrder, payoutNotice],
  ...[reviewNotice, securityNotice, questionNotice, answerNotice],
] as unknown as readonly Notice[];
