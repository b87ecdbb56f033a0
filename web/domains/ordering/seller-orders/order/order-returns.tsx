import type { Order, OrderReturn } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Button, ButtonLink } from '../../../../ui/buttons/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { AddressText } from '../../addresses/address-text.tsx';
import { numberOf, ReturnItem, returnedTitles, ShipmentLine } from '../../order-parts/return-item.tsx';
import type { OrderRequest } from '../order-request.ts';

const states = {
  requested: { text: 'requested', tone: 'warn' },
  accepted: { text: 'accepted', tone: 'neutral' },
  refunded: { text: 'refundedReturn', tone: 'good' },
  declined: { text: 'declinedReturn', tone: 'neutral' },
  expired: { text: 'expiredReturn', tone: 'neutral' },
  disputed: { text: 'disputed', tone: 'bad' },
  decided: { text: 'decidedReturn', tone: 'good' },
} as const;

interface OrderReturnsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

/** The returns with what the seller may answer. */
export function OrderReturns({ order, onRequest }: OrderReturnsProps) {
  if (order.returns.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('returns')}</h2>
      <ul>
        {order.returns.map((one) => (
          <ReturnItem
            key={one.id}
            order={order}
            orderReturn={one}
            reader="seller"
            words={wordsOf(order, one)}
            status={<ReturnStatus orderReturn={one} currency={order.currency} />}
          >
            <ReturnActions orderReturn={one} actions={order.actions} onRequest={onRequest} />
          </ReturnItem>
        ))}
      </ul>
    </Card>
  );
}

const wordsOf = (order: Order, orderReturn: OrderReturn) => ({
  title: sellerOrderText('returnOf', { titles: returnedTitles(order, orderReturn, 'original_title') }),
  reason: orderReturn.reason,
  photo: sellerOrderText('photoOfReturn'),
  answer: sellerOrderText('yourAnswer', { answer: orderReturn.answer ?? '' }),
});

function ReturnStatus({ orderReturn, currency }: { orderReturn: OrderReturn; currency: string }) {
  const { state, refund_cents, answer_by, send_to: sendTo, shipment } = orderReturn;
  const { text, tone } = states[state];
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{sellerOrderText(text)}</Badge>
        <span className="text-sm">{sellerOrderText('refundOf', { amount: formatMoney(refund_cents, currency) })}</span>
      </p>
      {(state === 'requested' || state === 'accepted') && answer_by && (
        <p className="text-sm text-warn">
          {sellerOrderText(state === 'requested' ? 'answerBy' : 'arriveBy', { time: formatMoment(answer_by) })}
        </p>
      )}
      {sendTo?.line1 && (
        <div className="text-sm">
          <p className="text-muted">{sellerOrderText('comesBackTo')}</p>
          <AddressText address={sendTo} />
        </div>
      )}
      {(state === 'requested' || state === 'accepted') && !sendTo?.line1 && (
        <div className="flex w-full flex-wrap items-center gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm">
          <p className="min-w-0 flex-[1_1_14rem]">{sellerOrderText('noReturnAddress')}</p>
          <ButtonLink to="/settings#returns">{sellerOrderText('addReturnAddress')}</ButtonLink>
        </div>
      )}
      {shipment && <ShipmentLine shipment={shipment} text={sellerOrderText('sentBack', numberOf(shipment))} />}
    </>
  );
}

interface ReturnActionsProps {
  orderReturn: OrderReturn;
  actions: readonly string[];
  onRequest: (request: OrderRequest) => void;
}

function ReturnActions({ orderReturn, actions, onRequest }: ReturnActionsProps) {
  const canAnswer = orderReturn.state === 'requested';
  const canReceive = orderReturn.state === 'accepted' && actions.includes('mark-returned');
  return (
    <>
      {canAnswer && actions.includes('accept-return') && (
        <Button tone="primary" onClick={() => onRequest({ action: 'accept-return', orderReturn })}>
          {sellerOrderText('acceptReturn')}
        </Button>
      )}
      {canAnswer && actions.includes('decline-return') && (
        <Button onClick={() => onRequest({ action: 'decline-return', orderReturn })}>
          {sellerOrderText('declineReturn')}
        </Button>
      )}
      {canReceive && (
        <Button tone="primary" onClick={() => onRequest({ action: 'mark-returned', orderReturn })}>
          {sellerOrderText('markReturned')}
        </Button>
      )}
    </>
  );
}
