import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { mailPasswordText } from '../../../../i18n/generated/mail-password.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** The code and the link that set a new password. */
export const passwordResetMail = defineTemplate({
  name: 'reset-password',
  mayBeStopped: false,
  isAwaited: true,
  parameters: z.object({ code: z.string(), token: z.string(), role: z.enum(userTypes) }),
  write: ({ code, token, role }) => ({
    subject: mailPasswordText('resetSubject'),
    heading: mailPasswordText('resetHeading'),
    paragraphs: [
      mailPasswordText(role === 'seller' ? 'resetSeller' : 'resetCustomer'),
      mailPasswordText('resetNotYou'),
    ],
    code,
    button: { label: mailPasswordText('resetButton'), path: `/reset-password#${token}` },
    short: () => mailPasswordText('resetShort', { code }),
  }),
});
