import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import type { movementSteps } from '../../../schema/money/ledger.ts';
import { type Posting, split, transfer } from './journal.service.ts';

export type MovementStep = (typeof movementSteps)[number];
export type Outcome = Exclude<MovementStep, 'opened'>;
export type PricedMovement = { type: MovementType; amountCents: number; feeCents: number; taxCents?: number };

/** Incoming money is available only after it has arrived; outgoing money is unavailable from the request on. */
const incoming = { from: 'outside', through: 'arriving', to: 'available' } as const;
const outgoing = { from: 'available', through: 'leaving', to: 'outside' } as const;
const paidOut = { from: 'available', through: 'payout', to: 'outside' } as const;
const toPlatform = { from: 'available', through: 'leaving', to: 'commission' } as const;

const routes = {
  deposit: incoming,
  sale: incoming,
  withdrawal: paidOut,
  payout: paidOut,
  refund: outgoing,
  commission: toPlatform,
  dispute: outgoing,
  dispute_won: incoming,
  debt_payment: outgoing,
  write_off: outgoing,
  payout_returned: incoming,
} as const satisfies Record<MovementType, object>;

export const isIncoming = (type: MovementType): boolean => routes[type] === incoming;

/** Whether it is paid to the seller's bank or wallet. */
export const isPayout = (type: MovementType): boolean => routes[type] === paidOut;

/** The postings of a movement's entry. A failed movement returns everything; only a completed one pays the fee. */
export function postingsOf(
  { type, amountCents, feeCents, taxCents = 0 }: PricedMovement,
  step: MovementStep,
): Posting[] {
  const { from, through, to } = routes[type];
  if (step === 'opened') return transfer(from, through, amountCents);
  if (step === 'failed') return transfer(through, from, amountCents);
  if (type === 'commission') return split(through, amountCents, to, 'tax', taxCents);
  return split(through, amountCents, to, 'fees', feeCents);
}

/** Whether the available balance is enough to open a movement. */
export function canOpen({ type, amountCents }: PricedMovement, availableCents: number): boolean {
  return isIncoming(type) || amountCents <= availableCents;
}
