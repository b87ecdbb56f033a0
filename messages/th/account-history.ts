import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: 'History of your account',
  yourHistory: 'Your history',
  none: 'Nothing has happened yet.',
  'signed-in': 'Signed in',
  'second-step-failed': 'Wrong code at the second step',
  'password-changed': 'Password changed',
  'contact-changed': 'Email or phone changed',
  'contact-verified': 'Email or phone confirmed',
  'identity-linked': 'Sign-in linked: {detail}',
  'identity-unlinked': 'Sign-in unlinked: {detail}',
  'passkey-added': 'Passkey added: {detail}',
  'passkey-removed': 'Passkey removed: {detail}',
  'second-step-on': 'Second step turned on',
  'second-step-off': 'Second step turned off',
  'recovery-codes-renewed': 'New recovery codes',
  'session-ended': 'Signed out on another device',
  'data-downloaded': 'Data downloaded',
  'money-sent': 'Withdrawal or payout',
};
