import type { MovementType } from '../../../../contracts/money/wallet-rules.ts';
import type { accountOwners, ledgerAccountTypes, movementSteps, orderSteps } from '../../../schema/money/ledger.ts';

export type LedgerAccountType = (typeof ledgerAccountTypes)[number];
export type MovementStep = (typeof movementSteps)[number];
export type OrderStep = (typeof orderSteps)[number];
export type Outcome = Exclude<MovementStep, 'opened'>;
export type Posting = { type: LedgerAccountType; cents: number };
export type PricedMovement = { type: MovementType; amountCents: number; feeCents: number };

/** Whose money an account of each kind holds. */
export const ownerOf: Record<LedgerAccountType, (typeof accountOwners)[number]> = {
  arriving: 'seller',
  available: 'seller',
  leaving: 'seller',
  held: 'seller',
  fees: 'platform',
  commission: 'platform',
  outside: 'outside',
};

/** Incoming money is available only after it has arrived; outgoing money is unavailable from the request on. */
const incoming = { from: 'outside', through: 'arriving', to: 'available' } as const;
const outgoing = { from: 'available', through: 'leaving', to: 'outside' } as const;
const toPlatform = { from: 'available', through: 'leaving', to: 'commission' } as const;

const routes = {
  deposit: incoming,
  sale: incoming,
  withdrawal: outgoing,
  payout: outgoing,
  refund: outgoing,
  commission: toPlatform,
} as const satisfies Record<MovementType, object>;

export const isIncoming = (type: MovementType): boolean => routes[type] === incoming;

/** The postings of a movement's entry. A failed movement returns everything; only a completed one pays the fee. */
export function postingsOf({ type, amountCents, feeCents }: PricedMovement, step: MovementStep): Posting[] {
  const { from, through, to } = routes[type];
  if (step === 'opened') return transfer(from, through, amountCents);
  if (step === 'failed') return transfer(through, from, amountCents);
  return split(through, amountCents, to, 'fees', feeCents);
}

/** The postings of what happens to the money of an order that was paid through the platform. */
export const orderPostings: Record<OrderStep, (cents: number, commissionCents: number) => Posting[]> = {
  /** Paid: held until the order is completed. */
  hold: (cents) => transfer('outside', 'held', cents),
  /** Completed: the seller's share, and the platform's. */
  release: (cents, commissionCents) => split('held', cents, 'available', 'commission', commissionCents),
  /** Cancelled, declined or returned before completion. */
  refund: (cents) => transfer('held', 'outside', cents),
  /** Given back after completion, from the seller's own money. */
  goodwill: (cents) => transfer('available', 'outside', cents),
};

/** Whether the available balance is enough to open a movement. */
export function canOpen({ type, amountCents }: PricedMovement, availableCents: number): boolean {
  return isIncoming(type) || amountCents <= availableCents;
}

function transfer(from: LedgerAccountType, to: LedgerAccountType, cents: number): Posting[] {
  return split(from, cents, to, 'fees', 0);
}

function split(
  from: LedgerAccountType,
  cents: number,
  to: LedgerAccountType,
  part: LedgerAccountType,
  partCents: number,
): Posting[] {
  const postings = [
    { type: from, cents: -cents },
    { type: to, cents: cents - partCents },
    { type: part, cents: partCents },
  ];
  return postings.filter((posting) => posting.cents !== 0);
}
