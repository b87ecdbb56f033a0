import { expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { type DocumentOrder, writeOrderDocuments } from './order-documents.ts';

const noAddress = { name: '', phone: '', line1: '', line2: '', district: '', city: '', region: '', postal_code: '' };

/** Everything that stands on the receipt of an order to an address; drawing it is left out. */
async function textsOf(address: object, language: Language, taxed: object = {}): Promise<string> {
  const order = {
    ...{ id: 42, sellerName: 'Malee Studio', buyerName: 'Mali', note: 'Ring twice', placedAt: new Date(0) },
    ...{ currency: 'USD', itemsCents: 100, deliveryCents: 0, totalCents: 100, refundedCents: 0, paymentMethod: 'card' },
    ...{ address: { ...noAddress, ...address }, ...taxed },
  };
  let texts = '';
  const loadFonts = (written: string) => {
    texts = written;
    return Promise.reject(new Error('Not drawn.'));
  };
  const documents = [{ order, lines: [], invoiceNumber: null } as unknown as DocumentOrder];
  await writeOrderDocuments(documents, { type: 'receipt', language, isSandbox: true, loadFonts }).catch(
    () => undefined,
  );
  return texts;
}

test('the address on a document is in the order of its country, without commas in Japanese', async () => {
  const tokyo = {
    country: 'JP',
    postal_code: '150-0001',
    region: '東京都',
    city: '渋谷区',
    line1: '神宮前1-2-3',
    line2: 'コーポ101',
  };
  expect(await textsOf(tokyo, 'ja')).toContain(
    '150-0001 東京都渋谷区  神宮前1-2-3  コーポ101  日本  メッセージ：Ring twice',
  );
  const berlin = { country: 'DE', line1: 'Torstraße 1', postal_code: '10115', city: 'Berlin' };
  expect(await textsOf(berlin, 'en')).toContain('Torstraße 1  10115 Berlin  Germany  Note: Ring twice');
});

test('the notes below the sums follow each other as sentences of the language', async () => {
  expect(await textsOf({ country: 'JP' }, 'ja')).not.toMatch(/。 \S/);
  expect(await textsOf({ country: 'JP' }, 'en')).toMatch(/\. \S/);
});

test('a receipt names the tax in its total, its part of a refund and the seller’s number, and no tax where none is known', async () => {
  const taxed = {
    tax: { country: 'TH', name: 'vat', share: 700, is_included: true, tax_id: '0105512345678' },
    ...{ taxCents: 7, deliveryTaxCents: 7, deliveryCents: 100, itemsCents: 0, refundedCents: 50, paybackCents: 0 },
  };
  const written = await textsOf({ country: 'TH' }, 'en', taxed);
  expect(written).toContain('Includes VAT, 7 % $ 0.07 Refunded $ 0.50 Of this, VAT $ 0.03');
  expect(written).toContain('Malee Studio, Tax number 0105512345678 The tax is as the seller stated it.');
  expect(await textsOf({ country: 'TH' }, 'en')).toContain('This is not a tax document. No taxes are computed.');
});

test('a packing slip names a product and a buyer with an emoji in the name', async () => {
  const order = {
    ...{
      id: 42,
      sellerName: '🌸 Malee Studio',
      buyerName: 'Mali 🌷 Srisuk',
      note: 'Thanks 🙏 a lot',
      placedAt: new Date(0),
    },
    ...{ currency: 'USD', itemsCents: 100, deliveryCents: 0, totalCents: 100, refundedCents: 0, paymentMethod: 'card' },
    address: { ...noAddress, country: 'DE', line1: 'Torstraße 1 🏠', postal_code: '10115', city: 'Berlin' },
  };
  const lines = [{ title: '', originalTitle: 'Copper kettle 🫖 \u0378', units: 2, unitPriceCents: 100, state: 'open' }];
  const documents = [{ order, lines, invoiceNumber: null } as unknown as DocumentOrder];
  const loadFonts = async () => ({ bodyFiles: [], isComplete: true }) as never;
  const file = await writeOrderDocuments(documents, {
    type: 'packing-slip',
    language: 'en',
    isSandbox: true,
    loadFonts,
  });
  const texts = (await readPdfLines(file)).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(['Seller Malee Studio', 'Ship to Mali Srisuk', 'Torstraße 1']));
  expect(texts).toEqual(expect.arrayContaining(['Note: Thanks a lot', 'Copper kettle 2']));
});
