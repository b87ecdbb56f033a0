import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: 'This',
  sandboxNote: '<strong>Sandbox.</strong> No real money moves here, and a linked bank is a test account.',
  deposit: 'Deposit',
  sale: 'Sale',
  withdrawal: 'Withdraw',
  payout: 'Instant Payout',
  completed: 'Completed',
  processing: 'Processing',
  failed: 'Failed',
  unpaid: 'Unpaid',
  overdue: 'Overdue',
  paid: 'Paid',
  cancelled: 'Cancelled',
  onTime: 'On Time',
  late: 'Late',
  absent: 'Absent',
  date: 'Date',
  type: 'Type',
  amount: 'Amount',
  wallet: 'Wallet',
  method: 'Method',
  status: 'Status',
};
