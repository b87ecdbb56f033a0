import { FileText, Printer, Tag } from 'lucide-react';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import type { OrderRequest } from '../order-request.ts';
import { hasLabel, useOrderDocuments } from '../use-order-documents.ts';
import { findToDo } from './find-to-do.ts';

/** The actions on the whole order; the first that is possible is the primary one. Returns are answered beside them. */
const actions = [
  { action: 'mark-paid', label: 'markPaid' },
  { action: 'ship', label: 'ship' },
  { action: 'mark-delivered', label: 'markDelivered' },
  { action: 'decline', label: 'decline' },
  { action: 'refund', label: 'refund' },
] as const;

interface OrderActionsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

/** What the seller can do now, until when, and the documents. */
export function OrderActions({ order, onRequest }: OrderActionsProps) {
  const possible = actions.filter(({ action }) => order.actions.includes(action));
  const toDo = findToDo(order, new Date());
  const { text, time } = toDo;
  const end = 'end' in toDo ? formatMoment(toDo.end) : '';
  const isShown = text !== 'nothingToDo' || possible.length === 0;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('toDo')}</h2>
      {isShown && (
        <p className="mb-3 text-muted">
          {sellerOrderText(text, { time: time === null ? '' : formatMoment(time), end })}
        </p>
      )}
      <div className="flex flex-col gap-2.5">
        {possible.map(({ action, label }, index) => (
          <Button
            key={action}
            isWide
            tone={index === 0 && action !== 'refund' && action !== 'decline' ? 'primary' : 'secondary'}
            onClick={() => onRequest({ action })}
          >
            {sellerOrderText(label)}
          </Button>
        ))}
      </div>
      <Documents order={order} />
    </Card>
  );
}

function Documents({ order }: { order: Order }) {
  const { busyType, download } = useOrderDocuments();
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <Button
        className="flex-1"
        isBusy={busyType === 'packing-slip'}
        icon={<Printer aria-hidden="true" className="size-4.5" />}
        onClick={() => void download('packing-slip', [order.id])}
      >
        {sellerOrderText('packingSlip')}
      </Button>
      {hasLabel(order) && (
        <Button
          className="flex-1"
          isBusy={busyType === 'label'}
          icon={<Tag aria-hidden="true" className="size-4.5" />}
          onClick={() => void download('label', [order.id])}
        >
          {sellerOrderText('printLabel')}
        </Button>
      )}
      {order.payment_state !== 'unpaid' && order.payment_state !== 'claimed' && (
        <Button
          className="flex-1"
          isBusy={busyType === 'invoice'}
          icon={<FileText aria-hidden="true" className="size-4.5" />}
          onClick={() => void download('invoice', [order.id])}
        >
          {sellerOrderText('invoice')}
        </Button>
      )}
    </div>
  );
}
