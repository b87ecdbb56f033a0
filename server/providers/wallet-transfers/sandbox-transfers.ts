import { type OutsideAccount, plainPayoutRules, usdtWalletId, type WalletTransfers } from './wallet-transfers.ts';

const refusingBankId = 'sandbox-bank-refuses';

const testAccounts: readonly OutsideAccount[] = [
  { id: 'sandbox-bank', name: 'Test bank', lastFour: '6789', note: 'always_works' },
  { id: refusingBankId, name: 'Refusing test bank', lastFour: '0002', note: 'always_refuses' },
];

/** Wallet transfers without real money. The result of a transfer depends only on the test account, so repeated calls agree. */
export function createSandboxTransfers(transferSeconds: number, payoutRules = plainPayoutRules): WalletTransfers {
  return {
    isSandbox: true,
    payoutProvider: 'sandbox',
    walletTypes: ['usdt', 'bank'],
    payoutRules,
    payoutSeconds: transferSeconds,
    transferSeconds,
    accounts: testAccounts,
    usdtWallet: { id: usdtWalletId, name: 'USDT wallet' },
    async transfer({ accountId }) {
      return accountId === refusingBankId
        ? { outcome: 'failed', failure: 'test_bank_refused' }
        : { outcome: 'completed' };
    },
  };
}
