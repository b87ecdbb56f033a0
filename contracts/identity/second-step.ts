import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';

/** A code of the authenticator app. */
const code = z.string().max(100).meta({ example: '123456' });

export const startSecondStep = endpoint({
  operationId: 'startSecondStep',
  method: 'POST',
  path: '/user/second-step',
  access: 'account',
  refusesDemo: true,
  summary: 'A new secret for an authenticator app; nothing changes until a code confirms it. Needs a fresh proof',
  errors: ['proof_required', 'second_step_on'],
  answer: success({
    /** In base32, for typing. */
    secret: z.string(),
    /** The same for a QR code. */
    address: z.string(),
  }),
});

export const confirmSecondStep = endpoint({
  operationId: 'confirmSecondStep',
  method: 'POST',
  path: '/user/second-step/confirm',
  access: 'account',
  refusesDemo: true,
  summary: 'Turn the second step on with a first code; replaces the token and returns recovery codes once',
  errors: ['proof_required', 'second_step_on', 'challenge_expired', 'wrong_code', 'too_many_sign_ins'],
  body: z.object({ code }),
  answer: success({ token: z.string(), recovery_codes: z.array(z.string()) }),
});

export const renewRecoveryCodes = endpoint({
  operationId: 'renewRecoveryCodes',
  method: 'POST',
  path: '/user/second-step/recovery-codes',
  access: 'account',
  refusesDemo: true,
  summary: 'Ten new recovery codes instead of the old ones; needs a fresh proof',
  errors: ['proof_required', 'second_step_off'],
  answer: success({ recovery_codes: z.array(z.string()) }),
});

export const turnSecondStepOff = endpoint({
  operationId: 'turnSecondStepOff',
  method: 'DELETE',
  path: '/user/second-step',
  access: 'account',
  refusesDemo: true,
  summary: 'Turn the second step off; needs a fresh proof, and replaces the token',
  errors: ['proof_required', 'second_step_off'],
  answer: success({ token: z.string() }),
});
