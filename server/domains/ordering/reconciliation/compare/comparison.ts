import { hourMs } from '../../../../../contracts/durations.ts';
import type { DifferenceCause, ReconciliationResult } from '../../../../../contracts/money/reconciliation-rules.ts';
import type { balanceTransactions } from '../../../../schema/money/reconciliation.ts';
import type { Range } from '../days.ts';

export type Transaction = typeof balanceTransactions.$inferSelect;

export interface FoundDifference {
  /** One for each of a subject. */
  detail: string;
  cause: Exclude<DifferenceCause, 'refunded_elsewhere' | 'dispute'>;
  amountCents: number;
  currency: string;
  /** What it is, for whoever settles it. */
  words: string;
  /** Of what only we know: the time between these two was read, or its transaction may be in what was not. */
  between?: { from: Date; to: Date };
}

/** A message may come this much later than what it tells. */
const lateMs = hourMs;

/** What comes out of the comparison of one subject: a result for each transaction, and what does not agree. */
export class Comparison {
  readonly results = new Map<string, ReconciliationResult>();
  readonly differences: FoundDifference[] = [];
  /** The transactions that the ledger knows, also with another amount. */
  readonly known = new Set<string>();
  readonly #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  /** It is in the ledger; it is in transit until it can be paid out, or until the ledger knows how it ended. */
  match(row: Transaction, isUnderWay = false): void {
    this.known.add(row.externalId);
    this.results.set(row.externalId, isUnderWay || row.availableAt > this.#now ? 'in_transit' : 'matched');
  }

  /** Only the provider knows it; what is young may be told by a message that is late. */
  theirsOnly(row: Transaction): void {
    if (this.#now.getTime() - row.createdAt.getTime() < lateMs) {
      this.results.set(row.externalId, 'in_transit');
      return;
    }
    this.results.set(row.externalId, 'theirs_only');
    const { amountCents, feeCents, currency } = row;
    // An amount of nothing with a fee is about the fee.
    this.#note(row, 'theirs_only', amountCents === 0 ? -feeCents : amountCents, currency);
  }

  /** Both know it, and say another amount or currency. */
  differs(row: Transaction, ours: { cents: number; currency: string }): void {
    this.results.set(row.externalId, 'differs');
    this.known.add(row.externalId);
    const isSame = row.currency === ours.currency;
    const words = `${nameOf(row)}; the ledger has ${ours.cents} ${ours.currency}`;
    this.#note(row, 'differs', isSame ? row.amountCents - ours.cents : row.amountCents, row.currency, words);
  }

  oursOnly(difference: Omit<FoundDifference, 'cause'>): void {
    this.differences.push({ ...difference, cause: 'ours_only' });
  }

  #note(row: Transaction, cause: FoundDifference['cause'], amountCents: number, currency: string, words?: string) {
    if (amountCents === 0) return;
    this.differences.push({ detail: row.externalId, cause, amountCents, currency, words: words ?? nameOf(row) });
  }
}

export function nameOf({ type, externalId, sourceId }: Transaction): string {
  return `${type} ${externalId}${sourceId ? ` (${sourceId})` : ''}`;
}

/** Takes the first row that fits out of a list. */
export function takeFirst<Row>(rows: Row[], fits: (row: Row) => boolean): Row | null {
  const index = rows.findIndex(fits);
  return index < 0 ? null : (rows.splice(index, 1)[0] ?? null);
}

export const sumOf = (rows: readonly { amountCents: number }[]): number =>
  rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** A comparison with what it was made of, ready to be written. */
export interface Compared {
  provider: string;
  subject: string;
  paymentId: number | null;
  rows: readonly Transaction[];
  found: Comparison;
  read: Range;
  now: Date;
}
