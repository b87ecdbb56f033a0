import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

/** A code of the authenticator app. */
const code = z.string().max(100).meta({ example: '123456' });

export const startTwoFactor = endpoint({
  operationId: 'startTwoFactor',
  method: 'POST',
  path: '/user/two-factor',
  access: 'account',
  refusesDemo: true,
  summary:
    'A new secret for an authenticator app; nothing changes until a code confirms it. Needs a fresh reauthentication',
  errors: ['reauthentication_required', 'two_factor_on'],
  answer: success({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same for a QR code. */
    address: z.string(),
  }),
});

export const confirmTwoFactor = endpoint({
  operationId: 'confirmTwoFactor',
  method: 'POST',
  path: '/user/two-factor/confirm',
  access: 'account',
  refusesDemo: true,
  summary: 'Turn two-factor on with a first code; replaces the token and returns recovery codes once',
  errors: ['reauthentication_required', 'two_factor_on', 'challenge_expired', 'wrong_code', 'too_many_sign_ins'],
  body: z.object({ code }),
  answer: success({ token: z.string(), recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  operationId: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/two-factor/recovery-codes',
  access: 'account',
  refusesDemo: true,
  summary: 'Ten new recovery codes instead of the old ones; needs a fresh reauthentication',
  errors: ['reauthentication_required', 'two_factor_off'],
  answer: success({ recovery_codes: z.array(z.string()) }),
});

export const turnTwoFactorOff = endpoint({
  operationId: 'turnTwoFactorOff',
  method: 'DELETE',
  path: '/user/two-factor',
  access: 'account',
  refusesDemo: true,
  summary: 'Turn two-factor off; needs a fresh reauthentication, and replaces the token',
  errors: ['reauthentication_required', 'two_factor_off'],
  answer: success({ token: z.string() }),
});
