import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { signedIn, userTypes } from './accounts.ts';

export const providerIds = ['google', 'facebook', 'oidc'] as const;
export type ProviderId = (typeof providerIds)[number];

const kind = z.enum(userTypes);

/** The ways to sign in that the operator has set up, beside passwords and passkeys. */
export const getSignInWays = endpoint({
  operationId: 'getSignInWays',
  method: 'GET',
  path: '/auth/ways',
  access: 'open',
  summary: 'Which providers are connected, and whether there are demo accounts',
  answer: success({
    providers: z.array(z.object({ id: z.enum(providerIds), name: z.string() })),
    has_demo: z.boolean(),
  }),
});

export type SignInWays = Pick<z.output<typeof getSignInWays.answer>, 'providers' | 'has_demo'>;

export const signInToDemo = endpoint({
  operationId: 'signInToDemo',
  method: 'POST',
  path: '/auth/demo',
  access: 'open',
  summary: 'Sign in to the demo seller or the demo customer, while the demo is on',
  errors: ['not_found'],
  body: z.object({ kind }),
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
  errors: ['challenge_expired', 'second_step_required', 'account_exists', 'provider_without_email'],
  body: z.object({ code: z.string().max(200) }),
  answer: signedIn,
});

/** The second step of a sign-in, with the challenge of the error `second_step_required`. */
export const finishSecondStep = endpoint({
  operationId: 'finishSecondStep',
  method: 'POST',
  path: '/auth/second-step',
  access: 'open',
  summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
  errors: ['challenge_expired', 'wrong_code', 'too_many_sign_ins'],
  body: z.object({ challenge: z.string().max(200), code: z.string().max(100).meta({ example: '123456' }) }),
  answer: signedIn,
});
