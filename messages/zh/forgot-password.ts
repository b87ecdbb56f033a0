import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: 'Forgot Password',
  sellerDescription: 'Choose a new password for your seller account on Snapbazaar.',
  customerTitle: 'Forgot Your Password',
  customerDescription: 'Choose a new password for your customer account on Snapbazaar.',
  subtitle: 'We send you a code, and you choose a new one',
  sendCode: 'Send code',
  howToGetCode: 'How to get the code',
  sentTo: 'If {address} has an account here, a code is on its way. It works for 15 minutes.',
  code: 'Code',
  codeRequired: 'Enter the six digits of the code.',
  newPassword: 'New Password',
  setPassword: 'Set new password',
  otherAddress: 'Use another email or phone',
  remembered: 'Remembered it? <link>Sign In</link>',
  resetTitle: 'Choose a New Password',
  resetDescription: 'Choose a new password for your account on Snapbazaar.',
  resetSubtitle: 'Everyone who is signed in to your account will be signed out',
  linkMissing: 'This page opens from the link in our mail. Please ask for a new one.',
  askAsSeller: 'Ask as a seller',
  askAsCustomer: 'Ask as a customer',
};
