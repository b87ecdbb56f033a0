import { z } from 'zod';
import { mailOrdersText } from '../../../../i18n/generated/mail-orders.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** Tells a guest how to keep an order. The link has no power of its own: its page sends a code to the same email. */
export const guestOrder = defineTemplate({
  name: 'guest-order',
  mayBeStopped: false,
  parameters: z.object({ number: z.string() }),
  write: ({ number }) => ({
    subject: mailOrdersText('keepSubject', { number }),
    heading: mailOrdersText('keepHeading'),
    paragraphs: [mailOrdersText('keepText', { number })],
    button: { label: mailOrdersText('keepButton'), path: '/forgot-password-user' },
    short: (link) => `${mailOrdersText('keepHeading')} ${link}`,
  }),
});
