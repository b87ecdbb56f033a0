import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { post, userTypes } from './accounts.ts';

/** Lets a customer sell or a seller shop with the same email or phone; requires the password or a fresh reauthentication. */
export const openOtherAccount = endpoint({
  operationId: 'openOtherAccount',
  method: 'POST',
  path: '/user/other-account',
  access: 'account',
  refusesDemo: true,
  summary: 'Open, or sign in to, the account of the other role with the same email or phone; this session ends',
  errors: [
    'wrong_password',
    'reauthentication_required',
    'email_taken',
    'phone_taken',
    'last_auth_method',
    'too_many_sign_ins',
    'two_factor_required',
  ],
  body: z.object({ current_password: z.string().max(2000).default('') }),
  answer: success({ token: z.string(), user_type: z.enum(userTypes), post }),
});
