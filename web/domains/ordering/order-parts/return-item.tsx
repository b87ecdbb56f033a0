import type { ReactNode } from 'react';
import type { Order, OrderReturn } from '../../../../contracts/ordering/orders/orders.ts';
import { joinNames } from '../../../../i18n/join-text.ts';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';
import { trackingRel } from './host-name.tsx';

interface ReturnItemProps {
  order: Order;
  orderReturn: OrderReturn;
  reader: 'customer' | 'seller';
  /** In the words of its reader. */
  words: { title: string; reason: string; photo: string; answer: string };
  /** What has become of it. */
  status: ReactNode;
  /** What its reader can do about it. */
  children: ReactNode;
}

/** A return: what, what has become of it, the buyer's reason with a photo, and the seller's answer. */
export function ReturnItem({ order, orderReturn, reader, words, status, children }: ReturnItemProps) {
  const { photo, answer } = orderReturn;
  return (
    <li className="flex flex-col items-start gap-2 border-line border-t py-3 first:border-t-0">
      <p dir="auto" className="font-bold wrap-anywhere">
        {words.title}
      </p>
      {status}
      <p dir="auto" className="whitespace-pre-line text-muted text-sm wrap-anywhere empty:hidden">
        {words.reason}
      </p>
      {photo && <PrivatePhoto reader={reader} orderId={order.id} name={photo} alt={words.photo} />}
      {answer && (
        <p dir="auto" className="whitespace-pre-line text-muted text-sm wrap-anywhere">
          {words.answer}
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}

type Shipment = NonNullable<OrderReturn['shipment']>;

export const numberOf = ({ carrier_name, tracking_number }: Shipment) => ({
  carrier: carrier_name,
  number: tracking_number,
});

/** How the goods were sent back, with a link to the carrier's page where there is one. */
export function ShipmentLine({ shipment: { tracking_url }, text }: { shipment: Shipment; text: string }) {
  if (!tracking_url) return <p className="wrap-anywhere">{text}</p>;
  return (
    <a
      href={tracking_url}
      target="_blank"
      rel={trackingRel}
      className="inline-flex min-h-11 items-center font-semibold text-brand wrap-anywhere hover:underline"
    >
      {text}
    </a>
  );
}

/** The titles of a return's lines, in the language of its reader. */
export function returnedTitles({ lines }: Order, { line_ids }: OrderReturn, title: 'title' | 'original_title'): string {
  return joinNames(lines.filter(({ id }) => line_ids.includes(id)).map((line) => line[title]));
}
