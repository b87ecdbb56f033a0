import type { Order, OrderLine } from '../../../../contracts/ordering/orders/orders.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { Stars } from '../../marketplace/reviews/stars.tsx';
import { lineStateOf } from '../order-parts/line-state.ts';
import { SoldLine, unitsAndPrice } from '../order-parts/sold-line.tsx';

interface OrderLinesProps {
  order: Order;
  onReview: (line: OrderLine) => void;
}

export function OrderLines({ order, onReview }: OrderLinesProps) {
  return (
    <ul>
      {order.lines.map((line) => (
        <SoldLine key={line.id} line={line} currency={order.currency} title={line.title} language={order.text_language}>
          {line.units > 1 && <p className="text-muted text-sm">{unitsAndPrice(line, order.currency)}</p>}
          <LineState order={order} line={line} />
          {line.review && (
            <p className="flex items-center gap-2 text-muted text-sm">
              {orderDetailText('yourReview')}
              <Stars value={line.review.stars} label={orderDetailText('stars', { count: line.review.stars })} />
            </p>
          )}
          {line.can_review && <ReviewButton line={line} onReview={onReview} />}
        </SoldLine>
      ))}
    </ul>
  );
}

function LineState({ order, line }: { order: Order; line: OrderLine }) {
  const state = lineStateOf(order, line);
  return state === 'open' ? null : <Badge tone="bad">{orderDetailText(state)}</Badge>;
}

function ReviewButton({ line, onReview }: { line: OrderLine; onReview: (line: OrderLine) => void }) {
  return (
    <Button size="small" aria-label={orderDetailText('reviewOf', { title: line.title })} onClick={() => onReview(line)}>
      {orderDetailText('writeReview')}
    </Button>
  );
}
