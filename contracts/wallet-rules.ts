import { walletRulesText } from '../messages/generated/wallet-rules.ts';
import { readAmount } from './typed-number.ts';

export const movementKinds = ['deposit', 'sale', 'withdrawal', 'payout', 'refund', 'commission'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** Movements that a seller can request; sales and refunds come from orders, and commission has a call of its own. */
export const requestKinds = ['deposit', 'withdrawal', 'payout'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const movementStates = ['processing', 'completed', 'failed'] as const;
export type MovementState = (typeof movementStates)[number];

/** Where money comes from and goes to. */
export const walletKinds = ['usdt', 'bank'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** Limits of one deposit, withdrawal or payout, in cents. */
export const smallestMovement = 100;
export const largestMovement = 1_000_000;

/** The problem of a typed amount, or null. */
export function findAmountProblem(text: string): string | null {
  if (!text.trim()) return walletRulesText('required');
  const cents = readAmount(text);
  if (cents === null) return walletRulesText('notAnAmount');
  if (cents < smallestMovement) return walletRulesText('tooSmall');
  if (cents > largestMovement) return walletRulesText('tooLarge');
  return null;
}
