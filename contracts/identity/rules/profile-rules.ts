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
export function trimDetails<Values extends Partial<Details>>(values: Values): Values {
  const { name, email, phone } = values;
  return {
    ...values,
    ...(name !== undefined && { name: cleanLine(name) }),
    ...(email !== undefined && { email: email.trim() }),
    ...(phone !== undefined && { phone: cleanPhone(phone) }),
  };
}

/** The problems of the details that are to be changed, by field; expects trimmed values. */
export function checkDetails({ name, email, phone }: Partial<Details>): DetailErrors {
  const errors: DetailErrors = {};
  const nameProblem = name === undefined ? null : findNameProblem(name);
  if (nameProblem) errors.name = nameProblem;
  if (email && !isEmail(email)) errors.email = accountRulesText('emailInvalid');
  if (phone && !isPhone(phone)) errors.phone = accountRulesText('phoneInvalid');
  if (email === '' && phone === '') errors.email = accountRulesText('contactRequired');
  return errors;
}
