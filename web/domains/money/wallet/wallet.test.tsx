import { expect, test } from 'vitest';
import type { Wallet } from '../../../../contracts/money/wallet.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { feeRuleLabel } from '../transfers/wallet-label.ts';
import { WalletBank } from './wallet.tsx';

const wallet: Wallet = {
  currency: 'USD',
  smallest_cents: 100,
  largest_cents: 1_000_000,
  other_balances: [],
  available_cents: 0,
  arriving_cents: 0,
  leaving_cents: 0,
  held_cents: 4150,
  disputed_cents: 0,
  debt_cents: 0,
  payable_cents: 0,
  reserve_cents: 0,
  payout_schedule: 'by_hand',
  payout_minimum_cents: 1000,
  has_transfers: true,
  has_deposits: true,
  wallet_types: ['usdt', 'bank'],
  takes_bank_details: false,
  is_live: true,
  is_sandbox: true,
  bank_account: null,
  payout_account: null,
  linkable_accounts: [],
};

const noRows = { rows: [], next: null };

test('says that no money has moved while the first payments are held', async () => {
  const { place } = await renderPage(<WalletBank wallet={wallet} history={noRows} payouts={noRows} shippingDays="" />);
  expect(place.textContent).toContain('Transaction HistoryNo money has moved yet.');
  expect(place.querySelector('table')).toBeNull();
});

test('tells the rule of a fee as the language writes numbers and amounts', () => {
  const rule = { key: 'share', parameters: { percent: 1.5, amount_cents: 50, currency: 'USD' } } as const;
  expect(feeRuleLabel(rule)).toBe('1.5 %, at least $ 0.50');
  expect(withLocale('vi', () => feeRuleLabel(rule))).toBe('1,5%, tối thiểu 0,50\u00a0$');
});
