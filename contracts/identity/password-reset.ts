import { z } from 'zod';
import { accountRulesText } from '../../i18n/generated/account-rules.ts';
import { endpoint, success } from '../endpoint.ts';
import { userTypes } from './accounts.ts';
import { codeField, tokenField } from './contacts.ts';
import { cleanPhone, isEmail, isPhone } from './rules/account-rules.ts';

const text = z.string().max(2000).default('');
const email = text.transform((typed) => typed.trim()).meta({ example: 'you@example.com' });
const phone = text.transform(cleanPhone).meta({ example: '+66812345678' });

interface ContactFields {
  email: string;
  phone: string;
}

function checkContact(values: ContactFields, context: z.core.$RefinementCtx<unknown>): void {
  const problem = findContactProblem(values);
  if (problem) context.addIssue({ code: 'custom', path: [values.phone ? 'phone' : 'email'], message: problem });
}

function findContactProblem(values: ContactFields): string | null {
  if (values.email) return isEmail(values.email) ? null : accountRulesText('emailInvalid');
  if (values.phone) return isPhone(values.phone) ? null : accountRulesText('phoneInvalid');
  return accountRulesText('contactRequired');
}

/** The answer is the same whether there is such an account or not. */
function forgotPassword<Name extends string>(operationId: Name, path: `/${string}`, summary: string) {
  return endpoint({
    operationId,
    method: 'POST',
    path,
    access: 'open',
    summary,
    errors: ['too_many_codes'],
    body: z.object({ email, phone }).superRefine(checkContact),
    answer: success({ expires_in_seconds: z.int() }),
  });
}

export const forgotSellerPassword = forgotPassword(
  'forgotSellerPassword',
  '/user/password/forgot',
  'Send a code and a link for a new password to the email or phone of a seller account',
);

export const forgotCustomerPassword = forgotPassword(
  'forgotCustomerPassword',
  '/customer/password/forgot',
  'Send a code and a link for a new password to the email or phone of a customer account',
);

export const resetPassword = endpoint({
  operationId: 'resetPassword',
  method: 'POST',
  path: '/password/reset',
  access: 'open',
  summary: 'Set a new password with the token of a link, or with a code and the email or phone it was sent to',
  errors: ['link_expired', 'wrong_code', 'weak_password', 'email_taken', 'phone_taken'],
  body: z
    .object({
      token: tokenField.optional(),
      user_type: z.enum(userTypes).optional(),
      email,
      phone,
      code: codeField.optional(),
      new_password: z.string().max(2000).meta({ example: 'a sentence of your own' }),
    })
    .superRefine((values, context) => {
      if (values.token) return;
      checkContact(values, context);
      if (!values.user_type)
        context.addIssue({ code: 'custom', path: ['user_type'], message: 'user_type is required' });
      if (!values.code) context.addIssue({ code: 'custom', path: ['code'], message: 'code is required' });
    }),
  answer: success({ user_type: z.enum(userTypes) }),
});
