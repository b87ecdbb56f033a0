import type { TranslationOf } from '../define-messages.ts';
import type { signInWays as english } from '../en/sign-in-ways.ts';

export const signInWays: TranslationOf<typeof english> = {
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'No passkey was used. Choose another way to sign in, or try again.',
  demoSeller: 'Try it as the demo seller',
  demoCustomer: 'Try it as the demo customer',
  secondStepTitle: 'One more step',
  secondStepText: 'Type the six digits that your authenticator app shows now, or one of your recovery codes.',
  code: 'Code',
  codeRequired: 'Code is required',
  finish: 'Finish signing in',
  back: 'Back',
  linkNote: 'There is an account with your email already. Sign in to it as usual, and the two are linked.',
  signingIn: 'Signing you in…',
  denied: 'You did not sign in there. Choose any way to sign in.',
  expired: 'That sign-in took too long or was used before. Please start again.',
  failed: 'That sign-in did not work. Please try again, or sign in another way.',
  unavailable: 'The other site does not answer at the moment. Please try again, or sign in another way.',
};
