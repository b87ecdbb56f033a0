import { z } from 'zod';
import { userTypes } from '../../../../contracts/identity/accounts.ts';
import { contactTypes } from '../../../../contracts/identity/contacts.ts';
import { languages } from '../../../../contracts/languages.ts';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Looks for the account of somebody who forgot the password, and sends the code where there is one. */
export const sendPasswordResetJob = defineJob({
  name: 'send-password-reset',
  upgradePayload: ({ kind, ...rest }) => ({ role: kind, ...rest }),
  payload: z.object({
    role: z.enum(userTypes),
    type: z.enum(contactTypes),
    contact: z.string(),
    language: z.enum(languages),
  }),
  deadlineSeconds: 60,
  retries: 5,
});
