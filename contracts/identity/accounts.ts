import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { idParameter } from '../input/id-parameter.ts';
import {
  type CredentialErrors,
  type Credentials,
  checkNewAccount,
  checkSignIn,
  trimCredentials,
} from './rules/account-rules.ts';
import { shopCurrencies } from './shop-currencies.ts';

export const userTypes = ['seller', 'customer'] as const;
export type UserType = (typeof userTypes)[number];

/** The signed-in account as its owner sees it. */
export const post = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the name was generated; a seller chooses one before the first listing. */
  has_default_name: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** False for people who sign in only by passkey or at a provider. */
  has_password: z.boolean(),
  /** Whether the email or the phone is confirmed; without, nothing is published and no money moves. */
  has_verified_contact: z.boolean(),
  /** What a seller's shop sells in. */
  currency: z.enum(shopCurrencies),
});

export type Post = z.infer<typeof post>;

/** The answer of every sign-in. */
export const signedIn = success({ token: z.string(), user_type: z.enum(userTypes), post });

function credentials(check: (values: Credentials) => CredentialErrors) {
  // Far above any real value, only to bound the work; the rules give the message.
  const text = z
    .string()
    .max(2000)
    .nullish()
    .transform((value) => value ?? '');
  return z
    .object({
      email: text.meta({ example: 'you@example.com' }),
      phone: text.meta({ example: '+919876543210' }),
      password: text.meta({ example: 'a sentence of your own' }),
      /** Defaults to the one of email and phone that is given. */
      login_type: z.enum(['email', 'phone']).optional(),
    })
    .transform(({ login_type, ...values }) => {
      const inferred = values.phone && !values.email ? ('phone' as const) : ('email' as const);
      return trimCredentials({ ...values, login_type: login_type ?? inferred });
    })
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(check(values))) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    });
}

const signInBody = credentials(checkSignIn);
const signUpBody = credentials(checkNewAccount);

export const signInSeller = endpoint({
  operationId: 'signInSeller',
  method: 'POST',
  path: '/user/login',
  access: 'open',
  summary: 'Sign a seller in',
  errors: ['wrong_credentials', 'too_many_sign_ins', 'two_factor_required'],
  body: signInBody,
  answer: signedIn,
});

export const signInCustomer = endpoint({
  operationId: 'signInCustomer',
  method: 'POST',
  path: '/customer/login',
  access: 'open',
  summary: 'Sign a customer in',
  errors: ['wrong_credentials', 'too_many_sign_ins', 'two_factor_required'],
  body: signInBody,
  answer: signedIn,
});

export const signUpSeller = endpoint({
  operationId: 'signUpSeller',
  method: 'POST',
  path: '/user/signup',
  access: 'open',
  summary: 'Open a seller account',
  errors: ['weak_password', 'email_taken', 'phone_taken', 'too_many_sign_ins', 'too_many_codes'],
  body: signUpBody,
  answer: signedIn,
});

export const signUpCustomer = endpoint({
  operationId: 'signUpCustomer',
  method: 'POST',
  path: '/customer/signup',
  access: 'open',
  summary: 'Open a customer account',
  errors: ['weak_password', 'email_taken', 'phone_taken', 'too_many_sign_ins', 'too_many_codes'],
  body: signUpBody,
  answer: signedIn,
});

/** A guest is a customer without a password: the mailed code proves the email before anything is ordered. */
export const continueAsGuest = endpoint({
  operationId: 'continueAsGuest',
  method: 'POST',
  path: '/customer/guest',
  access: 'open',
  summary: 'Begin to buy with an email alone; a code is sent to it',
  errors: ['email_taken', 'too_many_sign_ins', 'too_many_codes'],
  body: z.object({ email: z.string().max(300).meta({ example: 'mali@example.com' }) }),
  answer: signedIn,
});

export const getMe = endpoint({
  operationId: 'getMe',
  method: 'GET',
  path: '/user/me',
  access: 'account',
  summary: 'Who is signed in',
  answer: success({ user_type: z.enum(userTypes), post }),
});

export const changePassword = endpoint({
  operationId: 'changePassword',
  method: 'POST',
  path: '/user/password',
  access: 'account',
  refusesDemo: true,
  summary:
    'Change or set the password; every session ends and a new one begins. Needs the current one or a fresh reauthentication',
  errors: ['wrong_password', 'reauthentication_required', 'weak_password', 'too_many_sign_ins'],
  body: z.object({ current_password: z.string().max(2000).default(''), new_password: z.string().max(2000) }),
  answer: signedIn,
});

export const listSessions = endpoint({
  operationId: 'listSessions',
  method: 'GET',
  path: '/user/sessions',
  access: 'account',
  summary: 'Where this account is signed in',
  answer: success({
    sessions: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        /** The parts of the device's description; null where they are not known. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** ISO code, where a trusted proxy told the country at the sign-in. */
        country: z.string().nullable(),
        created_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        is_current: z.boolean(),
      }),
    ),
  }),
});

export const endSession = endpoint({
  operationId: 'endSession',
  method: 'DELETE',
  path: '/user/sessions/:id',
  access: 'account',
  refusesDemo: true,
  summary: 'Sign out on one device',
  errors: ['session_not_found'],
  params: idParameter,
  answer: success({}),
});

export const endOtherSessions = endpoint({
  operationId: 'endOtherSessions',
  method: 'DELETE',
  path: '/user/sessions',
  access: 'account',
  refusesDemo: true,
  summary: 'Sign out everywhere else',
  answer: success({}),
});
