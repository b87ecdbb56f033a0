import { z } from 'zod';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** A code that proves who is signed in. */
export const reauthenticationCode = defineTemplate({
  name: 'reauthentication-code',
  mayBeStopped: false,
  isAwaited: true,
  parameters: z.object({ code: z.string() }),
  write: ({ code }) => ({
    subject: mailSecurityText('reauthenticationSubject'),
    heading: mailSecurityText('reauthenticationHeading'),
    paragraphs: [mailSecurityText('reauthenticationCode'), mailSecurityText('reauthenticationNotYou')],
    code,
    short: () => mailSecurityText('reauthenticationShort', { code }),
  }),
});
