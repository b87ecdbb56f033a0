import { z } from 'zod';
import { shopCurrencies } from '../../../../../contracts/identity/shop-currencies.ts';
import { pictureAddress } from '../../../../../contracts/marketplace/pictures.ts';
import { orderTax } from '../../../../../contracts/money/order-tax.ts';
import { includedTaxLabel } from '../../../../../contracts/money/tax-words.ts';
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
  /** Of all amounts; absent in mails that an earlier version queued. */
  currency: z.enum(shopCurrencies).default('USD'),
  deliveryCents: z.int(),
  totalCents: z.int(),
  /** The part of the total that is tax; absent in mails that an earlier version queued. */
  tax: orderTax.extend({ cents: z.int() }).nullable().default(null),
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

export const writeAmounts = ({ currency, totalCents, amountCents }: MailDetails) => ({
  total: formatMoney(totalCents, currency),
  amount: formatMoney(amountCents, currency),
});

/** The goods and facts of a mail, in the language of `withLocale`. */
export function writeDetails(details: MailDetails): Pick<MailContent, 'items' | 'facts'> {
  const { items, currency, deliveryCents, totalCents, tax, refundCents } = details;
  const { address, expected, evidenceDueAt, parcel } = details;
  return {
    items: items.map(({ title, units, cents, image }) => ({
      title: units > 1 ? `${title} × ${units}` : title,
      amount: formatMoney(cents, currency),
      image: pictureAddress(image, 320, 'jpg') as `/${string}`,
    })),
    facts: [
      { label: orderDocumentsText('delivery'), value: formatMoney(deliveryCents, currency) },
      { label: orderDocumentsText('total'), value: formatMoney(totalCents, currency) },
      ...(tax ? [{ label: includedTaxLabel(tax), value: formatMoney(tax.cents, currency) }] : []),
      ...(refundCents > 0
        ? [{ label: orderDocumentsText('refunded'), value: formatMoney(refundCents, currency) }]
        : []),
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
