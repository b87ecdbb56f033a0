import { z } from 'zod';
import { mailHelpText } from '../../../../i18n/generated/mail-help.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** Confirms a message; it repeats nothing that was typed, because anybody can type the email of somebody else. */
export const guestMessageReceived = defineTemplate({
  name: 'guest-message-received',
  mayBeStopped: false,
  parameters: z.object({}),
  write: () => ({
    subject: mailHelpText('receivedSubject'),
    heading: mailHelpText('receivedHeading'),
    paragraphs: [mailHelpText('receivedText'), mailHelpText('notYou')],
  }),
});
