import { Link } from 'react-router';
import type { Order, OrderLine } from '../../../contracts/orders.ts';
import { orderDetailText } from '../../../messages/order-detail.ts';
import { formatMoney } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Stars } from '../../ui/stars.tsx';
import { LinePicture } from '../carts/line-picture.tsx';

interface OrderLinesProps {
  order: Order;
  onReview: (line: OrderLine) => void;
}

/** What was sold, as it was then; the product itself may have changed since. */
export function OrderLines({ order, onReview }: OrderLinesProps) {
  return (
    <ul>
      {order.lines.map((line) => (
        <li key={line.id} className="flex gap-3.5 border-line border-t py-3.5 first:border-t-0">
          <LinePicture image={line.image} isFaded={line.state !== 'open'} />
          <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-[1_1_12rem]">
              <p dir="auto" className="font-bold wrap-anywhere">
                <Link to={`/product/${line.product_id}`} lang={order.text_language} className="hover:underline">
                  {line.title}
                </Link>
                {line.units > 1 && ` × ${line.units}`}
              </p>
              {line.state !== 'open' && <Badge tone="bad">{orderDetailText(line.state)}</Badge>}
              {line.review && (
                <p className="flex items-center gap-2 text-muted text-sm">
                  {orderDetailText('yourReview')}
                  <Stars value={line.review.stars} label={orderDetailText('stars', { count: line.review.stars })} />
                </p>
              )}
            </div>
            {line.can_review && (
              <Button
                size="small"
                aria-label={orderDetailText('reviewOf', { title: line.title })}
                onClick={() => onReview(line)}
              >
                {orderDetailText('writeReview')}
              </Button>
            )}
            <p className="font-bold tabular-nums">{formatMoney(line.total_cents)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
