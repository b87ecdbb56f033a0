import { z } from 'zod';
import { post, userTypes } from './accounts.ts';
import { endpoint, success } from './endpoint.ts';

/** Lets a customer sell or a seller shop with the same email or phone; requires the password. */
export const openOtherAccount = endpoint({
  operationId: 'openOtherAccount',
  method: 'POST',
  path: '/user/other-account',
  access: 'account',
  refusesDemo: true,
  summary:
    'Open, or sign in to, the account of the other kind with the same email or phone and password; this session ends',
  errors: ['wrong_password', 'email_taken', 'phone_taken', 'too_many_sign_ins'],
  body: z.object({ current_password: z.string().max(2000) }),
  answer: success({ token: z.string(), user_type: z.enum(userTypes), post }),
});
