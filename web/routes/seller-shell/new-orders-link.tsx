import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { orderBellText } from '../../../i18n/generated/order-bell.ts';
import { markOrdersSeen, useNewOrders } from '../../domains/ordering/seller-orders/new-orders.ts';

/** The server stops counting here. */
const maxCounted = 100;

/** Tells of orders that have come since the seller last looked, and leads to them. */
export function NewOrdersLink() {
  const count = useNewOrders();
  const label = count > 0 ? orderBellText('newOrders', { count }) : orderBellText('nothingNew');
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && label}
      </p>
      <Link
        to="/storefront/orders?bucket=to_ship"
        aria-label={label}
        title={label}
        onClick={markOrdersSeen}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint"
      >
        <Bell aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center font-bold text-on-brand text-xs leading-5"
          >
            {count < maxCounted ? count : `${maxCounted - 1}+`}
          </span>
        )}
      </Link>
    </>
  );
}
