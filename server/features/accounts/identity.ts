import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import parsePhoneNumber from 'libphonenumber-js/min';
import type { Credentials } from '../../../contracts/account-rules.ts';
import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';

/** What an account is found by: an email in one spelling, a phone number in E.164, or both. */
export interface Identity {
  email: string | null;
  phone: string | null;
}

/** Both ways to reach a new account, each in the one spelling that is stored. */
export function normalizeIdentity({ email, phone }: Credentials): Identity {
  return { email: email ? normalizeEmail(email) : null, phone: phone ? normalizePhone(phone) : null };
}

/** What somebody signs in with, in the spelling that is stored; the other one is not looked at. */
export function normalizeSignInIdentity({ login_type, email, phone }: Credentials): Identity {
  return login_type === 'email'
    ? { email: normalizeEmail(email), phone: null }
    : { email: null, phone: normalizePhone(phone) };
}

/** Upper and lower case, composed and decomposed letters, and both spellings of a Unicode domain are one address. */
export function normalizeEmail(typed: string): string {
  const email = typed.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  if (!domain) throw new AppError('bad_input', { message: 'Invalid Email' });
  return `${email.slice(0, at)}@${domain}`;
}

/** Where a number without a country code is taken to be from. */
const defaultCountry = 'IN';

/** E.164, whether or not the + was typed. Ten digits that are a number in India are taken for one. */
export function normalizePhone(typed: string): string {
  const number = typed.startsWith('+') ? parsePhoneNumber(typed) : readNational(typed);
  if (!number?.isPossible()) throw new AppError('bad_input', { message: 'Invalid Phone' });
  return number.number;
}

function readNational(digits: string) {
  const national = parsePhoneNumber(digits, defaultCountry);
  const isNational = digits.replace(/^0+/, '').length === 10 && national?.isValid();
  return isNational ? national : parsePhoneNumber(`+${digits}`);
}

/** A name that says nothing of the person: visitors read it beside every listing. */
export function makeDefaultName(kind: UserType): string {
  const code = randomBytes(3).toString('hex').slice(0, 5).toUpperCase();
  return `${kind === 'seller' ? 'Seller' : 'Customer'} ${code}`;
}
