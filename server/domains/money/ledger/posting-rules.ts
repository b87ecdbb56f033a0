import type { MovementKind } from '../../../../contracts/money/wallet-rules.ts';
import type { accountKinds, accountOwners, movementSteps, orderSteps } from '../../../schema/money/ledger.ts';

export type AccountKind = (typeof accountKinds)[number];
export type MovementStep = (typeof movementSteps)[number];
export type OrderStep = (typeof orderSteps)[number];
export type Outcome = Exclude<MovementStep, 'opened'>;
export type Posting = { kind: AccountKind; cents: number };
export type PricedMovement = { kind: MovementKind; amountCents: number; feeCents: number };

/** Whose money an account of each kind holds. */
export const ownerOf: Record<AccountKind, (typeof accountOwners)[number]> = {
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
} as const satisfies Record<MovementKind, object>;

export const isIncoming = (kind: MovementKind): boolean => routes[kind] === incoming;

/** The postings of a movement's entry. A failed movement returns everything; only a completed one pays the fee. */
export function postingsOf({ kind, amountCents, feeCents }: PricedMovement, step: MovementStep): Posting[] {
  const { from, through, to } = routes[kind];
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
export function canOpen({ kind, amountCents }: PricedMovement, availableCents: number): boolean {
  return isIncoming(kind) || amountCents <= availableCents;
}

function transfer(from: AccountKind, to: AccountKind, cents: number): Posting[] {
  return split(from, cents, to, 'fees', 0);
}

function split(from: AccountKind, cents: number, to: AccountKind, part: AccountKind, partCents: number): Posting[] {
  const postings = [
    { kind: from, cents: -cents },
    { kind: to, cents: cents - partCents },
    { kind: part, cents: partCents },
  ];
  return postings.filter((posting) => posting.cents !== 0);
}
