import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { post, userTypes } from './accounts.ts';

/** Lets a customer sell or a seller shop with the same email or phone; requires the password or a fresh proof. */
export const openOtherAccount = endpoint({
  operationId: 'openOtherAccount',
  method: 'POST',
  path: '/user/other-account',
  access: 'account',
  refusesDemo: true,
  summary: 'Open, or sign in to, the account of the other kind with the same email or phone; this session ends',
  errors: [
    'wrong_password',
    'proof_required',
    'email_taken',
    'phone_taken',
    'last_way_in',
    'too_many_sign_ins',
    'second_step_required',
  ],
  body: z.object({ current_password: z.string().max(2000).default('') }),
  answer: success({ token: z.string(), user_type: z.enum(userTypes), post }),
});
