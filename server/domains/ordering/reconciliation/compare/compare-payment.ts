import type { DisputeState } from '../../../../providers/payments/order-payments.ts';
import { compareRefunds, type OurRefund } from './compare-refunds.ts';
import { Comparison, sumOf, type Transaction, takeFirst } from './comparison.ts';

/** What the ledger says of a payment. */
export interface LedgerPayment {
  currency: string;
  /** What was held for its orders when it was paid. */
  heldCents: number;
  /** What our refunds took out of the ledger. */
  refundedCents: number;
  refunds: OurRefund[];
  /** What was given back at the provider and not by us. */
  elsewhereCents: number;
  disputes: OurDispute[];
  startedAt: Date;
  paidAt: Date | null;
}

interface OurDispute {
  reference: string;
  state: DisputeState;
  /** What is set apart or lost, and what fitted no order and is on the list of differences. */
  bookedCents: number;
  openedAt: Date;
}

/** Compares the transactions of a payment with the ledger. */
export function comparePayment(ledger: LedgerPayment | null, rows: readonly Transaction[], now: Date): Comparison {
  const found = new Comparison(now);
  if (!ledger) {
    for (const row of rows) found.theirsOnly(row);
    return found;
  }
  const ofType = (type: Transaction['type']) => rows.filter((row) => row.type === type);
  compareCharges(found, ledger, ofType('charge'));
  compareRefunds(found, ledger, ofType('refund'));
  compareBooked(found, ledger);
  const disputed = ofType('dispute');
  for (const dispute of ledger.disputes) {
    const isAbout = ({ sourceId }: Transaction) => sourceId === dispute.reference;
    compareDispute(found, ledger, dispute, disputed.filter(isAbout));
  }
  const known = new Set(ledger.disputes.map(({ reference }) => reference));
  for (const row of disputed) if (!known.has(row.sourceId ?? '')) found.theirsOnly(row);
  return found;
}

function compareCharges(found: Comparison, ledger: LedgerPayment, charges: Transaction[]): void {
  const { heldCents: cents, currency, startedAt: from, paidAt } = ledger;
  const open = [...charges];
  if (cents > 0) {
    const same = takeFirst(open, (row) => row.amountCents === cents && row.currency === currency);
    const other = same ? null : takeFirst(open, () => true);
    if (same) found.match(same);
    else if (other) found.differs(other, { cents, currency });
    else {
      const between = { from, to: paidAt ?? from };
      found.oursOnly({ detail: 'charge', amountCents: -cents, currency, words: 'a payment', between });
    }
  }
  for (const row of open) found.theirsOnly(row);
}

/** What was sent back is what the ledger says was given back. */
function compareBooked(found: Comparison, { currency, refundedCents, refunds }: LedgerPayment): void {
  const amountCents = refundedCents - sumOf(refunds);
  if (amountCents === 0) return;
  found.oursOnly({ detail: 'refunds', amountCents, currency, words: 'refunds that were booked and not sent' });
}

function compareDispute(found: Comparison, ledger: LedgerPayment, dispute: OurDispute, rows: Transaction[]): void {
  const { currency } = ledger;
  const { reference, state, bookedCents: cents, openedAt } = dispute;
  const taken = rows.filter(({ amountCents }) => amountCents <= 0);
  const given = rows.filter(({ amountCents }) => amountCents > 0);
  if (state === 'won') matchReturned(found, taken, given);
  else if (cents > 0) {
    const same = takeFirst(taken, (row) => row.amountCents === -cents && row.currency === currency);
    const other = same ? null : takeFirst(taken, () => true);
    if (same) found.match(same);
    else if (other) found.differs(other, { cents: -cents, currency });
    else {
      const between = { from: openedAt, to: openedAt };
      found.oursOnly({ detail: reference, amountCents: cents, currency, words: `dispute ${reference}`, between });
    }
  }
  for (const row of [...taken, ...given]) found.theirsOnly(row);
}

/** A dispute that was won took its amount and gave it back. */
function matchReturned(found: Comparison, taken: Transaction[], given: Transaction[]): void {
  const first = taken[0];
  const back = first && takeFirst(given, (row) => row.amountCents === -first.amountCents);
  if (!first || !back) return;
  taken.shift();
  found.match(first);
  found.match(back);
}

/** Transactions that belong to no payment and no payout. */
export function compareAlone(rows: readonly Transaction[], now: Date): Comparison {
  const found = new Comparison(now);
  for (const row of rows) {
    if (row.type === 'fee') found.results.set(row.externalId, 'fee');
    // The platform's own money goes to its own bank: both are outside of the ledger.
    else if (row.type === 'payout') found.match(row);
    else found.theirsOnly(row);
  }
  return found;
}
