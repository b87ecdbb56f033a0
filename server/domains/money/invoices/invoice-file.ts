import type { Language } from '../../../../contracts/languages.ts';
import type { Invoice } from '../../../../contracts/money/invoices.ts';
import { includedTaxLabel } from '../../../../contracts/money/tax-words.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoiceFileText } from '../../../../i18n/generated/invoice-file.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { taxLinesText } from '../../../../i18n/generated/tax-lines.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { type PdfPage, type PdfText, page, splitIntoPages } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import { cleanText } from '../../../platform/documents/text-drawing/clean-text.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { InvoiceTax } from './invoices.service.ts';

const left = page.edge;
const right = 330;
const grey = 0.42;
const valuesLeft = left + 110;
const factsTop = 160;
const rowsTop = 342;
const rowHeight = 20;
const rowsOnPage = 20;

interface InvoiceFileOptions {
  invoice: Invoice;
  /** The email or phone of the account, where it is billed itself. */
  contact: string | null;
  /** The part of its amount that is tax; null where none is known. */
  tax: InvoiceTax | null;
  /** Whether no real money moved. */
  isTest: boolean;
  /** English is written where the letters of this language cannot be loaded. */
  language: Language;
  loadFonts: LoadFonts;
}

/** An invoice as a PDF file. A name that cannot be written is replaced by the contact; of a buyer's what can be is written. */
export async function writeInvoiceFile(options: InvoiceFileOptions): Promise<Buffer> {
  const { invoice, contact, language, loadFonts } = options;
  const name = cleanText(invoice.billed_to) || (contact ?? '');
  const pagesIn = (shown: Language) => withLocale(shown, () => writePages(options, name));
  const everything = pagesIn(language).flatMap(({ texts }) => texts.map(({ text }) => text));
  const { bodyFiles, isComplete } = await loadFonts(everything.join(' '), language);
  const shown = isComplete ? language : 'en';
  const title = withLocale(shown, () => invoicesText('invoiceNumber', { number: invoice.number }));
  return writePdf({ title, pages: pagesIn(shown), fontFiles: bodyFiles });
}

/** Each line of the description is a row of its own, below the same head on every page. */
function writePages(options: InvoiceFileOptions, name: string): PdfPage[] {
  const { invoice } = options;
  return splitIntoPages(invoice.description.split('\n'), rowsOnPage).map((rows, index, pages) => {
    const bottom = rowsTop + (rows.length - 1) * rowHeight;
    return {
      texts: [
        ...writeHead(options, name),
        ...rows.flatMap((text, row) => [
          { text, left, top: rowsTop + row * rowHeight, width: right - left - 8 },
          ...(index + row === 0
            ? [{ text: formatMoney(invoice.amount_cents, invoice.currency), left: right, top: rowsTop }]
            : []),
        ]),
        ...(index === pages.length - 1 ? writeTotal(options, bottom + 40) : []),
      ],
      rules: [124, 322, bottom + 16],
    };
  });
}

function writeTotal({ invoice: { amount_cents, currency }, tax }: InvoiceFileOptions, top: number): PdfText[] {
  const taxId = tax?.tax_id ? taxLinesText('taxId', { number: tax.tax_id }) : '';
  return [
    ...(tax
      ? [
          { text: includedTaxLabel(tax), left, top: top + 22, width: right - left - 8 },
          { text: formatMoney(tax.cents, currency), left: right, top: top + 22 },
          { text: taxId, left, top: top + 44, size: 10, grey, width: page.width - 2 * left },
        ]
      : []),
    { text: invoiceFileText('total'), left, top, isBold: true, size: 13 },
    { text: formatMoney(amount_cents, currency), left: right, top, isBold: true, size: 13 },
  ];
}

function writeHead({ invoice, contact, isTest }: InvoiceFileOptions, name: string): PdfText[] {
  const facts: [string, string][] = [
    [invoicesText('billedTo'), name],
    [invoicesText('status'), moneyText(invoice.state)],
    [invoicesText('issued'), formatDate(invoice.issued_at)],
    [invoicesText('due'), formatDate(invoice.due_at)],
    [invoicesText('paidOn'), invoice.paid_at ? formatDate(invoice.paid_at) : '–'],
  ];
  return [
    { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
    { text: invoicesText('invoiceNumber', { number: invoice.number }), left: right, top: 80, size: 14, isBold: true },
    ...(isTest ? [{ text: invoiceFileText('sandbox'), left, top: 104, size: 10, grey }] : []),
    ...facts.flatMap(([label, value], index) => {
      const top = factsTop + index * 24;
      const width = page.width - page.edge - valuesLeft;
      return [
        { text: label, left, top, width: valuesLeft - left - 8, grey },
        { text: value, left: valuesLeft, top, width, ...(contact ? { fallback: contact } : {}) },
      ];
    }),
    { text: invoicesText('description'), left, top: 312, size: 10, grey },
    { text: invoicesText('amount'), left: right, top: 312, size: 10, grey },
  ];
}
