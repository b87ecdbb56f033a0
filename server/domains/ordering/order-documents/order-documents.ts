import type { Language } from '../../../../contracts/languages.ts';
import { includedTaxLabel, refundedTaxLabel } from '../../../../contracts/money/tax-words.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { taxLinesText } from '../../../../i18n/generated/tax-lines.ts';
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
import { describeTax } from '../taxes/order-taxes.ts';

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
        ...rows.flatMap((line, row) =>
          writeRow(line, rowsTop + 18 + row * rowHeight, { type: options.type, currency: document.order.currency }),
        ),
        ...(isLast && options.type !== 'packing-slip' ? writeSums(document, bottom + 40, options.isSandbox) : []),
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

function writeRow(line: LineRow, top: number, { type, currency }: { type: DocumentType; currency: string }): PdfText[] {
  const state = line.state === 'open' ? '' : ` (${orderDocumentsText(line.state)})`;
  const title = type === 'receipt' ? line.title : line.originalTitle;
  return [
    { text: `${title}${state}`, left, top, width: unitsLeft - left - 20 },
    { text: String(line.units), left: unitsLeft, top },
    ...(type === 'packing-slip'
      ? []
      : [{ text: formatMoney(line.units * line.unitPriceCents, currency), left: amountLeft, top }]),
  ];
}

function writeSums({ order, lines }: DocumentOrder, top: number, isSandbox: boolean): PdfText[] {
  const money = (cents: number) => formatMoney(cents, order.currency);
  const tax = describeTax(order, lines);
  const refunded = order.refundedCents - order.paybackCents;
  const refunds: [string, string][] = [
    [orderDocumentsText('refunded'), money(refunded)],
    ...(tax ? [[refundedTaxLabel(tax), money(tax.refunded_cents)] as [string, string]] : []),
  ];
  const sums: [string, string][] = [
    [orderDocumentsText('items'), money(order.itemsCents)],
    [orderDocumentsText('delivery'), money(order.deliveryCents)],
    [orderDocumentsText('total'), money(order.totalCents)],
    ...(tax ? [[includedTaxLabel(tax), money(tax.amount_cents)] as [string, string]] : []),
    ...(refunded > 0 ? refunds : []),
    [orderDocumentsText('paidBy'), orderDocumentsText(order.paymentMethod)],
  ];
  const notes = [
    ...(tax?.tax_id ? [`${order.sellerName}, ${taxLinesText('taxId', { number: tax.tax_id })}`] : []),
    joinSentences(
      tax ? taxLinesText('stated') : orderDocumentsText('notATaxDocument'),
      isSandbox && order.paymentMethod === 'card' ? orderDocumentsText('sandbox') : '',
    ),
  ];
  // The line of a tax is longer than the others.
  const labelsLeft = tax ? 230 : 330;
  const notesTop = top + sums.length * 20 + 24;
  return [
    ...sums.flatMap(([label, text], index): PdfText[] => [
      { text: label, left: labelsLeft, top: top + index * 20, width: amountLeft - labelsLeft - 10 },
      { text, left: amountLeft, top: top + index * 20, width: right - amountLeft },
    ]),
    ...notes.map((text, index) => ({ text, left, top: notesTop + index * 16, size: 10, grey, width: right - left })),
  ];
}
