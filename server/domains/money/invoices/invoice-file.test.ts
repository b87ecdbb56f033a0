import { describe, expect, test } from 'vitest';
import type { Language } from '../../../../contracts/languages.ts';
import { readPdfLines } from '../../../../tests/support/ordering/pdf-lines.ts';
import { packageCache } from '../../../../tests/support/site/package-cache.ts';
import { createFontLoader } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { createPackageFiles } from '../../../platform/package-files/package-files.ts';
import { writeInvoiceFile } from './invoice-file.ts';
import type { InvoiceTax } from './invoices.service.ts';

const fonts = createFontLoader(createPackageFiles({ cacheDir: packageCache }));
const contact = 'malee@test.example';

async function write(
  billed_to: string,
  loadFonts = fonts,
  language: Language = 'en',
  {
    description = 'Wallet deposit (sandbox)',
    payer = contact as string | null,
    isTest = true,
    tax = null as InvoiceTax | null,
  } = {},
): Promise<Buffer> {
  const invoice = { number: 'INV-0001', billed_to, description, currency: 'USD' as const, amount_cents: 123_450 };
  const times = { issued_at: '2026-11-15T08:00:00.000Z', due_at: '2026-11-29T08:00:00.000Z', paid_at: null };
  const shown = { ...invoice, ...times, state: 'unpaid' as const };
  return writeInvoiceFile({ invoice: shown, contact: payer, tax, isTest, language, loadFonts });
}

async function readName(name: string, loadFonts = fonts): Promise<string | undefined> {
  const lines = await readPdfLines(await write(name, loadFonts));
  return lines.find(({ text }) => text.startsWith('Billed to '))?.text.slice('Billed to '.length);
}

describe('an invoice PDF', () => {
  test.each([
    'Zoë’s office (affluent) \\ fi',
    'ร้านขายของที่ระลึก กิ๊บเก๋',
    'น้ำผึ้งคุณมาลี',
    '王小明商店有限公司',
    'Nguyễn Thị Ổi ẵm',
    'Peñíscola “Muñoz”',
    'さくら堂 桜',
    '김민준 상점',
    'Malee ร้านค้า 王小明',
    'Иван Петров Γιώργος',
    'ສົມພອນ ວົງສາ',
  ])('contains %s in text that can be selected', async (name) => expect(await readName(name)).toBe(name), 60_000);

  test.each(['שדרות רוטשילד 12', 'شارع النيل 12'])('contains %s, its number from left to right', async (name) => {
    const lettersOf = (text = '') => [...text.normalize('NFKC')].filter((letter) => /\p{L}/u.test(letter)).sort();
    const written = await readName(name);
    expect(lettersOf(written)).toEqual(lettersOf(name));
    expect(written).toContain('12');
  });

  test('embeds only the glyphs in use', async () => {
    expect((await write('王小明商店有限公司')).length).toBeLessThan(20_000);
  });

  test('contains the invoice data in order', async () => {
    const texts = (await readPdfLines(await write('Malee'))).map(({ text }) => text);
    expect(texts).toEqual([
      'Snapbazaar Invoice INV-0001',
      'Sandbox: no real money moved. This is not a tax document.',
      ...['Billed to Malee', 'Status Unpaid', 'Issued 15 Nov 2026', 'Due 29 Nov 2026', 'Paid –'],
      ...['Description Amount', 'Wallet deposit (sandbox) $ 1,234.50', 'Total $ 1,234.50'],
    ]);
  });

  test.each([
    ['en', 'Includes VAT, 7 % $ 80.76'],
    ['ja', 'うち付加価値税（VAT） 7% $ 80.76'],
  ] as const)('names the tax in its total and the number of the seller in %s', async (language, line) => {
    const tax = { country: 'TH', name: 'vat', share: 700, is_included: true, tax_id: '0105512345678', cents: 8076 };
    const texts = (await readPdfLines(await write('Malee', fonts, language, { tax }))).map(({ text }) => text);
    expect(texts).toContain(line);
    expect(texts.some((text) => text.endsWith('0105512345678'))).toBe(true);
  });

  test('has a row for each line of its description, on as many pages as they need', async () => {
    const rows = Array.from({ length: 25 }, (_, at) => `Clay cup 🫖 ${at + 1}`);
    const file = await write('Malee', fonts, 'en', { description: ['SB-1', ...rows].join('\n') });
    const texts = [...(await readPdfLines(file, 1)), ...(await readPdfLines(file, 2))].map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['SB-1 $ 1,234.50', ...rows.map((row) => row.replace(' 🫖', ''))]));
    expect(texts.filter((text) => text.startsWith('Total'))).toEqual(['Total $ 1,234.50']);
  });

  test.each([
    ['th', 'สถานะ ยังไม่ชำระ'],
    ['vi', 'Trạng thái Chưa thanh toán'],
    ['ja', 'ステータス 未払い'],
    ['ko', '상태 미결제'],
  ] as const)('is written in %s', async (language, status) => {
    const texts = (await readPdfLines(await write('Malee', fonts, language))).map(({ text }) => text);
    expect(texts).toContain(status);
  });

  test('is written in English where the letters of the language cannot be loaded', async () => {
    const offline = createFontLoader({ get: () => Promise.reject(new Error('no network')) });
    const texts = (await readPdfLines(await write('Malee', offline, 'th'))).map(({ text }) => text);
    expect(texts).toContain('Status Unpaid');
  });

  test('leaves out characters that are not text', async () => {
    expect(await readName('Somchai 🛒\u202e')).toBe('Somchai');
  });

  test.each(['A'.repeat(200), 'ร้านขายของฝากจากเชียงใหม่'.repeat(8)])(
    'shortens a name that is too long for its line with an ellipsis',
    async (name) => {
      const lines = await readPdfLines(await write(name));
      const written = lines.find(({ text }) => text.endsWith('…'));
      const shown = written?.text.slice('Billed to '.length, -1) ?? 'nothing';
      expect(name.startsWith(shown)).toBe(true);
      expect(shown.length).toBeGreaterThan(40);
      expect(written?.right).toBeLessThanOrEqual(595 - 56 + 1);
    },
  );

  test('of an order has what can be written of the buyer’s name, and never the seller’s contact', async () => {
    const lines = await readPdfLines(await write('Trần សុខ Bé', fonts, 'en', { payer: null }));
    expect(lines.map(({ text }) => text)).toContain('Billed to Trần Bé');
  });

  test('shows the account’s contact when no font has the name', async () => {
    const offline = createFontLoader({ get: () => Promise.reject(new Error('no network')) });
    expect(await readName('มาลี', offline)).toBe(contact);
    expect(await readName('Zoë', offline)).toBe('Zoë');
    expect(await readName('\u0378\u0379')).toBe(contact);
    expect(await readName('🛒')).toBe(contact);
  });
});
