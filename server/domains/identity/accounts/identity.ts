import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { parsePhoneNumberFromString as parse } from 'libphonenumber-js/min';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { Credentials } from '../../../../contracts/identity/rules/account-rules.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { defaultNamesText } from '../../../../i18n/generated/default-names.ts';
import { withLocale } from '../../../../i18n/locale.ts';

/** The normalized email, the phone number in E.164, or both, by which an account is found. */
export interface Identity {
  email: string | null;
  phone: string | null;
}

export async function normalizeIdentity({ email, phone }: Credentials): Promise<Identity> {
  return { email: email ? normalizeEmail(email) : null, phone: phone ? await normalizePhone(phone) : null };
}

/** The email or the phone that `login_type` names; the other one is ignored. */
export async function normalizeSignInIdentity({ login_type, email, phone }: Credentials): Promise<Identity> {
  return login_type === 'email'
    ? { email: normalizeEmail(email), phone: null }
    : { email: null, phone: await normalizePhone(phone) };
}

/** Lower case, NFC, and the ASCII form of the domain, so that each address has one spelling. */
export function normalizeEmail(typed: string): string {
  const email = typed.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = domainToASCII(email.slice(at + 1));
  if (!domain) throw new AppError('bad_input', { key: 'invalid_email' });
  return `${email.slice(0, at)}@${domain}`;
}

/** The country of a number without a country code. */
const defaultCountry = 'IN';

/** E.164, with or without a typed +. Ten digits that are valid in India are read as an Indian number. */
export async function normalizePhone(typed: string): Promise<string> {
  // Loaded with the first phone number, because its tables take memory and most people sign in by email.
  const { default: parsePhoneNumber } = await import('libphonenumber-js/min');
  const number = typed.startsWith('+') ? parsePhoneNumber(typed) : parseWithoutPlus(typed, parsePhoneNumber);
  if (!number?.isPossible()) throw new AppError('bad_input', { key: 'invalid_phone' });
  return number.number;
}

function parseWithoutPlus(digits: string, parsePhoneNumber: typeof parse) {
  const national = parsePhoneNumber(digits, defaultCountry);
  const isNational = digits.replace(/^0+/, '').length === 10 && national?.isValid();
  return isNational ? national : parsePhoneNumber(`+${digits}`);
}

/** A name without personal data, because visitors see it beside every listing. */
export function makeDefaultName(role: UserType, language: Language): string {
  const code = randomBytes(3).toString('hex').slice(0, 5).toUpperCase();
  return withLocale(language, () => defaultNamesText(role, { code }));
}
