import type { TranslationOf } from '../define-messages.ts';
import type { wallet as english } from '../en/wallet.ts';

export const wallet: TranslationOf<typeof english> = {
  pageTitle: 'Wallet & Bank · Snapbazaar',
  pageDescription: 'Your balance, your bank account and what has moved.',
  title: 'Wallet & Bank',
  availableBalance: 'Available Balance',
  arriving: '{amount} arriving',
  leaving: '{amount} on its way out',
  deposit: 'Deposit Funds',
  withdraw: 'Withdraw',
  linkTitle: 'Link Your Bank Account',
  linked: 'Linked: {name} ••{digits}. Sandbox: no real money moves.',
  notLinked: 'Deposit from and withdraw to a bank account. Sandbox: no real money moves.',
  linkAnother: 'Link another account',
  link: 'Link Account',
  unlink: 'Unlink',
  linkExplanation:
    'Sandbox: choose a test account. No real bank is asked, and no details of a real account are needed.',
  testAccount: 'Test account',
  testAccountChoice: '{name} ••{digits}: {note}',
  unreachable: 'The server could not be reached. Please try again.',
  financing: 'Financing & Credit',
  noFinancing: 'Financing is not offered yet: there are no sales to judge it by.',
  applyForBoost: 'Apply for Boost',
  attendance: 'Wallet',
  checkIn: 'Check in',
  checkOut: 'Check out',
  history: 'Transaction History',
  sampleTransactions: 'Sample transactions',
  transactions: 'Transactions, newest first',
};
