import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: 'Confirm it is you',
  text: 'This is about your money, your data or your sign-in, so please show that it is you. It counts for ten minutes.',
  password: 'Current Password',
  passwordRequired: 'Current Password is required',
  withPassword: 'Confirm',
  withPasskey: 'Confirm with a passkey',
  passkeyFailed: 'No passkey was used. Choose another way, or try again.',
  appCode: 'Code of your authenticator app',
  mailedCode: 'Code from the mail',
  codeRequired: 'Code is required',
  sendMail: 'Mail me a code',
  signInAgain: 'Sign in again with {provider}',
  yourWays: 'Your ways to sign in',
};
