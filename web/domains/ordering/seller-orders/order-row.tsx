import { Link } from 'react-router';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { sellerOrdersText } from '../../../../i18n/generated/seller-orders.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { moreProducts, titleAndUnits } from '../order-parts/goods-text.ts';
import { LinePicture } from '../order-parts/line-picture.tsx';
import { OrderBadge } from './order/order-badge.tsx';
import { paymentLine } from './order/payment-line.ts';

interface OrderRowProps {
  order: OrderSummary;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function OrderRow({ order, isChosen, onChoose }: OrderRowProps) {
  const { id, number, more_products } = order;
  const address = `/storefront/orders/${id}`;
  return (
    <li className="flex gap-x-3 gap-y-2 p-4 max-sm:flex-wrap sm:items-center sm:gap-x-4 sm:px-5">
      <label className="-m-2.5 flex size-11 shrink-0 cursor-pointer items-center justify-center max-sm:mt-1">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={sellerOrdersText('choose', { number })}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-5 accent-brand"
        />
      </label>
      <LinePicture image={order.image} isFaded={order.state === 'cancelled'} />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="font-sans font-semibold text-body tracking-normal wrap-anywhere">
          <Link to={address} className="hover:underline">
            <span className="line-clamp-2">{titleAndUnits(order.first_title, order.first_units)}</span>
            {more_products > 0 && <span className="block font-normal text-sm"> {moreProducts(more_products)}</span>}
          </Link>
        </h2>
        <p dir="auto" translate="no" className="text-muted text-sm wrap-anywhere">
          {joinFacts(number, order.buyer_name, order.destination)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-x-4 gap-y-2 max-sm:w-full max-sm:flex-wrap max-sm:pl-9">
        <p className="sm:w-36 lg:w-44">
          <span className="block font-semibold tabular-nums">{formatMoney(order.total_cents, order.currency)}</span>
          <span className="text-muted text-sm">{paymentLine(order)}</span>
        </p>
        <span className="max-sm:ml-auto sm:w-36 sm:text-center">
          <OrderBadge order={order} />
        </span>
        <ButtonLink
          to={address}
          size="small"
          aria-label={sellerOrdersText('openOrder', { number })}
          className="max-md:hidden"
        >
          {sellerOrdersText('open')}
        </ButtonLink>
      </div>
    </li>
  );
}
