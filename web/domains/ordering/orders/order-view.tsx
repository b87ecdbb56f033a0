import { useState } from 'react';
import { Link } from 'react-router';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Card } from '../../../ui/display/card.tsx';
import { AddressText } from '../addresses/address-text.tsx';
import type { OrderRequest } from './forms/order-request.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderReturns } from './order-returns.tsx';
import { OrderSum } from './order-sum.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** Loaded when the first action is pressed. */
const loadOrderDialog = () => import('./forms/order-dialog.tsx').then((module) => module.OrderDialog);

/** Loaded where a seller pays something back directly. */
const loadPaybackCard = () => import('../paybacks/payback-card.tsx').then((module) => module.PaybackCard);

/** One order; every action answers with the order as it is then. */
export function OrderView({ first }: { first: Order }) {
  const [order, setOrder] = useState(first);
  const [request, setRequest] = useState<OrderRequest | null>(null);
  const OrderDialog = useLazy(loadOrderDialog, request !== null);
  const PaybackCard = useLazy(loadPaybackCard, order.paybacks.length > 0);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-bold font-heading text-title leading-heading sm:text-display">
          {orderDetailText('order', { number: order.number })}
        </p>
        <span role="status">
          <OrderBadge order={order} />
        </span>
        <Link
          to="/orders"
          className="ml-auto inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {orderDetailText('allOrders')}
        </Link>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-8">
        <div className="flex flex-col gap-4">
          <Card>
            <h2 dir="auto" className="text-xl wrap-anywhere">
              {order.seller_id ? (
                <Link to={`/seller/${order.seller_id}`} className="hover:underline">
                  {order.seller_name}
                </Link>
              ) : (
                order.seller_name
              )}
            </h2>
            <OrderLines order={order} onReview={(line) => setRequest({ action: 'review', line })} />
          </Card>
          {PaybackCard && <PaybackCard order={order} reader="customer" onRequest={setRequest} />}
          {order.returns.length > 0 && <OrderReturns order={order} onRequest={setRequest} />}
          <Card>
            <h2 className="mb-4 text-xl">{orderDetailText('timeline')}</h2>
            <OrderTimeline order={order} />
          </Card>
          {order.parcels.length > 0 && <OrderParcels parcels={order.parcels} />}
          {order.address && (
            <Card>
              <h2 className="mb-2 text-xl">{orderDetailText('deliverTo')}</h2>
              <AddressText address={order.address} />
              {order.note && (
                <p dir="auto" className="mt-3 text-muted text-sm wrap-anywhere">
                  {orderDetailText('note')}: {order.note}
                </p>
              )}
            </Card>
          )}
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-20">
          <OrderActions order={order} onRequest={setRequest} />
          <OrderSum order={order} />
        </div>
      </div>
      {OrderDialog && (
        <OrderDialog
          request={request}
          order={order}
          onClose={() => setRequest(null)}
          onChanged={(changed) => changed && setOrder(changed)}
        />
      )}
    </>
  );
}
