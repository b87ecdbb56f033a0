import { formatMoney, formatShortMoney } from '../../i18n/format-money.ts';
import { walletRulesText } from '../../i18n/generated/wallet-rules.ts';
import type { ShopCurrency } from '../identity/shop-currencies.ts';
import { readAmount } from '../text/typed-number.ts';

/** Books of the sandbox, and books of real money. They never meet, and are never added up. */
export const ledgerModes = ['test', 'live'] as const;
export type LedgerMode = (typeof ledgerModes)[number];

export const movementTypes = [
  'deposit',
  'sale',
  'withdrawal',
  'payout',
  'refund',
  'commission',
  'dispute',
  'dispute_won',
  'debt_payment',
  'write_off',
  'payout_returned',
] as const;
export type MovementType = (typeof movementTypes)[number];

/** Movements that a seller can request; commission has a call of its own, and all others come from orders. */
export const requestTypes = ['deposit', 'withdrawal', 'payout'] as const;
export type RequestType = (typeof requestTypes)[number];

export const movementStates = ['processing', 'completed', 'failed'] as const;
export type MovementState = (typeof movementStates)[number];

/** Why a transfer failed; the last is for providers that name no reason. The messages of `wallet-names` have a sentence for each. */
export const transferFailures = [
  'test_bank_refused',
  'deposit_timed_out',
  'withdrawal_timed_out',
  'transfer_failed',
  'bank_refused',
  'bank_returned',
  'debt_first',
] as const;
export type TransferFailure = (typeof transferFailures)[number];

/** What to know before a test account is linked; also in `wallet-names`. */
export const accountNotes = ['always_works', 'always_refuses'] as const;
export type AccountNote = (typeof accountNotes)[number];

/** Where money comes from and goes to. */
export const walletTypes = ['usdt', 'bank'] as const;
export type WalletType = (typeof walletTypes)[number];

/** Limits of one deposit, withdrawal or payout, in US cents. */
export const smallestMovement = 100;
export const largestMovement = 1_000_000;

/** The same in a shop's currency. */
export interface MovementLimits {
  currency: ShopCurrency;
  smallest: number;
  largest: number;
}

/** The problem of an amount that was typed in the shop's currency, or null. */
export function findAmountProblem(text: string, { currency, smallest, largest }: MovementLimits): string | null {
  if (!text.trim()) return walletRulesText('required');
  const amount = readAmount(text, currency);
  if (amount === null) return walletRulesText('notAnAmount', { example: formatMoney(smallest, currency) });
  if (amount < smallest) return walletRulesText('tooSmall', { amount: formatShortMoney(smallest, currency) });
  if (amount > largest) return walletRulesText('tooLarge', { amount: formatShortMoney(largest, currency) });
  return null;
}
