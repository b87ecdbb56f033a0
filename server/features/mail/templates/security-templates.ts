import { z } from 'zod';
import { userTypes } from '../../../../contracts/accounts.ts';
import { mailSecurityText } from '../../../../messages/mail-security.ts';
import { defineTemplate } from './template.ts';

/** Tells the owner of a sign-in from a device or network that was not used before. */
export const newSignIn = defineTemplate({
  mayBeStopped: false,
  parameters: z.object({ kind: z.enum(userTypes), device: z.string(), time: z.string() }),
  write: ({ kind, device: described, time }) => {
    const device = nameDevice(described);
    return {
      subject: mailSecurityText('signInSubject'),
      heading: mailSecurityText('signInHeading'),
      paragraphs: [
        mailSecurityText(kind === 'seller' ? 'signInSeller' : 'signInCustomer', { device, time }),
        mailSecurityText('signInNotYou'),
      ],
      button: {
        label: mailSecurityText('signInButton'),
        path: kind === 'seller' ? '/forgot-password' : '/forgot-password-user',
      },
      short: (link) => mailSecurityText('signInShort', { device, link }),
    };
  },
});

/** A code that proves who is signed in. */
export const proofCode = defineTemplate({
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

/** Devices are described in English: 'Chrome on Android', 'Unknown device'. */
function nameDevice(described: string): string {
  const [browser = '', system] = described.split(' on ');
  return system ? mailSecurityText('browserOn', { browser, system }) : mailSecurityText('unknownDevice');
}
