import { guestMessageReceived } from '../domains/communication/help/guest-mail.ts';
import { contactAnswer } from '../domains/communication/inbox/contact-answer-mail.ts';
import { noticeMails } from '../domains/communication/notifications/notice-mails.ts';
import { passwordChanged } from '../domains/identity/accounts/password-changed-mail.ts';
import { confirmContact, contactChanged } from '../domains/identity/contact-verification/contact-mails.ts';
import { passwordResetMail } from '../domains/identity/password-reset/reset-mail.ts';
import { reauthenticationCode } from '../domains/identity/reauthentication/reauthentication-mail.ts';
import { securityChanged } from '../domains/identity/security-events/security-change-mail.ts';
import { newSignIn } from '../domains/identity/sessions/sign-in-mail.ts';
import { payoutNotification } from '../domains/money/payouts/payout-mail.ts';
import { guestOrder } from '../domains/ordering/checkout/guest-mail.ts';
import { orderNotification } from '../domains/ordering/order-lifecycle/mail/order-mail.ts';
import type { Template } from '../platform/mail/template.ts';
import { notices } from './notices.ts';

/** Every template, so that a mail can be written that was queued by its template's name. */
export const mailTemplates = [
  confirmContact,
  contactAnswer,
  contactChanged,
  guestMessageReceived,
  guestOrder,
  newSignIn,
  orderNotification,
  passwordChanged,
  passwordResetMail,
  payoutNotification,
  reauthenticationCode,
  securityChanged,
  ...noticeMails(notices),
] as unknown as readonly Template[];
