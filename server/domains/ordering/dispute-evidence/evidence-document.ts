import type { Language } from '../../../../contracts/languages.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDocumentsText } from '../../../../i18n/generated/order-documents.ts';
import { orderEvidenceText } from '../../../../i18n/generated/order-evidence.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import { addressLines } from '../../../../reference-data/countries/address-forms.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import { countryNameIn } from '../../../../reference-data/countries/country-labels.ts';
import { carriers, isCarrierId } from '../../../../reference-data/shipping/carriers.ts';
import { parcelUrl } from '../../../../reference-data/shipping/tracking-links.ts';
import { writePdf } from '../../../platform/documents/pdf/write-pdf.ts';
import type { LoadFonts } from '../../../platform/documents/text-drawing/load-fonts.ts';
import { orderNumber } from '../order-state/order-money.service.ts';
import type { Evidence } from './collect-evidence.service.ts';
import { nameOfActor, writeHistory, writeMessages } from './evidence-history.ts';
import { type EvidenceRow, type EvidenceSection, layOutSections } from './evidence-pages.ts';

/** Writes what is known of a disputed payment as one PDF: the order, the delivery, the payment, notes and photos. */
export async function writeEvidence(
  evidence: Evidence,
  { language, loadFonts }: { language: Language; loadFonts: LoadFonts },
): Promise<Buffer> {
  const { title, pages } = withLocale(language, () => {
    const title = orderEvidenceText('title', { number: orderNumber(evidence.order.id) });
    return { title, pages: layOutSections(title, language, writeSections(evidence, language)) };
  });
  const written = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
  const { bodyFiles } = await loadFonts(written, language);
  return writePdf({ title, pages, fontFiles: bodyFiles });
}

function writeSections(evidence: Evidence, language: Language): EvidenceSection[] {
  const photos = writePhotos(evidence);
  return [
    { heading: orderEvidenceText('dispute'), rows: writeDisputes(evidence) },
    { heading: orderEvidenceText('order'), rows: writeOrder(evidence) },
    { heading: orderEvidenceText('delivery'), rows: writeDelivery(evidence, language) },
    { heading: orderEvidenceText('history'), rows: writeHistory(evidence) },
    { heading: orderEvidenceText('notes'), rows: writeNotes(evidence) },
    ...(evidence.messages.length > 0
      ? [{ heading: orderEvidenceText('messages'), rows: writeMessages(evidence) }]
      : []),
    ...(photos.length > 0 ? [{ heading: orderEvidenceText('photos'), rows: [], photos }] : []),
  ];
}

const day = (time: Date): string => `${formatDate(time)} (UTC)`;

function writeDisputes({ disputes, order, now }: Evidence): EvidenceRow[] {
  return [
    ...disputes.flatMap(({ reference, amountCents, shareCents, evidenceDueAt, openedAt, state }): EvidenceRow[] => [
      {
        label: orderEvidenceText(state === 'inquiry' ? 'inquiry' : 'disputed'),
        text: formatMoney(amountCents, order.currency),
      },
      ...(shareCents !== null && shareCents !== amountCents
        ? [{ label: orderEvidenceText('share'), text: formatMoney(shareCents, order.currency) }]
        : []),
      { label: orderEvidenceText('opened'), text: joinFacts(day(openedAt), reference === 'only' ? '' : reference) },
      ...(evidenceDueAt ? [{ label: orderEvidenceText('due'), text: day(evidenceDueAt) }] : []),
    ]),
    { label: orderEvidenceText('written'), text: joinFacts(day(now), orderNumber(order.id)) },
  ];
}

