import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { shopCurrencies } from '../identity/shop-currencies.ts';
import { onceKey } from '../input/once-key.ts';
import { longestHolder } from './bank-details.ts';
import { payoutAccountNeeds, payoutAccountStates, payoutSchedules } from './payout-rules.ts';
import {
  accountNotes,
  movementStates,
  movementTypes,
  requestTypes,
  transferFailures,
  walletTypes,
} from './wallet-rules.ts';

/** In the smallest unit of the currency beside it. */
const cents = z.int();
const currency = z.enum(shopCurrencies);

/** A fee's rule as a message, for clients that write it in another language. */
export const feeRule = z.object({
  key: z.enum(['free', 'share']),
  parameters: z.object({ percent: z.number(), amount_cents: cents, currency }),
});

export type FeeRule = z.infer<typeof feeRule>;

/** A deposit, sale, withdrawal, payout, refund or commission with its state. */
export const movement = z.object({
  id: z.string(),
  type: z.enum(movementTypes),
  currency,
  amount_cents: cents,
  fee_cents: cents,
  /** The tax in the fee of a sale, and in a commission that is paid from the wallet. */
  tax_cents: cents,
  /** The name of the source or target account at the time of the movement. */
  wallet: z.string(),
  wallet_type: z.enum(walletTypes),
  state: z.enum(movementStates),
  /** The reason of a failure, and its sentence in English. */
  failure_code: z.enum(transferFailures).nullable(),
  failure: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type Movement = z.infer<typeof movement>;

const bankAccount = z.object({ id: z.string(), name: z.string(), last_four: z.string() });

const payoutAccount = z.object({
  state: z.enum(payoutAccountStates),
  missing: z.array(z.enum(payoutAccountNeeds)),
  /** The countries in which an account can be opened; ISO 3166. */
  countries: z.array(z.string()),
});

export type PayoutAccount = z.infer<typeof payoutAccount>;

const wallet = z.object({
  /** That of the shop; all amounts are in it but those of `other_balances`. */
  currency,
  available_cents: cents,
  arriving_cents: cents,
  leaving_cents: cents,
  /** What can be taken out now: the available balance without the reserve. */
  payable_cents: cents,
  /** The part of the latest sales that stays in the wallet for a while. */
  reserve_cents: cents,
  payout_schedule: z.enum(payoutSchedules),
  /** The least that a daily or weekly payout pays. */
  payout_minimum_cents: cents,
  /** Paid by buyers, and the seller's when their orders are completed. */
  held_cents: cents,
  /** Set apart while the card's bank disputes a payment. */
  disputed_cents: cents,
  /** What the seller owes after money was taken back; it is taken from the next sales. */
  debt_cents: cents,
  /** The limits of one deposit, withdrawal or payout. */
  smallest_cents: cents,
  largest_cents: cents,
  /** What is left in the books of currencies that the shop had before. */
  other_balances: z.array(
    z.object({
      ...{ currency, available_cents: cents, debt_cents: cents },
      /** What of it can be taken out now, and the limits of one withdrawal. */
      ...{ payable_cents: cents, smallest_cents: cents, largest_cents: cents },
    }),
  ),
  /** Whether there has ever been a movement; sample data is shown until then. */
  is_live: z.boolean(),
  /** Whether the provider is a sandbox without real money. */
  is_sandbox: z.boolean(),
  /** Whether money can be withdrawn. */
  has_transfers: z.boolean(),
  /** Whether money can be deposited. */
  has_deposits: z.boolean(),
  /** Where money can go to. */
  wallet_types: z.array(z.enum(walletTypes)),
  /** Whether a bank account is typed in, because no provider offers accounts. */
  takes_bank_details: z.boolean(),
  bank_account: bankAccount.nullable(),
  /** The seller's account at the provider that pays out; null where there is none to open. */
  payout_account: payoutAccount.nullable(),
  /** Accounts that the provider offers for linking. */
  linkable_accounts: z.array(bankAccount.extend({ note_code: z.enum(accountNotes), note: z.string() })),
});

export type Wallet = z.infer<typeof wallet>;

export const getWallet = endpoint({
  operationId: 'getWallet',
  method: 'GET',
  path: '/user/wallet',
  access: 'seller',
  summary: 'Balances and the linked bank account',
  answer: success({ wallet }),
});

export const listMovements = endpoint({
  operationId: 'listMovements',
  method: 'POST',
  path: '/user/wallet/history',
  access: 'seller',
  summary: 'Deposits, sales, withdrawals and payouts, newest first',
  body: z.object({ type: z.enum(movementTypes).optional(), cursor: z.string().max(200).optional() }),
  answer: success({ movements: z.array(movement), next_cursor: z.string().nullable() }),
});

const movementRequest = z.object({
  type: z.enum(requestTypes),
  /** As typed. */
  amount: z.string().max(100),
  /** That of the shop, or one that it had before, of which the rest can be taken out. */
  currency: currency.optional(),
  wallet: z.enum(walletTypes),
});

const quote = z.object({
  currency,
  amount_cents: cents,
  fee_cents: cents,
  /** The amount minus the fee. */
  net_cents: cents,
  /** The fee's rule in words. */
  fee_rule: z.string(),
  fee_rule_message: feeRule,
  wallet: z.string(),
  wallet_type: z.enum(walletTypes),
});

export type Quote = z.infer<typeof quote>;

export const quoteMovement = endpoint({
  operationId: 'quoteMovement',
  method: 'POST',
  path: '/user/wallet/quote',
  access: 'seller',
  summary: 'What a deposit, withdrawal or payout would cost; nothing moves',
  errors: ['transfers_unavailable', 'not_enough_money', 'no_bank_account'],
  body: movementRequest,
  answer: success({ quote }),
});

/**
 * Requests with the same key create one movement. Refused when the fee differs from the one that was shown. Withdrawals
 * and payouts need the password or a fresh reauthentication.
 */
export const requestMovement = endpoint({
  operationId: 'requestMovement',
  needsVerifiedContact: true,
  method: 'POST',
  path: '/user/wallet/movements',
  access: 'seller',
  summary:
    'Deposit, withdraw or pay out; withdrawals and payouts need the current password or a fresh reauthentication',
  errors: [
    'transfers_unavailable',
    'not_enough_money',
    'fee_changed',
    'key_used_before',
    'no_bank_account',
    'wrong_password',
    'reauthentication_required',
    'too_many_sign_ins',
  ],
  body: movementRequest.extend({
    fee_cents: cents,
    key: onceKey('transfer-5b1f6a0e', 16),
    current_password: z.string().max(2000).default(''),
  }),
  answer: success({ movement }),
});

export const linkBankAccount = endpoint({
  operationId: 'linkBankAccount',
  needsVerifiedContact: true,
  method: 'POST',
  path: '/user/wallet/bank-account',
  access: 'seller',
  summary:
    'Link an account that the provider offers, or a typed one; needs the current password or a fresh reauthentication',
  errors: ['wrong_password', 'reauthentication_required', 'too_many_sign_ins', 'transfers_unavailable'],
  body: z.object({
    /** One of the linkable accounts. */
    id: z.string().max(100).default(''),
    /** Where a bank file pays: the holder, the IBAN or number, and the bank's code. */
    holder: z.string().max(longestHolder).default('').meta({ example: 'Malee Srisuk' }),
    number: z.string().max(60).default('').meta({ example: 'DE89370400440532013000' }),
    bic: z.string().max(20).default('').meta({ example: 'COBADEFFXXX' }),
    current_password: z.string().max(2000).default(''),
  }),
  answer: success({ bank_account: bankAccount }),
});

export const unlinkBankAccount = endpoint({
  operationId: 'unlinkBankAccount',
  method: 'DELETE',
  path: '/user/wallet/bank-account',
  access: 'seller',
  summary: 'Take the link to the bank account back; needs a fresh reauthentication',
  errors: ['reauthentication_required'],
  answer: success({}),
});
