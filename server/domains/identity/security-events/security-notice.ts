import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { mailPasswordText } from '../../../../i18n/generated/mail-password.ts';
import { mailSecurityText } from '../../../../i18n/generated/mail-security.ts';
import { defineNotice } from '../../../platform/notifications/notice.ts';
import { phraseDevice } from './mail-phrases.ts';
import { securityChanges } from './security-change-mail.ts';

/** What the bell says of the security of an account. All of it is mailed in any case. */
export const securityNotice = defineNotice({
  name: 'security',
  parameters: z.object({
    role: z.enum(userTypes),
    change: z.enum([...securityChanges, 'signed-in', 'password-changed']),
    /** Empty where it is not known. */
    device: z.string(),
  }),
  topic: () => 'security',
  isDuty: () => true,
  groupOf: () => null,
  subjectOf: () => null,
  write: ({ role, change, device }) => ({
    title: titleOf(change),
    ...(device ? { text: phraseDevice(device) } : {}),
    path: role === 'seller' ? '/profile' : '/account',
  }),
});

function titleOf(change: (typeof securityChanges)[number] | 'signed-in' | 'password-changed'): string {
  if (change === 'signed-in') return mailSecurityText('signInHeading');
  return change === 'password-changed' ? mailPasswordText('changedHeading') : mailSecurityText(change);
}
