import type { MovementKind } from '../../../contracts/wallet-rules.ts';
import type { buckets, steps } from '../../db/schema/ledger.ts';

export type Bucket = (typeof buckets)[number];
export type Step = (typeof steps)[number];
export type Outcome = Exclude<Step, 'opened'>;
export type Posting = { bucket: Bucket; cents: number };
export type PricedMovement = { kind: MovementKind; amountCents: number; feeCents: number };

/** Incoming money is available only after it has arrived; outgoing money is unavailable from the request on. */
const route = {
  in: { from: 'outside', through: 'arriving', to: 'available' },
  out: { from: 'available', through: 'leaving', to: 'outside' },
} as const;

const directionOf = { deposit: 'in', sale: 'in', withdrawal: 'out', payout: 'out' } as const;

export const isIncoming = (kind: MovementKind): boolean => directionOf[kind] === 'in';

/** The postings of an entry. A failed movement returns everything; only a completed one pays the fee. */
export function postingsOf({ kind, amountCents, feeCents }: PricedMovement, step: Step): Posting[] {
  const { from, through, to } = route[directionOf[kind]];
  if (step === 'opened') return [move(from, -amountCents), move(through, amountCents)];
  if (step === 'failed') return [move(through, -amountCents), move(from, amountCents)];
  return [move(through, -amountCents), move(to, amountCents - feeCents), move('fees', feeCents)].filter(
    ({ cents }) => cents !== 0,
  );
}

/** Whether the available balance is enough to open a movement. */
export function canOpen({ kind, amountCents }: PricedMovement, availableCents: number): boolean {
  return isIncoming(kind) || amountCents <= availableCents;
}

const move = (bucket: Bucket, cents: number): Posting => ({ bucket, cents });
