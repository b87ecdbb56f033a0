import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineTemplate } from '../../../platform/mail/template.ts';
import { phraseDevice, phraseTime } from './mail-phrases.ts';

/** The changes that the owner of an account is mailed about, by the names of its history. */
export const securityChanges = [
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'identity-linked',
  'identity-unlinked',
  'contact-changed',
  'bank-linked',
  'bank-unlinked',
  'payee-changed',
  'currency-changed',
] as const;

/** Tells the owner what was changed, when and with which device, and what to do if it was somebody else. */
export const securityChanged = defineTemplate({
  name: 'security-changed',
  mayBeStopped: false,
  parameters: z.object({
    role: z.enum(userTypes),
    change: z.enum(securityChanges),
    detail: z.string(),
    device: z.string(),
    time: z.string(),
  }),
  write: ({ role, change, detail, device: described, time: changedAt }) => {
    const [device, time] = [phraseDevice(described), phraseTime(new Date(changedAt))];
    const heading = mailSecurityText(change);
    return {
      subject: heading,
      heading,
      paragraphs: [
        mailSecurityText(role === 'seller' ? 'changeSeller' : 'changeCustomer', { device, time }),
        ...(detail ? [mailSecurityText('changeDetail', { detail })] : []),
        mailSecurityText('changeNotYou'),
      ],
      button: {
        label: mailSecurityText('signInButton'),
        path: role === 'seller' ? '/forgot-password' : '/forgot-password-user',
      },
      short: (link) => mailSecurityText('changeShort', { change: heading, link }),
    };
  },
});
