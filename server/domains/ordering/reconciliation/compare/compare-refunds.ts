import { type Comparison, sumOf, type Transaction, takeFirst } from './comparison.ts';

export interface OurRefund {
  id: number;
  amountCents: number;
  /** The provider's name of it; null until it answered. */
  externalId: string | null;
  createdAt: Date;
  doneAt: Date | null;
}

interface LedgerRefunds {
  currency: string;
  refunds: OurRefund[];
  elsewhereCents: number;
  startedAt: Date;
  paidAt: Date | null;
}

/**
 * Compares what was given back: first by the provider's id, then by the amount. What is left is money given back in the
 * dashboard, of which the provider's messages tell the sum only; it also holds a refund of which the dashboard had given
 * back a part before.
 */
export function compareRefunds(found: Comparison, ledger: LedgerRefunds, transactions: readonly Transaction[]): void {
  const { currency } = ledger;
  const rows = [...transactions].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const ours = [...ledger.refunds];
  const isSame = (row: Transaction, refund: OurRefund) =>
    row.amountCents === -refund.amountCents && row.currency === currency;
  const matchBy = (fits: (row: Transaction, refund: OurRefund) => boolean) => {
    for (const refund of ledger.refunds.filter((one) => ours.includes(one))) {
      const row = takeFirst(rows, (one) => fits(one, refund) && isSame(one, refund));
      if (!row) continue;
      ours.splice(ours.indexOf(refund), 1);
      found.match(row, refund.doneAt === null);
    }
  };
  matchBy((row, { externalId }) => externalId !== null && row.sourceId === externalId);
  matchBy((_, { externalId }) => externalId === null);

  const done = ours.filter(({ doneAt }) => doneAt !== null);
  const isAllOfCurrency = rows.every((row) => row.currency === currency);
  if (isAllOfCurrency && -sumOf(rows) === sumOf(done) + ledger.elsewhereCents) {
    for (const row of rows) found.match(row);
    return;
  }
  compareRest(found, ledger, rows, done);
}

function compareRest(found: Comparison, ledger: LedgerRefunds, rows: Transaction[], ours: OurRefund[]): void {
  const { currency, startedAt, paidAt } = ledger;
  for (const refund of ours) {
    const { id, amountCents, externalId, createdAt: from, doneAt } = refund;
    const row = externalId && takeFirst(rows, ({ sourceId }) => sourceId === externalId);
    if (row) found.differs(row, { cents: -amountCents, currency });
    else {
      const between = { from, to: doneAt ?? from };
      found.oursOnly({ detail: `refund ${id}`, amountCents, currency, words: `refund ${id}`, between });
    }
  }
  let leftCents = ledger.elsewhereCents;
  for (const row of rows) {
    const isTold = row.currency === currency && row.amountCents < 0 && -row.amountCents <= leftCents;
    if (!isTold) {
      found.theirsOnly(row);
      continue;
    }
    leftCents += row.amountCents;
    found.match(row);
  }
  if (leftCents === 0) return;
  const between = { from: startedAt, to: paidAt ?? startedAt };
  const words = 'a refund at the provider';
  found.oursOnly({ detail: 'elsewhere', amountCents: leftCents, currency, words, between });
}
