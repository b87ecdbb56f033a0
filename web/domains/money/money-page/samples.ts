import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { IncomeMonth } from '../../../../contracts/money/income.ts';
import type { Invoice } from '../../../../contracts/money/invoices.ts';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import { convertPrice } from '../../../../reference-data/currencies/convert.ts';

/** The figures of the specification, which are dollars; a shop in another currency sees about the same in that. */
const inShop = <Row extends { amount_cents: number }>(rows: readonly Row[], currency: ShopCurrency) =>
  rows.map((row) => ({ ...row, currency, amount_cents: convertPrice(row.amount_cents, 'USD', currency) }));

const usdt = {
  wallet: 'USDT wallet',
  wallet_type: 'usdt' as const,
  fee_cents: 0,
  tax_cents: 0,
  failure_code: null,
  failure: null,
};

/** Shown under 'Sample data' until the account has movements. */
const movements: Omit<Movement, 'currency'>[] = [
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
const incomeMovements: Omit<Movement, 'currency'>[] = [
  { ...usdt, id: 'i2', type: 'sale', amount_cents: 25_000, state: 'completed', created_at: '2026-11-12T09:02:00Z' },
  { ...usdt, id: 'i1', type: 'payout', amount_cents: 8000, state: 'completed', created_at: '2026-11-10T09:02:00Z' },
];

/** Shown until the account has orders. */
export const sampleAttendance = [
  { date: '2026-11-12', status: 'onTime', checkIn: '09:02', checkOut: '18:10' },
  { date: '2026-11-11', status: 'late', checkIn: '09:48', checkOut: '18:05' },
  { date: '2026-11-10', status: 'absent', checkIn: null, checkOut: null },
] as const;

export const sampleInvoiceFigures = (currency: ShopCurrency) => ({
  currency,
  overdue: convertPrice(12_000, 'USD', currency),
  dueNextMonth: convertPrice(48_050, 'USD', currency),
  secondsToPay: 6 * 24 * 60 * 60,
});

const bill = { paid_at: null, description: 'Sample order' };

const invoices: Omit<Invoice, 'currency'>[] = [
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

const payouts: Omit<Movement, 'currency'>[] = [
  { ...usdt, id: 'p2', type: 'payout', amount_cents: 21_000, state: 'completed', created_at: '2026-11-05T10:00:00Z' },
  { ...usdt, id: 'p1', type: 'payout', amount_cents: 9500, state: 'completed', created_at: '2026-10-22T10:00:00Z' },
];

const month = (name: string, inCents: number, outCents: number, feeCents: number) => (currency: ShopCurrency) => {
  const [sales, paidOut, fees] = [inCents, outCents, feeCents].map((cents) => convertPrice(cents, 'USD', currency)) as [
    number,
    number,
    number,
  ];
  return { month: name, in_cents: sales, out_cents: paidOut, fee_cents: fees, net_cents: sales - fees };
};

const months = [
  month('2026-06', 32_000, 12_000, 180),
  month('2026-07', 41_500, 20_000, 300),
  month('2026-08', 38_000, 15_500, 233),
  month('2026-09', 52_000, 30_000, 450),
  month('2026-10', 61_000, 35_000, 525),
  month('2026-11', 25_000, 8000, 120),
];

export const sampleMonths = (currency: ShopCurrency): IncomeMonth[] => months.map((write) => write(currency));
export const sampleMovements = (currency: ShopCurrency): Movement[] => inShop(movements, currency);
export const sampleIncome = (currency: ShopCurrency): Movement[] => inShop(incomeMovements, currency);
export const samplePayouts = (currency: ShopCurrency): Movement[] => inShop(payouts, currency);
export const sampleInvoices = (currency: ShopCurrency): Invoice[] => inShop(invoices, currency);
