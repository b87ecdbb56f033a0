import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { mailPasswordText } from '../../../../i18n/generated/mail-password.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** Tells the owner that the password is another one now. */
export const passwordChanged = defineTemplate({
  name: 'password-changed',
  mayBeStopped: false,
  parameters: z.object({ role: z.enum(userTypes) }),
  write: ({ role }) => ({
    subject: mailPasswordText('changedSubject'),
    heading: mailPasswordText('changedHeading'),
    paragraphs: [mailPasswordText('changedSessions'), mailPasswordText('changedNotYou')],
    button: {
      label: mailPasswordText('changedButton'),
      path: role === 'seller' ? '/forgot-password' : '/forgot-password-user',
    },
    short: () => mailPasswordText('changedShort'),
  }),
});
