import type { StatementPart } from '../../../../contracts/money/statements.ts';

/** What an entry did to a seller's own money, and what of it went to the platform. */
export interface EntryChange {
  step: string;
  /** The type of its movement, where it has one. */
  type: string | null;
  /** The change of what is available, less what is owed. */
  ownCents: number;
  feeCents: number;
  commissionCents: number;
  /** The tax on the commission. */
  taxCents: number;
}

const byStep: Record<string, StatementPart> = {
  release: 'sales',
  goodwill: 'refunds',
  refunded_elsewhere: 'refunds',
  dispute: 'disputes',
  dispute_won: 'disputes',
  dispute_lost: 'disputes',
  write_off: 'written_off',
};

const byMovement: Record<string, StatementPart> = {
  sale: 'sales',
  refund: 'refunds',
  deposit: 'deposits',
  withdrawal: 'payouts',
  payout: 'payouts',
  payout_returned: 'payouts',
  commission: 'commission',
  dispute: 'disputes',
  dispute_won: 'disputes',
  write_off: 'written_off',
};

/** The parts of an entry; they always add up to what it did to the seller's own money. */
export function partsOf(change: EntryChange): { part: StatementPart; cents: number }[] {
  const { step, type, ownCents, feeCents, commissionCents, taxCents } = change;
  const main = byStep[step] ?? byMovement[type ?? ''] ?? 'sales';
  const parts: { part: StatementPart; cents: number }[] = [
    { part: main, cents: ownCents + feeCents + taxCents + (main === 'commission' ? 0 : commissionCents) },
    { part: 'fees', cents: -feeCents },
    { part: 'commission', cents: main === 'commission' ? 0 : -commissionCents },
    { part: 'commission_tax', cents: -taxCents },
  ];
  return parts.filter(({ cents }) => cents !== 0);
}
