import { plainPayoutRules, usdtWalletId, type WalletTransfers } from './wallet-transfers.ts';

/**
 * No transfers, beside a provider of real card payments: a deposit from nothing or a withdrawal to nowhere would mix
 * with real money. What the sandbox had begun before fails, and its amount is available again.
 */
export function createClosedTransfers(): WalletTransfers {
  return {
    isSandbox: false,
    payoutProvider: null,
    walletTypes: [],
    payoutRules: plainPayoutRules,
    payoutSeconds: 0,
    transferSeconds: 0,
    accounts: [],
    usdtWallet: { id: usdtWalletId, name: 'USDT wallet' },
    async transfer() {
      return { outcome: 'failed', failure: 'transfer_failed' };
    },
  };
}
