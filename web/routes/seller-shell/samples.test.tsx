import { glob, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { type SamplePage, samplePages } from '../../../contracts/money/sample-pages.ts';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { Income } from '../../domains/money/income/income.tsx';
import { Invoices } from '../../domains/money/invoices/invoices.tsx';
import { WalletBank } from '../../domains/money/wallet/wallet.tsx';
import { ShippingDays } from '../../domains/ordering/shipping-days/shipping-days.tsx';
import { ReportView } from '../../domains/selling/sales-analytics/report-view.tsx';

const noRows = { rows: [], next: null };
const counts = { view: 0, click: 0, favorite: 0, ad_picture: 0 };
const sales = { revenue_cents: 0, purchases: 0 };

function wallet(isWalletLive: boolean, isShippingLive: boolean) {
  const balances = {
    ...{ currency: 'USD' as const, smallest_cents: 100, largest_cents: 1_000_000, other_balances: [] },
    available_cents: 0,
    arriving_cents: 0,
    leaving_cents: 0,
    held_cents: 0,
    disputed_cents: 0,
    debt_cents: 0,
    payable_cents: 0,
    reserve_cents: 0,
    payout_minimum_cents: 1000,
  };
  const account = {
    ...{ is_sandbox: true, has_transfers: true, has_deposits: true, takes_bank_details: false },
    ...{ wallet_types: [], payout_schedule: 'by_hand' as const, bank_account: null },
    ...{ payout_account: null, linkable_accounts: [] },
  };
  return (
    <WalletBank
      wallet={{ ...balances, ...account, is_live: isWalletLive }}
      history={noRows}
      payouts={noRows}
      shippingDays={isShippingLive ? <ShippingDays days={[]} /> : null}
    />
  );
}

/** Each page of the list with and without live records, a figure of its sample, and the sentence that stands with it. */
const views: Record<SamplePage, { figure: string; sentence: string; view: (isLive: boolean) => ReactElement }> = {
  income: {
    figure: '$ 2,495.00',
    sentence: 'your own sales, payouts and fees are here',
    view: (isLive) => <Income currency="USD" months={[]} latest={[]} isLive={isLive} isSandbox />,
  },
  transactions: {
    figure: '$ 250.00',
    sentence: 'Your own deposits, sales and withdrawals',
    view: (isLive) => wallet(isLive, true),
  },
  shippingDays: {
    figure: '09:02',
    sentence: 'when the first and the last parcel were handed over',
    view: (isLive) => wallet(true, isLive),
  },
  invoices: {
    figure: 'Baan Suan Trading',
    sentence: 'your own invoices and payouts are here',
    view: (isLive) => (
      <Invoices
        summary={{
          ...{ currency: 'USD', smallest_cents: 100, largest_cents: 1_000_000 },
          ...{ overdue_cents: 0, due_next_month_cents: 0, average_seconds_to_pay: null, available_cents: 0 },
          ...{ instant_payout_cents: 0, payout_fee_cents: 0, payout_fee_rule: '', commission_owed: null },
          ...{ payout_wallet: 'usdt' as const, is_sandbox: true },
          payout_fee_rule_message: { key: 'free', parameters: { percent: 0, amount_cents: 0, currency: 'USD' } },
          is_live: isLive,
        }}
        {...{ unpaid: noRows, settled: noRows, payouts: noRows, statements: [], commission: noRows }}
      />
    ),
  },
  analytics: {
    figure: '12,904',
    sentence: 'from the first visit or order on',
    view: (isLive) => (
      <ReportView
        days={7}
        report={{
          ...{ is_live: isLive, totals: counts, totals_before: counts, days: [] },
          ...{ countries: [], products: [], colours: [] },
          sales: {
            ...{ currency: 'USD', totals: sales, totals_before: sales, days: [] },
            ...{ top_country: null, marketing_budget_cents: 0 },
          },
        }}
      />
    ),
  },
};

describe('samples', () => {
  test.each(Object.keys(samplePages) as SamplePage[])(
    'stand with their sentence until %s has a live record',
    async (page) => {
      const { figure, sentence, view } = views[page];
      const sample = (await renderPage(view(false))).place.textContent;
      expect(sample).toContain(figure);
      expect(sample).toContain(sentence);
      const live = (await renderPage(view(true))).place.textContent;
      expect(live).not.toContain(figure);
      expect(live).not.toContain(sentence);
      expect(live).not.toContain('Sample data');
    },
  );

  test('are shown by no other page than those of the list, unconnected accounts and the specified courier fees', async () => {
    const marked: string[] = [];
    for await (const file of glob('web/{domains,routes}/**/*.tsx')) {
      // Public pages mark the shops of the demo, which have no live records to wait for.
      const isProduct = !/\.test\.|styleguide|domains.marketplace/.test(file);
      if (isProduct && /SampleDataBadge|\bisSample\b/.test(await readFile(file, 'utf8'))) marked.push(file);
    }
    expect(marked.map((file) => basename(file)).sort()).toEqual([
      'buyer-analytics.tsx',
      'income.tsx',
      'invoice-panel.tsx',
      'invoices.tsx',
      'section.tsx',
      'social-tokens.tsx',
      // The specified fees of partners and couriers, of which there are no live ones.
      'step-logistics.tsx',
      'wallet.tsx',
    ]);
  });
});
