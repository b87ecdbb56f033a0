import type { MovementKind } from '../../../contracts/wallet-rules.ts';

interface FeeRule {
  /** In hundredths of a percent. */
  share: number;
  minCents: number;
  /** The rule as the seller reads it. */
  words: string;
}

const free: FeeRule = { share: 0, minCents: 0, words: 'No fee' };

const fees: Record<MovementKind, FeeRule> = {
  deposit: free,
  sale: free,
  refund: free,
  withdrawal: { share: 50, minCents: 25, words: '0.5 %, at least $0.25' },
  payout: { share: 150, minCents: 50, words: '1.5 %, at least $0.50' },
};

/** The fee of a movement, rounded up to the cent, and its rule in words. */
export function feeOf(kind: MovementKind, amountCents: number): { cents: number; words: string } {
  const { share, minCents, words } = fees[kind];
  return { cents: Math.max(minCents, Math.ceil((amountCents * share) / 10_000)), words };
}
