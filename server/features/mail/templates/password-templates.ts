import { z } from 'zod';
import { userTypes } from '../../../../contracts/accounts.ts';
import { mailPasswordText } from '../../../../messages/generated/mail-password.ts';
import { defineTemplate } from './template.ts';

/** The code and the link that set a new password. */
export const resetPassword = defineTemplate({
  mayBeStopped: false,
  isAwaited: true,
  parameters: z.object({ code: z.string(), token: z.string(), kind: z.enum(userTypes) }),
  write: ({ code, token, kind }) => ({
    subject: mailPasswordText('resetSubject'),
    heading: mailPasswordText('resetHeading'),
    paragraphs: [
      mailPasswordText(kind === 'seller' ? 'resetSeller' : 'resetCustomer'),
      mailPasswordText('resetNotYou'),
    ],
    code,
    button: { label: mailPasswordText('resetButton'), path: `/reset-password#${token}` },
    short: () => mailPasswordText('resetShort', { code }),
  }),
});

/** Tells the owner that the password is another one now. */
export const passwordChanged = defineTemplate({
  mayBeStopped: false,
  parameters: z.object({ kind: z.enum(userTypes) }),
  write: ({ kind }) => ({
    subject: mailPasswordText('changedSubject'),
    heading: mailPasswordText('changedHeading'),
    paragraphs: [mailPasswordText('changedSessions'), mailPasswordText('changedNotYou')],
    button: {
      label: mailPasswordText('changedButton'),
      path: kind === 'seller' ? '/forgot-password' : '/forgot-password-user',
    },
    short: () => mailPasswordText('changedShort'),
  }),
});
