import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: 'Email is required',
  emailInvalid: 'Invalid Email',
  phoneRequired: 'Phone is required',
  phoneInvalid: 'Invalid Phone',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Password must have at most {count} characters',
  passwordTooShort: 'Password must have at least {count} characters',
  confirmPasswordRequired: 'Confirm Password is required',
  passwordsDiffer: 'Password & Confirm Password is not matched',
  nameRequired: 'Name is required',
  nameTooLong: 'Name must have at most {count} characters',
  contactRequired: 'An email or a phone number is required',
};
