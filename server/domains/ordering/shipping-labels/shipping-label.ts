import type { Language } from '../../../../contracts/languages.ts';
import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import { drawQr } from '../../../../contracts/text/draw-qr.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { addressLines } from '../../../../reference-data/countries/address-forms.ts';
import { type CountryCode, isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { labelPage, type PdfPage, type PdfText } from '../../../platform/documents/pdf/pdf-page.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { wrapText } from '../../../platform/documents/text-drawing/wrap-text.ts';
import { orderNumber } from '../order-state/order-money.service.ts';
import type { ShippingLabel } from './shipping-labels.service.ts';

interface LabelOptions {
  language: Language;
  origin: string;
  loadFonts: LoadFonts;
}

const left = labelPage.edge;
const width = labelPage.width - 2 * left;
const grey = 0.42;
const code = { left: labelPage.width - left - 78, top: left + 2, width: 78 };
const senderWidth = code.left - left - 12;
const rules = { sender: 106, recipient: 326 };
const lineHeight = 1.3;

/** Writes the labels of some orders, each on a page of A6. */
export async function writeShippingLabels(labels: readonly ShippingLabel[], options: LabelOptions): Promise<Buffer> {
  const { language, loadFonts } = options;
  const pages = withLocale(language, () => labels.map((label) => writeLabel(label, options)));
  const written = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
  const { bodyFiles } = await loadFonts(written, hanLanguage(labels, language));
  const title = labels.map(({ order }) => orderNumber(order.id)).join(', ');
  return writePdf({ title, pages, fontFiles: bodyFiles, paper: labelPage });
}

/** Han characters are drawn as the seller's language has them, or as the recipient's country does. */
function hanLanguage(labels: readonly ShippingLabel[], language: Language): Language {
  if (['zh', 'ja', 'ko'].includes(language)) return language;
  const countries = new Set(labels.map(({ recipient }) => recipient.country));
  if (countries.has('JP')) return 'ja';
  return countries.has('KR') ? 'ko' : language;
}

/** The page of a label. */
export function writeLabel(label: ShippingLabel, { language, origin }: Omit<LabelOptions, 'loadFonts'>): PdfPage {
  const { order, sender, recipient } = label;
  const from = sender ? linesOf(sender, language, sender.country === recipient.country) : [order.sellerName];
  const to = linesOf(recipient, language, sender?.country === recipient.country);
  const address = `${origin}${pathInLanguage(`/storefront/orders/${order.id}`, language)}`;
  return {
    texts: [
      { text: orderDocumentsText('from'), left, top: left + 10, size: 7, grey },
      ...block(from, { top: left + 14, bottom: rules.sender - 6, width: senderWidth, sizes: [8, 7, 6, 5], language }),
      { text: orderDocumentsText('to'), left, top: rules.sender + 15, size: 8, grey },
      ...block(to, {
        ...{ top: rules.sender + 20, bottom: rules.recipient - 8, width, language },
        ...{ sizes: [15, 13, 11.5, 10, 9, 8, 7, 6], hasName: true },
      }),
      ...writeFoot(label),
    ],
    rules: [rules.sender, rules.recipient],
    codes: [{ ...drawQr(address), ...code }],
  };
}

function writeFoot({ order, carrier, trackingNumber, cashCents }: ShippingLabel): PdfText[] {
  const number = orderDocumentsText('order', { number: orderNumber(order.id) });
  const parcel = joinFacts(carrier, trackingNumber);
  const top = rules.recipient;
  return [
    { text: number, left, top: top + 20, size: 11, isBold: true, width },
    ...(parcel ? [{ text: parcel, left, top: top + 38, size: 11, width }] : []),
    ...(cashCents === null
      ? []
      : [
          { text: orderDocumentsText('cash_on_delivery'), left, top: top + 58, size: 9, width },
          { text: formatMoney(cashCents, order.currency), left, top: top + 78, size: 17, isBold: true, width },
        ]),
  ];
}

/** An address as its country writes it, with the phone; the country, in English too, where the parcel leaves its sender's. */
function linesOf({ name, ...address }: AddressFields, language: Language, isWithinCountry: boolean): string[] {
  const { country, phone } = address;
  const names = isCountryCode(country)
    ? new Set([countryNameIn(country, language), countryNameIn(country, 'en').toUpperCase()])
    : [country];
  return [
    name,
    ...addressLines(country as CountryCode, address),
    isWithinCountry ? '' : [...names].join(' · '),
    phone && `${orderDocumentsText('phone')} ${phone}`,
  ].filter((line) => line !== '');
}

/** There is a bold font for these letters alone; a name is not written half in it. */
const hasBold = /^[ -~\u00a0-\u00ff]*$/;

interface Block {
  top: number;
  bottom: number;
  width: number;
  /** The largest at which everything fits is taken, so that no address is cut. */
  sizes: readonly [number, ...number[]];
  language: Language;
  hasName?: boolean;
}

function block(lines: readonly string[], { top, bottom, width, sizes, language, hasName = false }: Block): PdfText[] {
  const layOut = (size: number): PdfText[] => {
    const halves = Math.floor(width / (size * 0.52));
    const rows = lines.flatMap((line, index) =>
      wrapText(line, language, halves).map((text) => ({ text, isBold: hasName && index === 0 && hasBold.test(line) })),
    );
    return rows.map((row, index) => ({ ...row, left, top: top + (index + 0.95) * size * lineHeight, size, width }));
  };
  const fitting = sizes.map(layOut).find((texts) => (texts.at(-1)?.top ?? 0) <= bottom);
  return fitting ?? layOut(sizes.at(-1) ?? sizes[0]);
}
