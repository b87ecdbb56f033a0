import type { Language } from '../../../../contracts/languages.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { joinSentences } from '../../../../i18n/join-text.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { addressLines, joinAddressLines } from '../../../../reference-data/countries/address-forms.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { type PdfPage, type PdfText, page, splitIntoPages } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { type OrderRow, orderNumber } from '../order-state/order-money.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';

/** An order with its lines, and the number of its invoice. */
export interface DocumentOrder {
  order: OrderRow;
  lines: LineRow[];
  invoiceNumber: string | null;
}

export type DocumentType = 'packing-slip' | 'invoice' | 'receipt';

interface DocumentOptions {
  type: DocumentType;
  language: Language;
  isSandbox: boolean;
  loadFonts: LoadFonts;
}

const left = page.edge;
const right = page.width - page.edge;
const unitsLeft = 360;
const amountLeft = 450;
const grey = 0.42;
const rowHeight = 20;
const rowsOnPage = 22;
const rowsTop = 330;

/** Writes the documents of some orders as one PDF, each order on pages of its own. */
export async function writeOrderDocuments(documents: DocumentOrder[], options: DocumentOptions): Promise<Buffer> {
  const pages = withLocale(options.language, () => documents.flatMap((document) => writePages(document, options)));
  const written = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
  const { bodyFiles } = await options.loadFonts(written, options.language);
  const title = documents.map(({ order }) => orderNumber(order.id)).join(', ');
  return writePdf({ title, pages, fontFiles: bodyFiles });
}

function writePages(document: DocumentOrder, options: DocumentOptions): PdfPage[] {
  return splitIntoPages(document.lines, rowsOnPage).map((rows, index, pages) => {
    const bottom = rowsTop + rows.length * rowHeight;
    const isLast = index === pages.length - 1;
    return {
      texts: [
        ...writeHead(document, options),
        ...rows.flatMap((line, row) => writeRow(line, rowsTop + 18 + row * rowHeight, options.type)),
        ...(isLast && options.type !== 'packing-slip' ? writeSums(document.order, bottom + 40, options.isSandbox) : []),
      ],
      rules: [124, rowsTop, bottom + 16],
    };
  });
}

function writeHead({ order, invoiceNumber }: DocumentOrder, { type, language }: DocumentOptions): PdfText[] {
  const titles = {
    'packing-slip': orderDocumentsText('packingSlip'),
    invoice: orderDocumentsText('invoice', { number: invoiceNumber ?? orderNumber(order.id) }),
    receipt: orderDocumentsText('receipt'),
  };
  // The pages show times of the reader's zone, in which it may be another day.
  const date = `${formatDate(order.placedAt)} (UTC)`;
  const facts: [string, string][] = [
    [orderDocumentsText('seller'), order.sellerName],
    [orderDocumentsText(type === 'packing-slip' ? 'shipTo' : 'billedTo'), order.buyerName],
    ...writeAddress(order, language).map((line): [string, string] => ['', line]),
  ];
  const width = right - left - 110;
  return [
    { text: 'Snapbazaar', left, top: 80, size: 22, isBold: true },
    { text: titles[type], left: 330, top: 80, size: 14, isBold: true, width: right - 330 },
    { text: orderDocumentsText('order', { number: orderNumber(order.id) }), left, top: 106 },
    { text: orderDocumentsText('placedOn', { date }), left: 330, top: 106, grey, width: right - 330 },
    ...facts.slice(0, 8).flatMap(([label, text], index): PdfText[] => {
      const top = 148 + index * 20;
      return [
        { text: label, left, top, grey, width: 100 },
        { text, left: left + 110, top, width },
      ];
    }),
    { text: orderDocumentsText('product'), left, top: rowsTop - 10, size: 10, grey },
    { text: orderDocumentsText('units'), left: unitsLeft, top: rowsTop - 10, size: 10, grey },
    ...(type === 'packing-slip'
      ? []
      : [{ text: orderDocumentsText('amount'), left: amountLeft, top: rowsTop - 10, size: 10, grey }]),
  ];
}

function writeAddress({ address, note }: OrderRow, language: Language): string[] {
  if (!address) return [];
  const { country, phone } = address;
  return [
    ...inThreeLines(addressLines(country as CountryCode, address)),
    isCountryCode(country) ? countryNameIn(country, language) : country,
    phone && `${orderDocumentsText('phone')} ${phone}`,
    note && orderDocumentsText('note', { text: note }),
  ].filter((line) => line !== '');
}

/** The head of a document has room for three; of a longer address, the first lines stand beside each other. */
function inThreeLines(lines: readonly string[]): string[] {
  if (lines.length <= 3) return [...lines];
  return [joinAddressLines(lines.slice(0, -2), ''), ...lines.slice(-2)];
}

function writeRow(line: LineRow, top: number, type: DocumentType): PdfText[] {
  const state = line.state === 'open' ? '' : ` (${orderDocumentsText(line.state)})`;
  const title = type === 'receipt' ? line.title : line.originalTitle;
  return [
    { text: `${title}${state}`, left, top, width: unitsLeft - left - 20 },
    { text: String(line.units), left: unitsLeft, top },
    ...(type === 'packing-slip'
      ? []
      : [{ text: formatMoney(line.units * line.unitPriceCents), left: amountLeft, top }]),
  ];
}

function writeSums(order: OrderRow, top: number, isSandbox: boolean): PdfText[] {
  const sums: [string, string][] = [
    [orderDocumentsText('items'), formatMoney(order.itemsCents)],
    [orderDocumentsText('delivery'), formatMoney(order.deliveryCents)],
    [orderDocumentsText('total'), formatMoney(order.totalCents)],
    ...(order.refundedCents > order.paybackCents
      ? ([[orderDocumentsText('refunded'), formatMoney(order.refundedCents - order.paybackCents)]] as [
          string,
          string,
        ][])
      : []),
    [orderDocumentsText('paidBy'), orderDocumentsText(order.paymentMethod)],
  ];
  const notes = [
    orderDocumentsText('notATaxDocument'),
    ...(isSandbox && order.paymentMethod === 'card' ? [orderDocumentsText('sandbox')] : []),
  ];
  return [
    ...sums.flatMap(([label, text], index): PdfText[] => [
      { text: label, left: 330, top: top + index * 20, width: amountLeft - 340 },
      { text, left: amountLeft, top: top + index * 20, width: right - amountLeft },
    ]),
    { text: joinSentences(...notes), left, top: top + sums.length * 20 + 24, size: 10, grey, width: right - left },
  ];
}
