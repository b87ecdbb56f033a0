import { accountRulesText } from '../../../i18n/generated/account-rules.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { cleanPhone, isEmail, isPhone } from './account-rules.ts';
import { findNameProblem } from './name-rules.ts';

export interface Details {
  name: string;
  email: string;
  phone: string;
}

export type DetailErrors = Partial<Record<keyof Details, string>>;

/**
 * Trims the details. Names are public, so hidden characters and direction overrides are removed that could imitate
 * another's name.
 */
export function trimDetails<Values extends Details>(values: Values): Values {
  const { name, email, phone } = values;
  return { ...values, name: cleanLine(name), email: email.trim(), phone: cleanPhone(phone) };
}

/** The problems of an account's details by field; expects trimmed values. */
export function checkDetails({ name, email, phone }: Details): DetailErrors {
  const errors: DetailErrors = {};
  const nameProblem = findNameProblem(name);
  if (nameProblem) errors.name = nameProblem;
  if (email && !isEmail(email)) errors.email = accountRulesText('emailInvalid');
  if (phone && !isPhone(phone)) errors.phone = accountRulesText('phoneInvalid');
  if (!email && !phone) errors.email = accountRulesText('contactRequired');
  return errors;
}
