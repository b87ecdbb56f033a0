import type { Language } from '../../../../contracts/languages.ts';
import { percentText, taxName } from '../../../../contracts/money/tax-words.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commissionInvoicesText } from '../../../../i18n/generated/commission-invoices.ts';
import { invoiceFileText } from '../../../../i18n/generated/invoice-file.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { taxLinesText } from '../../../../i18n/generated/tax-lines.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { type PdfPage, type PdfText, page } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { OpenedInvoice } from './commission-invoices.service.ts';

const left = page.edge;
const right = 400;
const width = page.width - 2 * page.edge;
const grey = 0.42;
const partiesTop = 210;
const lineHeight = 18;
const rowHeight = 24;

interface FileOptions extends OpenedInvoice {
  /** The platform's name and address now, for an invoice without tax, which keeps none. */
  issuer: string;
  /** English is written where the letters of this language cannot be loaded. */
  language: Language;
  loadFonts: LoadFonts;
}

/** The platform's invoice for the commission of an order, with the tax details of both sides. */
export async function writeCommissionInvoice(options: FileOptions): Promise<Buffer> {
  const pageIn = (shown: Language) => withLocale(shown, () => writePage(options));
  const everything = pageIn(options.language).texts.map(({ text }) => text);
  const { bodyFiles, isComplete } = await options.loadFonts(everything.join(' '), options.language);
  const shown = isComplete ? options.language : 'en';
  const title = withLocale(shown, () => titleOf(options));
  return writePdf({ title, pages: [pageIn(shown)], fontFiles: bodyFiles });
}

const titleOf = ({ invoice: { number } }: FileOptions): string => commissionInvoicesText('numbered', { number });

function writePage(options: FileOptions): PdfPage {
  const { invoice, row } = options;
  const parties = writeParties(options);
  const rowsTop = parties.bottom + 40;
  const sums = sumsOf(options);
  return {
    texts: [
      { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
      ...(row.mode === 'test' ? [{ text: invoiceFileText('sandbox'), left, top: 104, size: 10, grey }] : []),
      { text: titleOf(options), left, top: 146, size: 14, isBold: true, width },
      { text: `${invoicesText('issued')}: ${formatDate(row.issuedAt)}`, left, top: 168, grey },
      ...parties.texts,
      ...sums.flatMap(({ label, cents, isBold }, at) => {
        const top = rowsTop + at * rowHeight;
        return [
          { text: label, left, top, width: right - left - 8, isBold },
          { text: formatMoney(cents, invoice.currency), left: right, top, isBold },
        ];
      }),
      ...notesOf(options).map((text, at) => {
        return { text, left, top: rowsTop + sums.length * rowHeight + 16 + at * lineHeight, size: 10, grey, width };
      }),
    ],
    rules: [124, rowsTop - 20, rowsTop + (sums.length - 1) * rowHeight - 16],
  };
}

/** Who issues it and to whom, each with the number at the tax office where there is one. */
function writeParties({ row, issuer, sellerName }: FileOptions): { texts: PdfText[]; bottom: number } {
  const idOf = (number: string | undefined) => (number ? [taxLinesText('taxId', { number })] : []);
  const from = (row.tax?.issuer || issuer || 'Snapbazaar').split('\n');
  const blocks = [
    { heading: commissionInvoicesText('issuer'), lines: [...from, ...idOf(row.tax?.tax_id)] },
    { heading: commissionInvoicesText('recipient'), lines: [sellerName, ...idOf(row.tax?.seller_tax_id)] },
  ];
  const columnWidth = width / 2 - 12;
  const texts = blocks.flatMap(({ heading, lines }, column) => {
    const at = left + column * (columnWidth + 24);
    return [
      { text: heading, left: at, top: partiesTop, size: 10, grey, width: columnWidth },
      ...lines.map((text, line) => {
        return { text, left: at, top: partiesTop + (line + 1) * lineHeight, width: columnWidth };
      }),
    ];
  });
  return { texts, bottom: partiesTop + Math.max(...blocks.map(({ lines }) => lines.length)) * lineHeight };
}

function sumsOf({ row, invoice }: FileOptions) {
  const { tax } = row;
  const net = { label: commissionInvoicesText('commissionOf', { number: invoice.order_number }), isBold: false };
  return [
    { ...net, cents: row.amountCents - row.taxCents },
    ...(tax
      ? [
          {
            label: commissionInvoicesText('tax', { tax: taxName(tax.name), percent: percentText(tax.share) }),
            ...{ cents: row.taxCents, isBold: false },
          },
        ]
      : []),
    { label: invoiceFileText('total'), cents: row.amountCents, isBold: true },
  ];
}

function notesOf({ row }: FileOptions): string[] {
  const isKept = row.paidAt?.getTime() === row.issuedAt.getTime();
  const paid = row.paidAt
    ? isKept
      ? commissionInvoicesText('kept')
      : commissionInvoicesText('paidOn', { date: formatDate(row.paidAt) })
    : commissionInvoicesText('dueBy', { date: formatDate(row.dueAt) });
  return [paid, ...(row.tax?.is_reverse_charge ? [commissionInvoicesText('reverseCharge')] : [])];
}
