import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { signedIn, userTypes } from './accounts.ts';

export const providerIds = ['google', 'facebook', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];

const role = z.enum(userTypes);

/** The ways to sign in that the operator has set up, beside passwords and passkeys. */
export const getAuthMethods = endpoint({
  operationId: 'getAuthMethods',
  method: 'GET',
  path: '/auth/methods',
  access: 'open',
  summary: 'Which providers are connected, and whether there are demo accounts',
  answer: success({
    providers: z.array(z.object({ id: z.enum(providerIds), name: z.string() })),
    has_demo: z.boolean(),
    /** Without a mail server or a provider of text messages, codes stand in the terminal and the outbox of the server. */
    sends_mail: z.boolean(),
    sends_texts: z.boolean(),
  }),
});

export type AuthMethods = Pick<z.output<typeof getAuthMethods.answer>, 'providers' | 'has_demo'>;

export const signInToDemo = endpoint({
  operationId: 'signInToDemo',
  method: 'POST',
  path: '/auth/demo',
  access: 'open',
  summary: 'Sign in to the demo seller or the demo customer, while the demo is on',
  errors: ['not_found'],
  body: z.object({ role }),
  answer: signedIn,
});

/**
 * Takes the code that the browser brought back from a provider, once and in that browser only. Where the provider's email
 * belongs to an account without this identity, the error carries a challenge for `linkIdentity` after signing in to it.
 */
export const exchangeCode = endpoint({
  operationId: 'exchangeCode',
  method: 'POST',
  path: '/auth/exchange',
  access: 'open',
  summary: 'Sign in with the code that the browser brought back from a provider',
  errors: ['challenge_expired', 'two_factor_required', 'account_exists', 'provider_without_email'],
  body: z.object({ code: z.string().max(200) }),
  answer: signedIn,
});

/** Two-factor of a sign-in, with the challenge of the error `two_factor_required`. */
export const finishTwoFactor = endpoint({
  operationId: 'finishTwoFactor',
  method: 'POST',
  path: '/auth/two-factor',
  access: 'open',
  summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
  errors: ['challenge_expired', 'wrong_code', 'too_many_sign_ins'],
  body: z.object({ challenge: z.string().max(200), code: z.string().max(100).meta({ example: '123456' }) }),
  answer: signedIn,
});
