import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { operatorRoles } from '../operator-rights.ts';

const token = z.string().min(1).max(200);
const password = z.string().max(2000).meta({ example: 'a sentence of your own' });
/** A code of the authenticator app. */
const code = z.string().max(100).meta({ example: '123456' });

const signedIn = { token: z.string(), email: z.string(), role: z.enum(operatorRoles) };

/** Nothing is used up, so that a page may be opened again until the sign-in is set up. */
export const openOperatorLink = endpoint({
  operationId: 'openOperatorLink',
  method: 'POST',
  path: '/operator/link',
  access: 'open',
  summary: 'Whose sign-in a link of `npm run operator` sets up, and the secret for their authenticator app',
  errors: ['link_expired'],
  body: z.object({ token }),
  answer: success({
    email: z.string(),
    /** In base32, for typing. */
    secret: z.string(),
    /** The same for a QR code. */
    address: z.string(),
  }),
});

export const useOperatorLink = endpoint({
  operationId: 'useOperatorLink',
  method: 'POST',
  path: '/operator/link/use',
  access: 'open',
  summary: 'Set an operator’s password and authenticator app with a link and a first code; ends their other sessions',
  errors: ['link_expired', 'wrong_code', 'weak_password'],
  body: z.object({ token, password, code }),
  answer: success(signedIn),
});

export const signInOperator = endpoint({
  operationId: 'signInOperator',
  method: 'POST',
  path: '/operator/sign-in',
  access: 'open',
  summary: 'Sign in as an operator, with the password and a code of the authenticator app',
  errors: ['wrong_credentials', 'too_many_sign_ins'],
  body: z.object({ email: z.string().max(300), password, code }),
  answer: success(signedIn),
});

export const signOutOperator = endpoint({
  operationId: 'signOutOperator',
  method: 'POST',
  path: '/operator/sign-out',
  access: 'operator',
  right: 'today',
  summary: 'End this session of an operator',
  answer: success({}),
});
