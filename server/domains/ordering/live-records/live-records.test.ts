import { describe, expect, test } from 'vitest';
import { reportEvents } from '../../../../contracts/marketplace/events.ts';
import { getIncome } from '../../../../contracts/money/income.ts';
import { getInvoiceSummary } from '../../../../contracts/money/invoices.ts';
import { type LiveRecordType, type SamplePage, samplePages } from '../../../../contracts/money/sample-pages.ts';
import { getWallet } from '../../../../contracts/money/wallet.ts';
import { listShippingDays } from '../../../../contracts/ordering/shipping-days.ts';
import { getAnalytics } from '../../../../contracts/selling/analytics.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { createInvoice } from '../../../../tests/support/ordering/sales.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { ledgerMovements } from '../../../schema/money/ledger.ts';

const app = await buildTestApp();
const { newSeller, newBuyer } = ordering(app);
const { api, db } = app;
const buyer = await newBuyer();
type Seller = Awaited<ReturnType<typeof newSeller>>;

/** Whether a page shows live records, asked as the page asks. */
const isLive: Record<SamplePage, (seller: Seller) => Promise<boolean>> = {
  income: async ({ call }) => (await call(getIncome, {})).is_live,
  transactions: async ({ call }) => (await call(getWallet, {})).wallet.is_live,
  shippingDays: async ({ call }) => (await call(listShippingDays, { body: {} })).is_live,
  invoices: async ({ call }) => (await call(getInvoiceSummary, {})).summary.is_live,
  analytics: async ({ call }) =>
    (await call(getAnalytics, { body: { from: '2026-11-01', to: '2026-11-02' } })).report.is_live,
};

async function move({ id }: Seller, type: 'deposit' | 'sale' | 'payout') {
  const money = { sellerId: id, type, amountCents: 1000, feeCents: 0, walletId: 'sandbox-usdt', wallet: 'USDT wallet' };
  const [movement] = await db
    .insert(ledgerMovements)
    .values({ ...money, key: crypto.randomUUID(), createdAt: new Date() })
    .returning();
  return movement?.id ?? 0;
}

/** Makes one record of a type and nothing else. */
const create: Record<LiveRecordType, (seller: Seller) => Promise<unknown>> = {
  // Not even paid.
  order: async (seller) => buyer.order([{ product: await seller.newProduct() }]),
  movement: (seller) => move(seller, 'deposit'),
  income: (seller) => move(seller, 'sale'),
  payout: (seller) => move(seller, 'payout'),
  invoice: async (seller) => {
    const movementId = await move(seller, 'deposit');
    await createInvoice(db, { movementId, sellerId: seller.id, amountCents: 1000, createdAt: new Date() });
  },
  visit: async (seller) => {
    const { id } = await seller.newProduct();
    await api(reportEvents, { body: { country: 'TH', events: [{ type: 'view', product_id: String(id) }] } });
  },
};

describe('a page that shows samples', () => {
  const pages = Object.keys(samplePages) as SamplePage[];

  test.each(pages)('shows them to a seller without records: %s', async (page) => {
    expect(await isLive[page](await newSeller())).toBe(false);
  });

  test.each(pages.flatMap((page) => samplePages[page].map((type) => [page, type] as const)))(
    'ends them with one live record: %s by %s',
    async (page, type) => {
      const seller = await newSeller();
      await create[type](seller);
      expect(await isLive[page](seller)).toBe(true);
    },
  );

  test('does not end them with the record of another seller', async () => {
    const [seller, other] = [await newSeller(), await newSeller()];
    for (const make of Object.values(create)) await make(other);
    for (const page of pages) expect(await isLive[page](seller), page).toBe(false);
  });
});
