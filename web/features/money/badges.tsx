import type { InvoiceState } from '../../../contracts/invoices.ts';
import type { MovementKind, MovementState } from '../../../contracts/wallet-rules.ts';
import { Badge } from '../../ui/badge.tsx';

export const kindNames: Record<MovementKind, string> = {
  deposit: 'Deposit',
  sale: 'Sale',
  withdrawal: 'Withdraw',
  payout: 'Instant Payout',
};

const movementBadges = {
  completed: { tone: 'good', name: 'Completed' },
  processing: { tone: 'warn', name: 'Processing' },
  failed: { tone: 'bad', name: 'Failed' },
} as const;

const invoiceBadges = {
  unpaid: { tone: 'warn', name: 'Unpaid' },
  overdue: { tone: 'bad', name: 'Overdue' },
  paid: { tone: 'good', name: 'Paid' },
  cancelled: { tone: 'neutral', name: 'Cancelled' },
} as const;

const attendanceTones = { 'On Time': 'good', Late: 'warn', Absent: 'bad' } as const;

export function MovementBadge({ state }: { state: MovementState }) {
  return <Badge tone={movementBadges[state].tone}>{movementBadges[state].name}</Badge>;
}

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={invoiceBadges[state].tone}>{invoiceBadges[state].name}</Badge>;
}

export function AttendanceBadge({ status }: { status: keyof typeof attendanceTones }) {
  return <Badge tone={attendanceTones[status]}>{status}</Badge>;
}
