import type { Invoice } from '../../../contracts/invoices.ts';
import { canWrite, type PdfText, writePdf } from './pdf.ts';

const left = 56;
const right = 330;
const grey = 0.42;

/**
 * An invoice as a PDF file. The letters of its standard font are western European only: a name in other letters is
 * replaced by the account's email or phone, because a name spelled wrongly is worse than an address spelled right.
 */
export function writeInvoiceFile(invoice: Invoice, contact: string): Buffer {
  const name = canWrite(invoice.billed_to) ? invoice.billed_to : contact;
  const facts: [string, string][] = [
    ['Billed to', name.slice(0, 40)],
    ['Status', invoice.state.charAt(0).toUpperCase() + invoice.state.slice(1)],
    ['Issued', dayOf(invoice.issued_at)],
    ['Due', dayOf(invoice.due_at)],
    ['Paid', invoice.paid_at ? dayOf(invoice.paid_at) : '–'],
  ];
  const texts: PdfText[] = [
    { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
    { text: `Invoice ${invoice.number}`, left: right, top: 80, size: 14, isBold: true },
    { text: 'Sandbox: no real money moved. This is not a tax document.', left, top: 104, size: 10, grey },
    ...facts.flatMap(([label, value], index) => [
      { text: label, left, top: 160 + index * 24, grey },
      { text: value, left: left + 110, top: 160 + index * 24 },
    ]),
    { text: 'Description', left, top: 312, size: 10, grey },
    { text: 'Amount', left: right, top: 312, size: 10, grey },
    { text: invoice.description, left, top: 342 },
    { text: money(invoice.amount_cents), left: right, top: 342 },
    { text: 'Total', left, top: 382, isBold: true, size: 13 },
    { text: money(invoice.amount_cents), left: right, top: 382, isBold: true, size: 13 },
  ];
  return writePdf(`Invoice ${invoice.number}`, texts, [{ top: 124 }, { top: 322 }, { top: 358 }]);
}

const money = (cents: number) => `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const dayOf = (time: string) => time.slice(0, 10);
