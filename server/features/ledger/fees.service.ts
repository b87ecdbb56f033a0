import type { MovementKind } from '../../../contracts/wallet-rules.ts';

interface FeeRule {
  /** Of ten thousand. */
  share: number;
  leastCents: number;
  /** As the person who pays it reads it. */
  words: string;
}

const free: FeeRule = { share: 0, leastCents: 0, words: 'No fee' };

/** Every fee there is. */
const fees: Record<MovementKind, FeeRule> = {
  deposit: free,
  sale: free,
  withdrawal: { share: 50, leastCents: 25, words: '0.5 %, at least $0.25' },
  payout: { share: 150, leastCents: 50, words: '1.5 %, at least $0.50' },
};

/** What a movement costs, rounded up to the cent, and in words how it comes about. */
export function feeOf(kind: MovementKind, amountCents: number): { cents: number; words: string } {
  const { share, leastCents, words } = fees[kind];
  return { cents: Math.max(leastCents, Math.ceil((amountCents * share) / 10_000)), words };
}
