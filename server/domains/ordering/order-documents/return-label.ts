import type { Language } from '../../../../contracts/languages.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { addressLines } from '../../../../reference-data/countries/address-forms.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { type PdfPage, type PdfText, page } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { type OrderRow, orderNumber } from '../order-state/order-money.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';

/** An accepted return with the goods that go back. */
export interface ReturnLabel {
  order: OrderRow;
  sendTo: AddressFields;
  lines: LineRow[];
  returnId: number;
  arriveBy: Date;
}

const left = page.edge;
const width = page.width - 2 * page.edge;
const grey = 0.42;
/** The page is cut here: the label above, the slip for the parcel below. */
const cut = 440;
const maxRows = 12;

/** Writes the label of a return, with a slip to put into the parcel. */
export async function writeReturnLabel(
  label: ReturnLabel,
  { language, loadFonts }: { language: Language; loadFonts: LoadFonts },
): Promise<Buffer> {
  const written = withLocale(language, () => writePage(label, language));
  const { bodyFiles } = await loadFonts(written.texts.map(({ text }) => text).join(' '), language);
  return writePdf({ title: orderNumber(label.order.id), pages: [written], fontFiles: bodyFiles });
}

function writePage({ order, sendTo, lines, returnId, arriveBy }: ReturnLabel, language: Language): PdfPage {
  const number = orderNumber(order.id);
  const date = formatDate(arriveBy);
  const buyer = order.address ? writeLines(order.address, language) : [order.buyerName];
  const texts: PdfText[] = [
    { text: 'Snapbazaar', left, top: 72, size: 16, isBold: true },
    { text: orderDocumentsText('returnLabel'), left: 330, top: 72, size: 14, isBold: true, width: width - 274 },
    { text: orderDocumentsText('from'), left, top: 112, size: 10, grey },
    ...buyer.slice(0, 6).map((text, row): PdfText => ({ text, left, top: 128 + row * 15, size: 10, width })),
    { text: orderDocumentsText('to'), left, top: 240, grey },
    ...writeLines(sendTo, language).map(
      (text, row): PdfText => ({ text, left, top: 268 + row * 24, size: 18, isBold: row === 0, width }),
    ),
    { text: orderDocumentsText('returnSlip'), left, top: cut + 28, size: 10, grey, width },
    { text: orderDocumentsText('order', { number }), left, top: cut + 56, isBold: true },
    { text: orderDocumentsText('returnNumber', { number: String(returnId) }), left: 330, top: cut + 56 },
    { text: orderDocumentsText('arriveBy', { date }), left, top: cut + 78, grey, width },
    ...lines.slice(0, maxRows).flatMap(({ originalTitle, units }, row): PdfText[] => [
      { text: originalTitle, left, top: cut + 112 + row * 20, width: width - 60 },
      { text: `× ${units}`, left: left + width - 40, top: cut + 112 + row * 20 },
    ]),
  ];
  return { texts, rules: [90, cut] };
}

function writeLines({ name, ...address }: AddressFields, language: Language): string[] {
  const { country, phone } = address;
  return [
    name,
    ...addressLines(country as CountryCode, address).slice(0, 5),
    isCountryCode(country) ? countryNameIn(country, language) : country,
    phone,
  ].filter((line) => line !== '');
}
