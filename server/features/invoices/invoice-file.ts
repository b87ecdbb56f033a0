import type { Invoice } from '../../../contracts/invoices.ts';
import { cleanText } from '../../providers/lettering/clean-text.ts';
import { drawText } from '../../providers/lettering/draw-text.ts';
import { drawablePart, type LettersFor } from '../../providers/lettering/letters.ts';
import { canWrite, type PdfDrawing, type PdfText, page, writePdf } from './pdf.ts';

const left = 56;
const right = 330;
const grey = 0.42;
const valuesLeft = left + 110;
const valueSize = 11;
const nameTop = 160;
const dotsInPoint = 4;
/** In standard letters, which cannot be made to fit. */
const longestName = 40;

interface Asked {
  invoice: Invoice;
  /** The account's email or phone. */
  contact: string;
  lettersFor: LettersFor;
}

/** An invoice as a PDF file. */
export async function writeInvoiceFile({ invoice, contact, lettersFor }: Asked): Promise<Buffer> {
  const name = await writeName(invoice.billed_to, contact, lettersFor);
  const facts: [string, string | null][] = [
    ['Billed to', typeof name === 'string' ? name : null],
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
      const top = nameTop + index * 24;
      const written = { text: label, left, top, grey };
      return value === null ? [written] : [written, { text: value, left: valuesLeft, top, size: valueSize }];
    }),
    { text: 'Description', left, top: 312, size: 10, grey },
    { text: 'Amount', left: right, top: 312, size: 10, grey },
    { text: invoice.description, left, top: 342 },
    { text: money(invoice.amount_cents), left: right, top: 342 },
    { text: 'Total', left, top: 382, isBold: true, size: 13 },
    { text: money(invoice.amount_cents), left: right, top: 382, isBold: true, size: 13 },
  ];
  const rules = [{ top: 124 }, { top: 322 }, { top: 358 }];
  return writePdf(`Invoice ${invoice.number}`, { texts, rules, drawings: typeof name === 'string' ? [] : [name] });
}

/**
 * The name in the standard letters where they have it, drawn otherwise. Where some of it can be neither, the contact
 * stands there instead: a name spelled wrongly is worse than an address spelled right.
 */
async function writeName(billedTo: string, contact: string, lettersFor: LettersFor): Promise<string | PdfDrawing> {
  const name = cleanText(billedTo);
  if (!name) return contact;
  if (canWrite(name)) return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  const letters = await lettersFor(name, 'en');
  const drawable = await drawablePart(name, letters).catch(() => '');
  if (drawable !== name) return contact;
  const size = valueSize * dotsInPoint;
  const drawn = await drawText(name, letters, {
    width: (page.width - left - valuesLeft) * dotsInPoint,
    height: 2 * size,
    mostLines: 1,
    largest: size,
    smallest: size / 2,
    lineHeight: 2,
    style: 'body',
    colour: '#000000',
  });
  const { width, height, baseline } = drawn;
  const darkness = Buffer.from(drawn.data.filter((_, at) => at % 4 === 3));
  return { text: name, darkness, width, height, baseline, dotsInPoint, left: valuesLeft, top: nameTop };
}

const money = (cents: number) => `$ ${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const dayOf = (time: string) => time.slice(0, 10);
