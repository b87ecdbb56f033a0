import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { useLazy } from '../../../../lib/react/use-lazy.ts';
import type { OrderRequest } from '../order-request.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress, OrderParcels } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** Loaded when the first action is pressed. */
const loadOrderDialog = () => import('../dialogs/order-dialog.tsx').then((module) => module.OrderDialog);

/** Loaded where the seller has to pay something back directly. */
const loadPaybackCard = () => import('../../paybacks/payback-card.tsx').then((module) => module.PaybackCard);

/** Loaded where the buyer's bank waits for evidence. */
const loadEvidenceCard = () => import('./evidence-card.tsx').then((module) => module.EvidenceCard);

/** One order: what to do, what was ordered, where it goes and what happened. */
export function OrderView({ order }: { order: Order }) {
  const [request, setRequest] = useState<OrderRequest | null>(null);
  const OrderDialog = useLazy(loadOrderDialog, request !== null);
  const PaybackCard = useLazy(loadPaybackCard, order.paybacks.length > 0);
  const EvidenceCard = useLazy(loadEvidenceCard, order.evidence_due_at !== null);
  const { revalidate } = useRevalidator();

  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 lg:order-last">
          <OrderActions order={order} onRequest={setRequest} />
          <OrderAddress order={order} />
          <OrderPayment order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {EvidenceCard && <EvidenceCard order={order} />}
          {PaybackCard && <PaybackCard order={order} reader="seller" onRequest={setRequest} />}
          <OrderReturns order={order} onRequest={setRequest} />
          <OrderLines order={order} />
          <OrderParcels order={order} onRequest={setRequest} />
          <OrderTimeline order={order} />
        </div>
      </div>
      {OrderDialog && (
        <OrderDialog
          request={request}
          order={order}
          onClose={() => setRequest(null)}
          onChanged={() => void revalidate()}
        />
      )}
    </>
  );
}
