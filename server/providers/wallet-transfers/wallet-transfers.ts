import type { PayoutProvider } from '../../../contracts/money/payout-rules.ts';
import type { AccountNote, TransferFailure, WalletType } from '../../../contracts/money/wallet-rules.ts';
import type { ConnectedPayouts } from './connect/connected-payouts.ts';

/** The USDT wallet's id with every provider; stored with its movements. */
export const usdtWalletId = 'sandbox-usdt';

export const walletTypeOf = (walletId: string): WalletType => (walletId === usdtWalletId ? 'usdt' : 'bank');

/** An account at the other end of a transfer. */
export interface OutsideAccount {
  /** The provider's id of the account. */
  id: string;
  name: string;
  lastFour: string;
  /** What a person should know before linking it. */
  note: AccountNote;
}

export interface Transfer {
  /** Idempotency key: repeating a transfer after a crash moves no money twice. */
  key: string;
  direction: 'in' | 'out';
  accountId: string;
  amountCents: number;
}

export type TransferResult = { outcome: 'completed' } | { outcome: 'failed'; failure: TransferFailure };

/** How much a scheduled payout pays at least, and what stays in the wallet. */
export interface PayoutRules {
  minimumCents: number;
  /** Share of the sales of the last days that stays, in percent. */
  reservePercent: number;
  reserveDays: number;
}

/** The least that is paid out by hand, and no reserve. */
export const plainPayoutRules: PayoutRules = { minimumCents: 100, reservePercent: 0, reserveDays: 1 };

/** A payment provider, which moves money between a seller and outside accounts. */
export interface WalletTransfers {
  /** True where no real money moves; the pages say so. */
  isSandbox: boolean;
  /** Who pays out; null where nobody does. Only the sandbox takes deposits. */
  payoutProvider: PayoutProvider | null;
  /** Where money can go to. */
  walletTypes: readonly WalletType[];
  payoutRules: PayoutRules;
  /** How long a payout takes at most. */
  payoutSeconds: number;
  /** How long to wait before asking for the result of a transfer. */
  transferSeconds: number;
  /** The accounts that can be linked. */
  accounts: readonly OutsideAccount[];
  /** The wallet every seller has from the beginning. */
  usdtWallet: { id: typeof usdtWalletId; name: string };
  /** Payouts to accounts that sellers open at the provider; it then moves them by its messages. */
  connect?: ConnectedPayouts;
  /** Makes a transfer, or returns the result of an earlier call with the same key. */
  transfer(transfer: Transfer): Promise<TransferResult>;
}
