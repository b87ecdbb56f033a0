import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { languages } from '../../../../contracts/languages.ts';
import { getCommission } from '../../../../contracts/money/commission.ts';
import { getCommissionInvoiceFile, listCommissionInvoices } from '../../../../contracts/money/commission-invoices.ts';
import { getIncome } from '../../../../contracts/money/income.ts';
import { getInvoiceSummary, payCommission } from '../../../../contracts/money/invoices.ts';
import { listMovements } from '../../../../contracts/money/wallet.ts';
import {
  declineOrder,
  getSellerOrder,
  markDelivered,
  markPaid,
  refundOrder,
  shipOrder,
} from '../../../../contracts/ordering/orders/seller-orders.ts';
import { putTaxSettings } from '../../../../contracts/ordering/tax-settings.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { runTimeout } from '../../ordering/orders/timeouts.service.ts';
import { findLedgerProblems, getBalances, readTrialBalance } from '../ledger/journal.service.ts';
import { readStatement } from '../statements/statements.service.ts';

const settings = {
  PLATFORM_NAME: 'ตลาดสแนป จำกัด',
  PLATFORM_ADDRESS: '99 Rama IV Road, Bangkok 10500',
  PLATFORM_COUNTRY: 'TH',
  PLATFORM_TAX_ID: '0105512345678',
};
const app = await buildTestApp({ settings });
const { db, queue } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const buyer = await newBuyer();
type Seller = Awaited<ReturnType<typeof newSeller>>;

/** Sends and completes an order; the commission on 9.99 is 49 cents, with a tax of 3.43 that is rounded to 3. */
async function complete(seller: Seller, id: string, isCash = false): Promise<void> {
  const parcel = { key: newKey(), carrier: 'flash-express', tracking_number: 'TH0123456789' } as const;
  await seller.call(shipOrder, { params: { id }, body: parcel });
  await seller.call(markDelivered, { params: { id }, body: {} });
  if (isCash) await seller.call(markPaid, { params: { id }, body: {} });
  await runTimeout(db, { queue }, { orderId: Number(id), timeout: 'complete' }, new Date(Date.now() + 8 * dayMs));
}

const sell = async (seller: Seller, priceCents = 999) => {
  const { orders: placed } = await buyer.buy({ product: await seller.newProduct({ priceCents }) });
  return placed[0]?.id ?? '';
};
const numbersOf = async (seller: Seller) => (await seller.call(listCommissionInvoices, { body: {} })).invoices;

