import { z } from 'zod';
import { pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { formatDate } from '../../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { mailOrdersText } from '../../../../../i18n/generated/mail-orders.ts';
import { orderDocumentsText } from '../../../../../i18n/generated/order-documents.ts';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import { joinFacts } from '../../../../../i18n/join-text.ts';
import type { MailContent } from '../../../../platform/mail/template.ts';

/** What a mail shows of an order, as data: it is written in the reader's language when it is sent. */
export const mailDetails = z.object({
  items: z.array(z.object({ title: z.string(), units: z.int(), cents: z.int(), image: z.string() })),
  deliveryCents: z.int(),
  totalCents: z.int(),
  amountCents: z.int(),
  /** What goes back to the buyer through the platform; zero where nothing does. */
  refundCents: z.int(),
  /** The buyer's alone, because a seller sees the address for a time only. */
  address: z.array(z.string()),
  expected: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Until when the card's bank takes evidence; absent in mails that an earlier version queued. */
  evidenceDueAt: z.string().nullable().default(null),
  parcel: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
});

export type MailDetails = z.infer<typeof mailDetails>;

export const writeAmounts = ({ totalCents, amountCents }: MailDetails) => ({
  total: formatMoney(totalCents),
  amount: formatMoney(amountCents),
});

/** The goods and facts of a mail, in the language of `withLocale`. */
export function writeDetails(details: MailDetails): Pick<MailContent, 'items' | 'facts'> {
  const { items, deliveryCents, totalCents, refundCents, address, expected, evidenceDueAt, parcel } = details;
  return {
    items: items.map(({ title, units, cents, image }) => ({
      title: units > 1 ? `${title} × ${units}` : title,
      amount: formatMoney(cents),
      image: pictureAddress(image, 320, 'webp') as `/${string}`,
    })),
    facts: [
      { label: orderDocumentsText('delivery'), value: formatMoney(deliveryCents) },
      { label: orderDocumentsText('total'), value: formatMoney(totalCents) },
      ...(refundCents > 0 ? [{ label: orderDocumentsText('refunded'), value: formatMoney(refundCents) }] : []),
      ...(address.length > 0 ? [{ label: orderDocumentsText('shipTo'), value: address.join(', ') }] : []),
      ...(expected ? [{ label: mailOrdersText('expected'), value: writeDays(expected) }] : []),
      ...(parcel ? [writeParcel(parcel)] : []),
      ...(evidenceDueAt ? [{ label: mailOrdersText('evidenceDue'), value: `${formatDate(evidenceDueAt)} (UTC)` }] : []),
    ],
  };
}

function writeDays({ from, to }: { from: string; to: string }): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  return first === last ? first : `${first} – ${last}`;
}

function writeParcel({ carrier, number, url }: NonNullable<MailDetails['parcel']>) {
  const link = url ? { label: joinFacts(mailOrdersText('follow'), new URL(url).hostname), url } : undefined;
  return { label: shipDialogText('trackingNumber'), value: [carrier, number].filter(Boolean).join(' '), link };
}
