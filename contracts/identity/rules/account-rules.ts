import { accountRulesText } from '../../../i18n/generated/account-rules.ts';

/**
 * The rules of the four account forms with their messages, shared by pages and server.
 * Plain functions, so that a page can check a form without loading a schema library.
 */
export type LoginType = 'email' | 'phone';

export interface Credentials {
  login_type: LoginType;
  email: string;
  phone: string;
  password: string;
}

export type CredentialErrors = Partial<Record<'email' | 'phone' | 'password' | 'confirmPassword', string>>;

export const maxPhoneDigits = 15;
export const passwordLength = { atLeast: 8, atMost: 256 };

/** Text, an @, a domain and a dot suffix. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

export const isEmail = (text: string): boolean => emailPattern.test(text) && text.length <= 254;

export const isPhone = (text: string): boolean =>
  /^\+?\d+$/.test(text) && text.replace('+', '').length <= maxPhoneDigits;

/** A phone number without spaces, dashes and brackets, and with + for a leading 00. */
export function cleanPhone(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replace(/[\s().\-\u2010-\u2015\u2212/\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/^00/, '+');
}

/** Trims the typed values; used by page and server, so that both check the same values. */
export function trimCredentials<Values extends Credentials>(values: Values): Values {
  return { ...values, email: values.email.trim(), phone: cleanPhone(values.phone), password: values.password.trim() };
}

/** The problem of the email or phone that is signed in with, by field. */
export function checkContact(values: Omit<Credentials, 'password'>): Pick<CredentialErrors, LoginType> {
  const errors: Pick<CredentialErrors, LoginType> = {};
  if (values.login_type === 'email') {
    if (!values.email) errors.email = accountRulesText('emailRequired');
    else if (!isEmail(values.email)) errors.email = accountRulesText('emailInvalid');
  } else if (!values.phone) {
    errors.phone = accountRulesText('phoneRequired');
  } else if (!isPhone(values.phone)) {
    errors.phone = accountRulesText('phoneInvalid');
  }
  return errors;
}

/** The problems of a sign-in by field; empty when it is valid. */
export function checkSignIn(values: Credentials): CredentialErrors {
  const errors: CredentialErrors = checkContact(values);
  const problem = findPasswordProblem(values.password);
  if (problem) errors.password = problem;
  return errors;
}

function findPasswordProblem(password: string): string | null {
  if (!password) return accountRulesText('passwordRequired');
  const { atMost } = passwordLength;
  return password.length > atMost ? accountRulesText('passwordTooLong', { count: atMost }) : null;
}

/** The problem of a password that somebody chooses, or null. */
export function findNewPasswordProblem(password: string): string | null {
  const { atLeast } = passwordLength;
  const isShort = password.length < atLeast;
  return findPasswordProblem(password) ?? (isShort ? accountRulesText('passwordTooShort', { count: atLeast }) : null);
}

/** The problem of the repeated new password, or null. */
export function findRepetitionProblem(password: string, repeated: string): string | null {
  if (!repeated) return accountRulesText('confirmPasswordRequired');
  return repeated === password ? null : accountRulesText('passwordsDiffer');
}

/** The problems of a new account by field; it may have both an email and a phone. */
export function checkNewAccount(values: Credentials): CredentialErrors {
  const errors = checkSignIn(values);
  if (values.email && !isEmail(values.email)) errors.email = accountRulesText('emailInvalid');
  if (values.phone && !isPhone(values.phone)) errors.phone = accountRulesText('phoneInvalid');
  const problem = findNewPasswordProblem(values.password);
  if (problem) errors.password = problem;
  return errors;
}

/** The problems of a sign-up form, which has the password twice. */
export function checkSignUp(values: Credentials & { confirmPassword: string }): CredentialErrors {
  const errors = checkNewAccount(values);
  const problem = findRepetitionProblem(values.password, values.confirmPassword.trim());
  if (problem) errors.confirmPassword = problem;
  return errors;
}
