import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { languages } from '../languages.ts';
import { payoutAccountStates, payoutSchedules, payoutStates } from './payout-rules.ts';
import { transferFailures } from './wallet-rules.ts';

const payout = z.object({
  id: z.string(),
  /** What arrives, without the fee. */
  amount_cents: z.int(),
  fee_cents: z.int(),
  currency: z.enum(shopCurrencies),
  /** The bank or wallet at the time of the request, with the last digits of its number. */
  destination: z.string(),
  is_scheduled: z.boolean(),
  state: z.enum(payoutStates),
  requested_at: z.iso.datetime(),
  /** When it should have arrived. */
  expected_at: z.iso.datetime(),
  /** When it was paid or failed. */
  settled_at: z.iso.datetime().nullable(),
  failure_code: z.enum(transferFailures).nullable(),
  /** What the bank gave as the reason, in its own words. */
  failure_note: z.string().nullable(),
});

export type Payout = z.infer<typeof payout>;

export const listPayouts = endpoint({
  operationId: 'listPayouts',
  method: 'POST',
  path: '/user/wallet/payouts',
  access: 'seller',
  summary: 'Payouts with their state, newest first',
  body: z.object({ cursor: z.string().max(200).optional() }),
  answer: success({ payouts: z.array(payout), next_cursor: z.string().nullable() }),
});

export const setPayoutSchedule = endpoint({
  operationId: 'setPayoutSchedule',
  method: 'POST',
  path: '/user/wallet/payout-schedule',
  access: 'seller',
  summary: 'When the balance is paid out to the linked bank account; needs a fresh reauthentication',
  errors: ['reauthentication_required', 'transfers_unavailable', 'no_bank_account'],
  body: z.object({ schedule: z.enum(payoutSchedules) }),
  answer: success({ schedule: z.enum(payoutSchedules) }),
});

const onboardingErrors = ['transfers_unavailable', 'payout_account_unavailable'] as const;

/** An account is opened at the first call; the address is used at once, because it works only once and for minutes. */
export const openPayoutAccount = endpoint({
  operationId: 'openPayoutAccount',
  needsVerifiedContact: true,
  refusesDemo: true,
  method: 'POST',
  path: '/user/wallet/payout-account',
  access: 'seller',
  summary: 'The page of the provider where a seller sets up payouts; needs a fresh reauthentication',
  errors: [...onboardingErrors, 'reauthentication_required', 'country_not_offered'],
  body: z.object({
    country: z.string().trim().length(2).meta({ example: 'US' }),
    /** Of the page to which the seller comes back. */
    language: z.enum(languages).default('en'),
  }),
  answer: success({ url: z.string() }),
});

export const checkPayoutAccount = endpoint({
  operationId: 'checkPayoutAccount',
  method: 'POST',
  path: '/user/wallet/payout-account/check',
  access: 'seller',
  summary: 'Asks the provider how far the account is, after a seller came back from its page',
  errors: [...onboardingErrors],
  body: z.object({}),
  answer: success({ state: z.enum(payoutAccountStates) }),
});
