import type { OutsideAccount, Payments } from './payments.ts';

const refusing = 'sandbox-bank-refuses';

const testAccounts: readonly OutsideAccount[] = [
  { id: 'sandbox-bank', name: 'Test bank', lastFour: '6789', note: 'every transfer works' },
  { id: refusing, name: 'Refusing test bank', lastFour: '0002', note: 'every transfer fails, the money comes back' },
];

/** Payments in which no real money moves. What becomes of a transfer depends on the test account alone, so it is the same each time it is asked for. */
export function createSandbox(transferSeconds: number): Payments {
  return {
    isSandbox: true,
    transferSeconds,
    accounts: testAccounts,
    usdtWallet: { id: 'sandbox-usdt', name: 'USDT wallet' },
    async transfer({ accountId }) {
      return accountId === refusing
        ? { outcome: 'failed', failure: 'The test bank refused the transfer. The money is back where it was.' }
        : { outcome: 'completed' };
    },
  };
}
