import { afterEach, expect, it } from 'vitest';
import type { Movement } from '../../../../contracts/money/wallet.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { MovementsTable } from './movements-table.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const failed: Movement = {
  id: '1',
  type: 'withdrawal',
  currency: 'USD',
  amount_cents: 8000,
  tax_cents: 0,
  fee_cents: 40,
  wallet: 'Refusing test bank ••0002',
  wallet_type: 'bank',
  state: 'failed',
  failure_code: 'test_bank_refused',
  failure: 'The test bank refused the transfer. The money is back where it was.',
  created_at: '2026-11-15T08:00:00.000Z',
};

it('a failed movement says why in the page’s language', async () => {
  document.documentElement.lang = 'zh';
  const { place } = await renderPage(<MovementsTable caption="" movements={[failed]} />);
  expect(place.textContent).toContain('测试银行拒绝了这笔转账，资金已退回原处。');
  expect(place.textContent).not.toContain('refused');
});