describe('the tax on the commission', () => {
  test('goes into its own account when an order is completed, and stands in order, wallet, statement and invoice', async () => {
    const seller = await newSeller();
    expect((await seller.call(getCommission, { body: {} })).commission.tax).toEqual({ name: 'vat', share: 700 });
    const id = await sell(seller);
    const shown = { commission_cents: 49, commission_tax_cents: 3, commission_tax: { name: 'vat', share: 700 } };
    expect((await seller.call(getSellerOrder, { params: { id }, body: {} })).order).toMatchObject(shown);
    await complete(seller, id);
    expect((await seller.call(getSellerOrder, { params: { id }, body: {} })).order).toMatchObject(shown);
    const available = 999 + 300 - 49 - 3;
    expect(await getBalances(db, seller.id)).toMatchObject({
      held: 0,
      available,
      commission: 49,
      tax: 3,
      outside: -1299,
    });
    const { movements } = await seller.call(listMovements, { body: {} });
    expect(movements).toMatchObject([{ type: 'sale', amount_cents: 1299, fee_cents: 52, tax_cents: 3 }]);
    const month = new Date(Date.now() + 8 * dayMs).toISOString().slice(0, 7);
    const statement = await readStatement(db, { sellerId: seller.id, mode: 'test', currency: 'USD', month });
    expect(statement).toMatchObject({
      closingCents: available,
      sums: { sales: 1299, commission: -49, commission_tax: -3 },
    });
    expect(await numbersOf(seller)).toMatchObject([{ order_number: `SB-${id}`, amount_cents: 52, tax_cents: 3 }]);
    expect((await numbersOf(seller))[0]?.paid_at).not.toBeNull();
    expect((await seller.call(getInvoiceSummary, {})).summary.commission_owed).toBeNull();
  });

  test('is computed on what was kept, and stays when something is given back after the order was completed', async () => {
    const seller = await newSeller();
    const [first, second] = [
      await seller.newProduct({ priceCents: 999 }),
      await seller.newProduct({ priceCents: 333 }),
    ];
    const { orders: placed } = await buyer.buy({ product: first }, { product: second });
    const id = placed[0]?.id ?? '';
    const { order } = await seller.call(getSellerOrder, { params: { id }, body: {} });
    const lineId = order.lines.find(({ product_id }) => product_id === String(second.id))?.id ?? '';
    await seller.call(declineOrder, { params: { id }, body: { key: newKey(), line_ids: [lineId], reason: 'Broken' } });
    await complete(seller, id);
    const after = { commission: 49, tax: 3, available: 1247 };
    expect(await getBalances(db, seller.id)).toMatchObject(after);
    await seller.call(refundOrder, { params: { id }, body: { key: newKey(), amount_cents: 77, reason: 'A scratch' } });
    expect(await getBalances(db, seller.id)).toMatchObject({ ...after, available: 1170 });
  });

  test('of an order that was paid in cash is owed with the commission, and goes into its account when that is paid', async () => {
    const seller = await newSeller();
    const line = { product: await seller.newProduct({ priceCents: 999 }) };
    const { orders: placed } = await buyer.order([line], { method: 'cash_on_delivery' });
    await complete(seller, placed[0]?.id ?? '', true);
    expect(await getBalances(db, seller.id)).toMatchObject({ commission: 0, tax: 0 });
    const { summary } = await seller.call(getInvoiceSummary, {});
    expect(summary.commission_owed).toMatchObject({ amount_cents: 52, orders: 1 });
    await complete(seller, await sell(seller));
    await seller.call(payCommission, { body: { amount_cents: 52, key: newKey() } });
    expect(await getBalances(db, seller.id)).toMatchObject({ commission: 98, tax: 6, available: 1247 - 52 });
    const { movements } = await seller.call(listMovements, { body: { type: 'commission' } });
    expect(movements).toMatchObject([{ amount_cents: 52, tax_cents: 3 }]);
    const now = { sellerId: seller.id, mode: 'test', currency: 'USD' } as const;
    const paid = await readStatement(db, { ...now, month: new Date().toISOString().slice(0, 7) });
    const sales = await readStatement(db, {
      ...now,
      month: new Date(Date.now() + 8 * dayMs).toISOString().slice(0, 7),
    });
    const both = paid.closingCents === sales.closingCents ? [paid] : [paid, sales];
    const sum = (part: 'commission' | 'commission_tax') => both.reduce((cents, { sums }) => cents + sums[part], 0);
    expect([sum('commission'), sum('commission_tax')]).toEqual([-98, -6]);
    const { months } = await seller.call(getIncome, {});
    expect(months.reduce((cents, { fee_cents }) => cents + fee_cents, 0)).toBeGreaterThanOrEqual(52);
    expect(findLedgerProblems(await readTrialBalance(db))).toEqual([]);
  });

  test('stays with the order as it was when it was placed', async () => {
    const seller = await newSeller();
    const registered = { is_registered: true, tax_id: '0105512345678' };
    await seller.call(putTaxSettings, { body: registered });
    const id = await sell(seller);
    await seller.call(putTaxSettings, { body: { is_registered: false } });
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    expect(row?.commissionTax).toMatchObject({ share: 700, seller_tax_id: '0105512345678', tax_id: '0105512345678' });
  });
});

describe('an invoice for commission', async () => {
  const seller = await newSeller();
  await seller.call(putTaxSettings, { body: { is_registered: true, tax_id: '0994000165200' } });
  await complete(seller, await sell(seller, 100_000));
  const [invoice] = await numbersOf(seller);
  const open = (language: (typeof languages)[number], by = seller) =>
    by.call(getCommissionInvoiceFile, { params: { number: invoice?.number ?? '' }, body: { language } });

  test.each(languages)(
    'is a PDF in %s whose text can be copied, with the tax numbers of both sides',
    {
      timeout: 60_000,
    },
    async (language) => {
      const { name, content } = await open(language);
      expect(name).toMatch(/^TEST-SBC-\d{4}-\d{4}\.pdf$/);
      const text = (await readPdfLines(Buffer.from(await content.arrayBuffer()))).map((line) => line.text.normalize());
      const all = text.join('\n').replaceAll(/\s/g, '');
      for (const part of [
        '0105512345678',
        '0994000165200',
        invoice?.number ?? '',
        'Bangkok10500',
        '50.00',
        '3.50',
        '53.50',
      ]) {
        expect(all.replaceAll(',', '.')).toContain(part);
      }
    },
  );

  test('is found by its seller alone, and by its number', async () => {
    await expect(open('en', await newSeller())).rejects.toMatchObject({ code: 'invoice_not_found' });
    const ask = (number: string) => seller.call(getCommissionInvoiceFile, { params: { number }, body: {} });
    for (const number of ['SBC-2026-0001', 'INV-0001', `${invoice?.number}0`, '%00']) {
      await expect(ask(number)).rejects.toMatchObject({ code: 'invoice_not_found' });
    }
  });
});
