import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { providerIds } from './auth-methods.ts';
import { assertion, webauthnOptions } from './passkeys.ts';

const security = z.object({
  has_password: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime(),
    }),
  ),
  identities: z.array(
    z.object({
      id: z.string(),
      provider: z.enum(providerIds),
      email: z.string().nullable(),
      created_at: z.iso.datetime(),
    }),
  ),
  /** Null while two-factor is off. */
  two_factor: z.object({ recovery_codes_left: z.int() }).nullable(),
  /** Whether a code can be mailed to a verified address. */
  can_mail_code: z.boolean(),
});

export type Security = z.infer<typeof security>;

export const getSecurity = endpoint({
  operationId: 'getSecurity',
  method: 'GET',
  path: '/user/security',
  access: 'account',
  summary: 'The ways to sign in to this account',
  answer: success({ security }),
});

/** Everything that an account's history tells. */
export const accountEventTypes = [
  'signed-in',
  'two-factor-failed',
  'password-changed',
  'contact-changed',
  'contact-verified',
  'identity-linked',
  'identity-unlinked',
  'passkey-added',
  'passkey-removed',
  'two-factor-on',
  'two-factor-off',
  'recovery-codes-renewed',
  'session-ended',
  'data-downloaded',
  'money-sent',
  'bank-linked',
  'bank-unlinked',
  'payee-changed',
  'currency-changed',
  'assistant-changed',
  'assistant-undone',
] as const;

export type AccountEventType = (typeof accountEventTypes)[number];

const accountEvent = z.object({
  id: z.string(),
  type: z.enum(accountEventTypes),
  device: z.string(),
  /** The parts of the device's description; null where they are not known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** ISO code, where the network told it. */
  country: z.string().nullable(),
  /** A name, such as that of a passkey or a provider; empty for most. */
  detail: z.string(),
  created_at: z.iso.datetime(),
});

export type AccountEvent = z.infer<typeof accountEvent>;

export const listAccountEvents = endpoint({
  operationId: 'listAccountEvents',
  method: 'POST',
  path: '/user/security/events',
  access: 'account',
  summary: 'What happened to this account, the newest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ events: z.array(accountEvent), next_cursor: z.string().nullable() }),
});

export const startPasskeyReauthentication = endpoint({
  operationId: 'startPasskeyReauthentication',
  method: 'POST',
  path: '/user/reauthentication/passkey',
  access: 'account',
  summary: 'A challenge to prove with a passkey who is signed in',
  errors: ['passkey_refused'],
  answer: webauthnOptions,
});

/** Exactly one of the four proofs. The session counts as proven for ten minutes. */
export const reauthenticate = endpoint({
  operationId: 'reauthenticate',
  method: 'POST',
  path: '/user/reauthentication',
  access: 'account',
  summary: 'Prove who is signed in, by password, passkey, code of the app or mailed code',
  errors: ['wrong_password', 'wrong_code', 'passkey_refused', 'too_many_sign_ins'],
  body: z
    .object({
      password: z.string().max(2000).default(''),
      code: z.string().max(100).default('').meta({ example: '123456' }),
      mailed_code: z.string().max(100).default('').meta({ example: '123456' }),
      passkey: assertion.optional(),
    })
    .refine(
      ({ password, code, mailed_code, passkey }) =>
        [password.trim(), code.trim(), mailed_code.trim(), passkey].filter(Boolean).length === 1,
      'Please send one proof: password, code, mailed_code or passkey.',
    ),
  answer: success({}),
});

export const mailReauthenticationCode = endpoint({
  operationId: 'mailReauthenticationCode',
  method: 'POST',
  path: '/user/reauthentication/mail',
  access: 'account',
  refusesDemo: true,
  summary: 'Mail a code to the verified address of this account',
  errors: ['no_verified_email', 'too_many_sign_ins', 'too_many_codes'],
  answer: success({}),
});
