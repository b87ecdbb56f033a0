import type { Invoice } from '../../../contracts/invoices.ts';
import type { Language } from '../../../contracts/languages.ts';
import { invoiceFileText } from '../../../messages/invoice-file.ts';
import { invoicesText } from '../../../messages/invoices.ts';
import { moneyText } from '../../../messages/money.ts';
import { writeIn } from '../../../messages/page-language.ts';
import { formatMoney } from '../../format-money.ts';
import { type PdfText, page } from '../../providers/pdf/pdf-page.ts';
import { writePdf } from '../../providers/pdf/write-pdf.ts';
import { cleanText } from '../../providers/text-drawing/clean-text.ts';
import type { LoadFonts } from '../../providers/text-drawing/load-fonts.ts';

const left = page.edge;
const right = 330;
const grey = 0.42;
const valuesLeft = left + 110;
const factsTop = 160;

interface InvoiceFileOptions {
  invoice: Invoice;
  /** The account's email or phone. */
  contact: string;
  /** English is written where the letters of this language cannot be loaded. */
  language: Language;
  loadFonts: LoadFonts;
}

/** An invoice as a PDF file. A name that cannot be written is replaced by the account's contact. */
export async function writeInvoiceFile({ invoice, contact, language, loadFonts }: InvoiceFileOptions): Promise<Buffer> {
  const name = cleanText(invoice.billed_to) || contact;
  const textsIn = (shown: Language) => writeIn(shown, () => textsOf(invoice, name, contact));
  const everything = textsIn(language).map(({ text }) => text);
  const { bodyFiles, isComplete } = await loadFonts(everything.join(' '), language);
  const shown = isComplete ? language : 'en';
  const title = writeIn(shown, () => invoicesText('invoiceNumber', { number: invoice.number }));
  const pages = [{ texts: textsIn(shown), rules: [124, 322, 358] }];
  return writePdf({ title, pages, fontFiles: bodyFiles });
}

function textsOf(invoice: Invoice, name: string, contact: string): PdfText[] {
  const facts: [string, string][] = [
    [invoicesText('billedTo'), name],
    [invoicesText('status'), moneyText(invoice.state)],
    [invoicesText('issued'), dayOf(invoice.issued_at)],
    [invoicesText('due'), dayOf(invoice.due_at)],
    [invoicesText('paidOn'), invoice.paid_at ? dayOf(invoice.paid_at) : '–'],
  ];
  return [
    { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
    { text: invoicesText('invoiceNumber', { number: invoice.number }), left: right, top: 80, size: 14, isBold: true },
    { text: invoiceFileText('sandbox'), left, top: 104, size: 10, grey },
    ...facts.flatMap(([label, value], index) => {
      const top = factsTop + index * 24;
      const width = page.width - page.edge - valuesLeft;
      return [
        { text: label, left, top, width: valuesLeft - left - 8, grey },
        { text: value, left: valuesLeft, top, width, fallback: contact },
      ];
    }),
    { text: invoicesText('description'), left, top: 312, size: 10, grey },
    { text: invoicesText('amount'), left: right, top: 312, size: 10, grey },
    { text: invoice.description, left, top: 342, width: right - left - 8 },
    { text: formatMoney(invoice.amount_cents), left: right, top: 342 },
    { text: invoiceFileText('total'), left, top: 382, isBold: true, size: 13 },
    { text: formatMoney(invoice.amount_cents), left: right, top: 382, isBold: true, size: 13 },
  ];
}
const dayOf = (time: string) => time.slice(0, 10);
