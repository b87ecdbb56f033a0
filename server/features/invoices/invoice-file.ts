import type { Invoice } from '../../../contracts/invoices.ts';
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
  loadFonts: LoadFonts;
}

/** An invoice as a PDF file. A name that cannot be written is replaced by the account's contact. */
export async function writeInvoiceFile({ invoice, contact, loadFonts }: InvoiceFileOptions): Promise<Buffer> {
  const name = cleanText(invoice.billed_to) || contact;
  const { bodyFiles } = await loadFonts(name, 'en');
  const facts: [string, string][] = [
    ['Billed to', name],
    ['Status', invoice.state.charAt(0).toUpperCase() + invoice.state.slice(1)],
    ['Issued', dayOf(invoice.issued_at)],
    ['Due', dayOf(invoice.due_at)],
    ['Paid', invoice.paid_at ? dayOf(invoice.paid_at) : '–'],
  ];
  const texts: PdfText[] = [
    { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
    { text: `Invoice ${invoice.number}`, left: right, top: 80, size: 14, isBold: true },
    { text: 'Sandbox: no real money moved. This is not a tax document.', left, top: 104, size: 10, grey },
    ...facts.flatMap(([label, value], index) => {
      const top = factsTop + index * 24;
      const width = page.width - page.edge - valuesLeft;
      return [
        { text: label, left, top, grey },
        { text: value, left: valuesLeft, top, width, fallback: contact },
      ];
    }),
    { text: 'Description', left, top: 312, size: 10, grey },
    { text: 'Amount', left: right, top: 312, size: 10, grey },
    { text: invoice.description, left, top: 342 },
    { text: money(invoice.amount_cents), left: right, top: 342 },
    { text: 'Total', left, top: 382, isBold: true, size: 13 },
    { text: money(invoice.amount_cents), left: right, top: 382, isBold: true, size: 13 },
  ];
  const pages = [{ texts, rules: [124, 322, 358] }];
  return writePdf({ title: `Invoice ${invoice.number}`, pages, fontFiles: bodyFiles });
}

const money = (cents: number) => `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const dayOf = (time: string) => time.slice(0, 10);
