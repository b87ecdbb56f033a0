import type { TranslationOf } from '../define-messages.ts';
import type { income as english } from '../en/income.ts';

export const income: TranslationOf<typeof english> = {
  pageTitle: 'Income Dashboard · Snapbazaar',
  pageDescription: 'What came in and went out, month by month.',
  title: 'Income Dashboard',
  lastMonths: 'Last six months',
  sales: 'Sales',
  paidOut: 'Paid out',
  fees: 'Fees',
  net: 'Net',
  paidOutAndFees: 'Paid out and fees',
  chart: 'Sales and payouts by month; the figures are in the table below',
  monthFigures: '{month}: {sales} sales, {paidOut} paid out',
  byMonth: 'By month',
  totalsByMonth: 'Totals by month',
  month: 'Month',
  latestEntries: 'Latest entries',
  openWallet: 'Open Wallet & Bank',
};