function writeOrder({ order, lines, payment }: Evidence): EvidenceRow[] {
  return [
    { label: orderEvidenceText('placed'), text: day(order.placedAt) },
    { label: orderDocumentsText('seller'), text: order.sellerName },
    { label: orderEvidenceText('buyer'), text: order.buyerName },
    ...lines.map(({ title, units, unitPriceCents }, index) => ({
      label: index === 0 ? orderDocumentsText('product') : '',
      text: joinFacts(`${title} × ${units}`, formatMoney(units * unitPriceCents, order.currency)),
    })),
    { label: orderDocumentsText('delivery'), text: formatMoney(order.deliveryCents, order.currency) },
    { label: orderDocumentsText('total'), text: formatMoney(order.totalCents, order.currency) },
    {
      label: orderDocumentsText('paidBy'),
      text: joinFacts(
        orderDocumentsText(order.paymentMethod),
        payment.card ? `${payment.card.brand} •••• ${payment.card.lastFour}` : '',
        payment.paidAt ? day(payment.paidAt) : '',
      ),
    },
    ...(order.refundedCents > 0
      ? [{ label: orderDocumentsText('refunded'), text: formatMoney(order.refundedCents, order.currency) }]
      : []),
  ];
}

function writeDelivery({ order, parcels, events }: Evidence, language: Language): EvidenceRow[] {
  const { address } = order;
  const country = address?.country ?? '';
  const lines = address && isCountryCode(country) ? addressLines(country, address) : [];
  const to = address
    ? [address.name, ...lines, isCountryCode(country) ? countryNameIn(country, language) : country]
    : [];
  const confirmed = events.findLast(({ event, by }) => event === 'delivered' && by === 'buyer');
  return [
    ...to.filter(Boolean).map((text, index) => ({ label: index === 0 ? orderDocumentsText('shipTo') : '', text })),
    ...parcels.flatMap((parcel, index): EvidenceRow[] => {
      const { carrier, trackingNumber, shippedAt, deliveredAt } = parcel;
      const name = isCarrierId(carrier) ? carriers[carrier].name : carrier;
      const url = parcelUrl(parcel);
      return [
        {
          label: orderEvidenceText('parcel', { number: index + 1 }),
          text: joinFacts(name, trackingNumber, orderEvidenceText('sentOn', { date: day(shippedAt) })),
        },
        ...(url ? [{ text: url }] : []),
        {
          text: deliveredAt
            ? orderEvidenceText('arrivedOn', { date: day(deliveredAt) })
            : orderEvidenceText('onItsWay'),
        },
      ];
    }),
    ...(parcels.length === 0 ? [{ text: orderEvidenceText('notSent') }] : []),
    ...(confirmed ? [{ text: orderEvidenceText('confirmedByBuyer', { date: day(confirmed.at) }) }] : []),
  ];
}

/** What buyer and seller wrote with the order and its returns. */
function writeNotes({ order, returns }: Evidence): EvidenceRow[] {
  const rows = [
    ...(order.note ? [{ label: orderEvidenceText('buyer'), text: order.note }] : []),
    ...returns.flatMap(({ id, reason, answer, createdAt }) => [
      {
        label: orderEvidenceText('buyer'),
        text: joinFacts(orderDocumentsText('returnNumber', { number: String(id) }), day(createdAt), reason),
      },
      ...(answer ? [{ label: orderDocumentsText('seller'), text: answer }] : []),
    ]),
  ];
  return rows.length > 0 ? rows : [{ text: orderEvidenceText('noNotes') }];
}

function writePhotos({ lines, returns, messages, photos }: Evidence) {
  const shown = [
    ...lines.map(({ image, title }) => ({ file: image, caption: title })),
    ...returns.map(({ photo, id }) => ({
      ...{ file: photo, caption: orderDocumentsText('returnNumber', { number: String(id) }) },
    })),
    ...messages.flatMap(({ by, at, photos: sent }) =>
      sent.map((file) => ({ file, caption: joinFacts(nameOfActor(by), day(at)) })),
    ),
  ];
  return shown.flatMap(({ file, caption }) => {
    const bytes = photos.get(file ?? '');
    return bytes ? [{ caption, bytes }] : [];
  });
}
