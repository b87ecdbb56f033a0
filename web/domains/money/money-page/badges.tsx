import type { InvoiceState } from '../../../../contracts/money/invoices.ts';
import type { PayoutState } from '../../../../contracts/money/payout-rules.ts';
import type { MovementState } from '../../../../contracts/money/wallet-rules.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { payoutsText } from '../../../../i18n/generated/payouts.ts';
import { Badge } from '../../../ui/display/badge.tsx';

const movementTones = { completed: 'good', processing: 'warn', failed: 'bad' } as const;
const invoiceTones = { unpaid: 'warn', overdue: 'bad', paid: 'good', cancelled: 'neutral' } as const;
const payoutTones = { requested: 'neutral', in_transit: 'warn', paid: 'good', failed: 'bad' } as const;
const attendanceTones = { onTime: 'good', late: 'warn', absent: 'bad' } as const;

export function MovementBadge({ state }: { state: MovementState }) {
  return <Badge tone={movementTones[state]}>{moneyText(state)}</Badge>;
}

export function PayoutBadge({ state }: { state: PayoutState }) {
  return <Badge tone={payoutTones[state]}>{payoutsText(state)}</Badge>;
}

export function InvoiceBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={invoiceTones[state]}>{moneyText(state)}</Badge>;
}

export function AttendanceBadge({ status }: { status: keyof typeof attendanceTones }) {
  return <Badge tone={attendanceTones[status]}>{moneyText(status)}</Badge>;
}
