import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter } from '../input/id-parameter.ts';
import { cleanLine } from '../text/clean-text.ts';
import { signedIn, userTypes } from './accounts.ts';

const text = z.string().max(20_000);

/** What the browser returns for `navigator.credentials`, in the JSON form of WebAuthn. */
const credential = {
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** A use of a passkey. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.string().max(200).optional(),
  }),
});

export type RegistrationInput = z.output<typeof registration>;
export type AssertionInput = z.output<typeof assertion>;

/** Options for `navigator.credentials`, in the JSON form of WebAuthn. */
export const webauthnOptions = success({ options: z.record(z.string(), z.unknown()) });

export const passkeyNameLength = 60;

/** A given name, or nothing for the name of the device. */
const name = z.string().max(passkeyNameLength).transform(cleanLine);

export const startPasskeySignIn = endpoint({
  operationId: 'startPasskeySignIn',
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'open',
  summary: 'A challenge to sign in with a passkey',
  body: z.object({}),
  answer: webauthnOptions,
});

export const signInWithPasskey = endpoint({
  operationId: 'signInWithPasskey',
  method: 'POST',
  path: '/auth/passkey',
  access: 'open',
  summary: 'Sign in with a passkey, which counts as both steps',
  errors: ['passkey_refused'],
  body: z.object({ role: z.enum(userTypes), response: assertion }),
  answer: signedIn,
});

export const startPasskeyRegistration = endpoint({
  operationId: 'startPasskeyRegistration',
  method: 'POST',
  path: '/user/passkeys/options',
  access: 'account',
  refusesDemo: true,
  summary: 'A challenge to add a passkey; needs a fresh reauthentication',
  errors: ['reauthentication_required', 'too_many_passkeys'],
  answer: webauthnOptions,
});

export const addPasskey = endpoint({
  operationId: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  access: 'account',
  refusesDemo: true,
  summary: 'Add a passkey; needs a fresh reauthentication, and replaces the token',
  errors: ['reauthentication_required', 'passkey_refused', 'too_many_passkeys'],
  body: z.object({ name: name.default(''), response: registration }),
  answer: success({ token: z.string() }),
});

export const renamePasskey = endpoint({
  operationId: 'renamePasskey',
  method: 'POST',
  path: '/user/passkeys/:id',
  access: 'account',
  refusesDemo: true,
  summary: 'Give a passkey another name',
  errors: ['passkey_not_found'],
  params: idParameter,
  body: z.object({ name: name.refine((given) => given !== '', 'Please give it a name.') }),
  answer: success({}),
});

export const removePasskey = endpoint({
  operationId: 'removePasskey',
  method: 'DELETE',
  path: '/user/passkeys/:id',
  access: 'account',
  refusesDemo: true,
  summary:
    'Remove a passkey, unless it is the last way to sign in; needs a fresh reauthentication, and replaces the token',
  errors: ['reauthentication_required', 'passkey_not_found', 'last_auth_method'],
  params: idParameter,
  answer: success({ token: z.string() }),
});
