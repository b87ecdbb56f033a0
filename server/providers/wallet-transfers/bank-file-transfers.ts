import { createClosedTransfers } from './closed-transfers.ts';
import type { PayoutRules, WalletTransfers } from './wallet-transfers.ts';

// A file is paid by hand on a working day, and a bank takes up to two more.
const payoutDays = 4;

/** Withdrawals that the operator pays by a file for the bank. Nothing is deposited, because nobody would receive it. */
export function createBankFileTransfers(payoutRules: PayoutRules): WalletTransfers {
  return {
    ...createClosedTransfers(),
    payoutProvider: 'bank_file',
    walletTypes: ['bank'],
    payoutRules,
    payoutSeconds: payoutDays * 86_400,
  };
}
