import { createClosedTransfers } from './closed-transfers.ts';
import type { ConnectedPayouts } from './connect/connected-payouts.ts';
import type { PayoutRules, WalletTransfers } from './wallet-transfers.ts';

// The platform's balance may need two days, and a bank up to five more.
const payoutDays = 7;

/** Withdrawals that Stripe pays to accounts which sellers opened there. Nothing is deposited. */
export function createStripeTransfers(payoutRules: PayoutRules, connect: ConnectedPayouts): WalletTransfers {
  return {
    ...createClosedTransfers(),
    payoutProvider: 'stripe',
    walletTypes: ['bank'],
    payoutRules,
    payoutSeconds: payoutDays * 86_400,
    connect,
  };
}
