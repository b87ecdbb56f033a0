import { z } from 'zod';
import { endpoint, receivedFile, success } from '../endpoint.ts';
import { thaiSpeeches } from '../languages.ts';
import { post } from './accounts.ts';
import { contact } from './contacts.ts';
import { checkDetails, trimDetails } from './rules/profile-rules.ts';

const text = z.string().max(2000).default('');
const kept = z.string().max(2000).optional();

/** The password or a fresh reauthentication is required only where the email or phone changes. */
export const changeDetails = endpoint({
  operationId: 'changeDetails',
  method: 'POST',
  path: '/user/profile',
  access: 'account',
  refusesDemo: true,
  summary:
    'Change name, email or phone; a new email or phone needs the current password or a fresh reauthentication, and holds once it is confirmed',
  errors: [
    'wrong_password',
    'reauthentication_required',
    'email_taken',
    'phone_taken',
    'too_many_sign_ins',
    'too_many_codes',
  ],
  body: z
    // What is not sent stays as it is; an empty email or phone is removed.
    .object({ name: kept, email: kept, phone: kept, current_password: text })
    .transform(trimDetails)
    .superRefine((values, context) => {
      for (const [field, message] of Object.entries(checkDetails(values))) {
        context.addIssue({ code: 'custom', path: [field], message });
      }
    }),
  answer: success({ post, contacts: z.array(contact) }),
});

const choices = z.object({
  /** Whether the use of the workspace may be counted. */
  allows_behavioral_data: z.boolean(),
  /** Whether the results may improve listings for other buyers. */
  optimizes_for_others: z.boolean(),
  /** How the seller's Thai listing texts end polite sentences. */
  thai_speech: z.enum(thaiSpeeches).default('neutral'),
});

export type Choices = z.output<typeof choices>;

const choicesAndTokens = success({ choices, token_balance: z.int() });

export const getChoices = endpoint({
  operationId: 'getChoices',
  method: 'GET',
  path: '/user/choices',
  access: 'seller',
  summary: 'What the seller allows, and how many tokens they have',
  answer: choicesAndTokens,
});

/** Allowing behavioral data adds tokens; withdrawing it removes them. */
export const saveChoices = endpoint({
  operationId: 'saveChoices',
  method: 'POST',
  path: '/user/choices',
  access: 'seller',
  summary: 'Allow or withdraw; tokens follow',
  body: choices,
  answer: choicesAndTokens,
});

export const tokenReasons = ['behavioral-data-allowed', 'behavioral-data-withdrawn'] as const;

const tokenEntry = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.enum(tokenReasons),
  created_at: z.iso.datetime(),
});

export type TokenEntry = z.infer<typeof tokenEntry>;

export const listTokenHistory = endpoint({
  operationId: 'listTokenHistory',
  method: 'GET',
  path: '/user/tokens',
  access: 'seller',
  summary: 'Every token that was given or taken back, the newest first',
  answer: success({ token_balance: z.int(), entries: z.array(tokenEntry) }),
});

export const downloadData = endpoint({
  operationId: 'downloadData',
  method: 'GET',
  path: '/user/data',
  access: 'account',
  refusesDemo: true,
  summary: 'Everything this server holds about the account; needs a fresh reauthentication',
  errors: ['reauthentication_required'],
  fileType: 'application/json',
  answer: receivedFile,
});

export const closeAccount = endpoint({
  operationId: 'closeAccount',
  method: 'POST',
  path: '/user/close',
  access: 'account',
  refusesDemo: true,
  summary:
    'Delete the account with its listings, photos and personal data; it cannot be undone. Needs the current password or a fresh reauthentication',
  errors: [
    'wrong_password',
    'reauthentication_required',
    'too_many_sign_ins',
    'balance_left',
    'commission_owed',
    'orders_open',
  ],
  body: z.object({ current_password: text }),
  answer: success({}),
});
