import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { datesText } from '../../../../i18n/generated/dates.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';

/** Tells the owner of a sign-in from a device or network that was not used before. */
export const newSignIn = defineTemplate({
  name: 'new-sign-in',
  mayBeStopped: false,
  parameters: z.object({ role: z.enum(userTypes), device: z.string(), time: z.string() }),
  write: ({ role, device: described, time: signedInAt }) => {
    const [device, time] = [nameDevice(described), writeTime(new Date(signedInAt))];
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

/** The server does not know where its readers are, so the time is that of UTC. */
function writeTime(time: Date): string {
  const month = datesText(`m${time.getUTCMonth() + 1}` as 'm1');
  const day = datesText('day', { day: String(time.getUTCDate()), month, year: String(time.getUTCFullYear()) });
  return `${day} ${time.toISOString().slice(11, 16)} UTC`;
}

/** Devices are described in English: 'Chrome on Android', 'Unknown device'. */
function nameDevice(described: string): string {
  const [browser = '', system] = described.split(' on ');
  return system ? mailSecurityText('browserOn', { browser, system }) : mailSecurityText('unknownDevice');
}
