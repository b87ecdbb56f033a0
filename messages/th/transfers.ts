import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: 'Deposit Funds',
  withdrawalTitle: 'Withdraw',
  payoutTitle: 'Claim Instant Payout',
  from: 'From',
  to: 'To',
  usdtWallet: 'USDT wallet',
  sandbox: 'Sandbox: no real money moves.',
  amountField: 'Amount in US dollars',
  depositLimits: 'From $1 to $10,000.',
  available: '{amount} available.',
  linkHint: 'Link a bank account to choose it here.',
  continue: 'Continue',
  amount: 'Amount',
  fee: 'Fee ({rule})',
  addedToBalance: 'Added to your balance',
  youReceive: 'You receive',
  confirmDeposit: 'Confirm deposit',
  confirmWithdrawal: 'Confirm withdrawal',
  confirmPayout: 'Confirm payout',
  back: 'Back',
  currentPassword: 'Current Password',
  currentPasswordRequired: 'Current Password is required',
  unreachable: 'The server could not be reached. Nothing is lost; try again.',
};
