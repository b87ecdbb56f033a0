import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter } from '../input/id-parameter.ts';
import { languages } from '../languages.ts';
import { providerIds } from './auth-methods.ts';

/** Returns where the browser goes to sign in at the provider; it comes back to the given path with a challenge. */
export const startIdentityLink = endpoint({
  operationId: 'startIdentityLink',
  method: 'POST',
  path: '/user/identities/start',
  access: 'account',
  refusesDemo: true,
  summary: 'Begin to link an account at a provider; needs a fresh reauthentication',
  errors: ['reauthentication_required', 'provider_not_set_up', 'provider_unavailable'],
  body: z.object({
    provider: z.enum(providerIds),
    language: z.enum(languages).default('en'),
    return_path: z.string().max(2000).default('/profile'),
  }),
  answer: success({ address: z.string() }),
});

/** The challenge counts in the browser that was at the provider, and for the account that it was issued for. */
export const describeIdentityChallenge = endpoint({
  operationId: 'describeIdentityChallenge',
  method: 'POST',
  path: '/user/identities/challenge',
  access: 'account',
  refusesDemo: true,
  summary: 'What a challenge would link to this account, to be confirmed by its owner',
  errors: ['challenge_expired'],
  body: z.object({ challenge: z.string().max(200) }),
  answer: success({ provider: z.enum(providerIds), email: z.string().nullable() }),
});

export const linkIdentity = endpoint({
  operationId: 'linkIdentity',
  method: 'POST',
  path: '/user/identities',
  access: 'account',
  refusesDemo: true,
  summary: 'Link the identity of a challenge to this account; needs a fresh reauthentication, and replaces the token',
  errors: ['reauthentication_required', 'challenge_expired', 'identity_taken'],
  body: z.object({ challenge: z.string().max(200) }),
  answer: success({ token: z.string() }),
});

export const unlinkIdentity = endpoint({
  operationId: 'unlinkIdentity',
  method: 'DELETE',
  path: '/user/identities/:id',
  access: 'account',
  refusesDemo: true,
  summary:
    'Unlink an identity, unless it is the last way to sign in; needs a fresh reauthentication, and replaces the token',
  errors: ['reauthentication_required', 'identity_not_found', 'last_auth_method'],
  params: idParameter,
  answer: success({ token: z.string() }),
});
