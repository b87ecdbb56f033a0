import type { IncomeMonth } from '../../../../contracts/money/income.ts';
import type { Invoice } from '../../../../contracts/money/invoices.ts';
import type { Movement } from '../../../../contracts/money/wallet.ts';

const usdt = { wallet: 'USDT wallet', wallet_type: 'usdt' as const, fee_cents: 0, failure_code: null, failure: null };

/** Shown under 'Sample data' until the account has movements. */
export const sampleMovements: Movement[] = [
  { ...usdt, id: 's2', type: 'deposit', amount_cents: 25_000, state: 'completed', created_at: '2026-11-12T09:02:00Z' },
  {
    ...usdt,
    id: 's1',
    type: 'withdrawal',
    amount_cents: 8000,
    state: 'processing',
    created_at: '2026-11-10T09:02:00Z',
  },
];

/** Sample movements of the income page, which shows no deposits. */
export const sampleIncome: Movement[] = [
  { ...usdt, id: 'i2', type: 'sale', amount_cents: 25_000, state: 'completed', created_at: '2026-11-12T09:02:00Z' },
  { ...usdt, id: 'i1', type: 'payout', amount_cents: 8000, state: 'completed', created_at: '2026-11-10T09:02:00Z' },
];

/** Shown until the account has orders. */
export const sampleAttendance = [
  { date: '2026-11-12', status: 'onTime', checkIn: '09:02', checkOut: '18:10' },
  { date: '2026-11-11', status: 'late', checkIn: '09:48', checkOut: '18:05' },
  { date: '2026-11-10', status: 'absent', checkIn: null, checkOut: null },
] as const;

export const sampleInvoiceFigures = { overdue: 12_000, dueNextMonth: 48_050, secondsToPay: 6 * 24 * 60 * 60 };

const bill = { paid_at: null, description: 'Sample order' };

export const sampleInvoices: Invoice[] = [
  {
    ...bill,
    number: 'INV-0003',
    billed_to: 'Baan Suan Trading',
    amount_cents: 12_000,
    state: 'overdue',
    issued_at: '2026-10-20T00:00:00Z',
    due_at: '2026-11-03T00:00:00Z',
  },
  {
    ...bill,
    number: 'INV-0004',
    billed_to: 'Hana Market',
    amount_cents: 30_050,
    state: 'unpaid',
    issued_at: '2026-11-08T00:00:00Z',
    due_at: '2026-11-22T00:00:00Z',
  },
  {
    ...bill,
    number: 'INV-0005',
    billed_to: 'Casa Luz',
    amount_cents: 18_000,
    state: 'unpaid',
    issued_at: '2026-11-11T00:00:00Z',
    due_at: '2026-11-25T00:00:00Z',
  },
];

export const samplePayouts: Movement[] = [
  { ...usdt, id: 'p2', type: 'payout', amount_cents: 21_000, state: 'completed', created_at: '2026-11-05T10:00:00Z' },
  { ...usdt, id: 'p1', type: 'payout', amount_cents: 9500, state: 'completed', created_at: '2026-10-22T10:00:00Z' },
];

const month = (name: string, inCents: number, outCents: number, feeCents: number): IncomeMonth => ({
  month: name,
  in_cents: inCents,
  out_cents: outCents,
  fee_cents: feeCents,
  net_cents: inCents - feeCents,
});

export const sampleMonths: IncomeMonth[] = [
  month('2026-06', 32_000, 12_000, 180),
  month('2026-07', 41_500, 20_000, 300),
  month('2026-08', 38_000, 15_500, 233),
  month('2026-09', 52_000, 30_000, 450),
  month('2026-10', 61_000, 35_000, 525),
  month('2026-11', 25_000, 8000, 120),
];
