import { z } from 'zod';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** A code that proves who is signed in. */
export const proofCode = defineTemplate({
  name: 'proof-code',
  mayBeStopped: false,
  isAwaited: true,
  parameters: z.object({ code: z.string() }),
  write: ({ code }) => ({
    subject: mailSecurityText('proofSubject'),
    heading: mailSecurityText('proofHeading'),
    paragraphs: [mailSecurityText('proofCode'), mailSecurityText('proofNotYou')],
    code,
    short: () => mailSecurityText('proofShort', { code }),
  }),
});
