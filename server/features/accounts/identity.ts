import { domainToASCII } from 'node:url';
import parsePhoneNumber from 'libphonenumber-js/min';
import type { Credentials } from '../../../contracts/account-rules.ts';
import { AppError } from '../../../contracts/errors.ts';

/** What an account is found by: an email in one spelling, or a phone number in E.164. */
export type Identity = { email: string; phone: null } | { email: null; phone: string };

/** Brings what was typed into the one spelling that is stored. */
export function readIdentity(values: Credentials): Identity {
  return values.login_type === 'email'
    ? { email: normalizeEmail(values.email), phone: null }
    : { email: null, phone: normalizePhone(values.phone) };
}

/** Upper and lower case, composed and decomposed letters, and both spellings of a Unicode domain are one address. */
export function normalizeEmail(typed: string): string {
  const email = typed.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  if (!domain) throw new AppError('bad_input', { message: 'Invalid Email' });
  return `${email.slice(0, at)}@${domain}`;
}

/** E.164, whether or not the + was typed. */
export function normalizePhone(typed: string): string {
  const number = parsePhoneNumber(typed.startsWith('+') ? typed : `+${typed}`);
  if (!number?.isPossible()) throw new AppError('bad_input', { message: 'Invalid Phone' });
  return number.number;
}

/** The part before the @, or the phone number with all but its last digits hidden. */
export function defaultName({ email, phone }: Identity): string {
  return email === null ? `•••• ${phone.slice(-4)}` : email.slice(0, email.lastIndexOf('@'));
}
