import type { PayoutState } from '../../../../../contracts/money/payout-rules.ts';
import { Comparison, type Transaction, takeFirst } from './comparison.ts';

/** What the ledger says of a payout. */
export interface LedgerPayout {
  currency: string;
  state: PayoutState;
  /** What left the ledger, or is on its way out. */
  amountCents: number;
  transfer: { id: string; createdAt: Date; reversedAt: Date | null } | null;
}

/** Compares the transfer that pays a payout, and its reversal, with the ledger. */
export function comparePayout(ledger: LedgerPayout | null, rows: readonly Transaction[], now: Date): Comparison {
  const found = new Comparison(now);
  const transfers = rows.filter(({ type }) => type === 'transfer');
  const reversals = rows.filter(({ type }) => type === 'reversal');
  if (ledger) compareKnown(found, ledger, transfers, reversals);
  for (const row of [...transfers, ...reversals]) found.theirsOnly(row);
  return found;
}

/** Takes what it has compared out of the two lists. */
function compareKnown(
  found: Comparison,
  { currency, state, amountCents, transfer }: LedgerPayout,
  transfers: Transaction[],
  reversals: Transaction[],
): void {
  const isReversed = transfer?.reversedAt != null;
  const isUnderWay = state === 'requested' || state === 'in_transit' || (state === 'failed' && !isReversed);
  const isOurs = (row: Transaction) => transfer === null || row.sourceId === transfer.id;
  const sent = takeFirst(transfers, isOurs);
  if (sent?.amountCents === -amountCents && sent.currency === currency) found.match(sent, isUnderWay);
  else if (sent) found.differs(sent, { cents: -amountCents, currency });
  else if (transfer) {
    const between = { from: transfer.createdAt, to: transfer.createdAt };
    found.oursOnly({ detail: transfer.id, amountCents, currency, words: `transfer ${transfer.id}`, between });
  }
  if (state !== 'failed' || !sent) return;
  const back = takeFirst(reversals, () => true);
  if (back?.amountCents === amountCents && back.currency === currency) found.match(back, isUnderWay);
  else if (back) found.differs(back, { cents: amountCents, currency });
  else if (transfer?.reversedAt) {
    const between = { from: transfer.createdAt, to: transfer.reversedAt };
    const words = `the reversal of ${transfer.id}`;
    found.oursOnly({ detail: 'reversal', amountCents: -amountCents, currency, words, between });
  }
}
