/** An account at the other end of a transfer. */
export interface OutsideAccount {
  /** The provider's own name for it. */
  id: string;
  name: string;
  lastFour: string;
  /** What a person should know before linking it. */
  note: string;
}

export interface Transfer {
  /** The same key is the same transfer: asking again after a crash moves nothing twice. */
  key: string;
  direction: 'in' | 'out';
  accountId: string;
  amountCents: number;
}

export type TransferResult = { outcome: 'completed' } | { outcome: 'failed'; failure: string };

/** Who moves money between a seller and the world outside. */
export interface Payments {
  /** True where no real money moves; the pages say so. */
  isSandbox: boolean;
  /** How long a transfer takes before it is worth asking for its result. */
  transferSeconds: number;
  /** The accounts that can be linked. */
  accounts: readonly OutsideAccount[];
  /** The wallet every seller has from the beginning. */
  usdtWallet: { id: string; name: string };
  /** Carries a transfer out, or tells what became of it. */
  transfer(transfer: Transfer): Promise<TransferResult>;
}
