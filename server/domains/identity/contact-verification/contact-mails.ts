import { z } from 'zod';
import { mailContactsText } from '../../../../i18n/generated/mail-contacts.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** The code and the link that prove who reads an address. */
export const confirmContact = defineTemplate({
  name: 'confirm-contact',
  mayBeStopped: false,
  isAwaited: true,
  parameters: z.object({ code: z.string(), token: z.string() }),
  write: ({ code, token }) => ({
    subject: mailContactsText('confirmSubject'),
    heading: mailContactsText('confirmHeading'),
    paragraphs: [mailContactsText('confirmCode'), mailContactsText('confirmNotYou')],
    code,
    button: { label: mailContactsText('confirmButton'), path: `/contacts/verify#${token}` },
    short: () => mailContactsText('confirmShort', { code }),
  }),
});

/** Tells the former address that another one has taken its place. */
export const contactChanged = defineTemplate({
  name: 'contact-changed',
  mayBeStopped: false,
  /** Without a token the change cannot be taken back by mail. */
  parameters: z.object({ contact: z.string(), token: z.string().nullable() }),
  write: ({ contact, token }) => ({
    subject: mailContactsText('changedSubject'),
    heading: mailContactsText('changedHeading'),
    paragraphs: [
      mailContactsText('changedTo', { contact }),
      mailContactsText(token === null ? 'changedNotYouAsk' : 'changedNotYou'),
    ],
    button: { label: mailContactsText('changedButton'), path: token === null ? '/contact' : `/contacts/undo#${token}` },
    short: (link) => mailContactsText('changedShort', { contact, link }),
  }),
});
