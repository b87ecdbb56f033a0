import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';
import { phraseDevice, phraseTime } from '../security-events/mail-phrases.ts';

/** Tells the owner of a sign-in from a device or network that was not used before. */
export const newSignIn = defineTemplate({
  name: 'new-sign-in',
  mayBeStopped: false,
  parameters: z.object({ role: z.enum(userTypes), device: z.string(), time: z.string() }),
  write: ({ role, device: described, time: signedInAt }) => {
    const [device, time] = [phraseDevice(described), phraseTime(new Date(signedInAt))];
    return {
      subject: mailSecurityText('signInSubject'),
      heading: mailSecurityText('signInHeading'),
      paragraphs: [
        mailSecurityText(role === 'seller' ? 'signInSeller' : 'signInCustomer', { device, time }),
        mailSecurityText('signInNotYou'),
      ],
      button: {
        label: mailSecurityText('signInButton'),
        path: role === 'seller' ? '/forgot-password' : '/forgot-password-user',
      },
      short: (link) => mailSecurityText('signInShort', { device, link }),
    };
  },
});
