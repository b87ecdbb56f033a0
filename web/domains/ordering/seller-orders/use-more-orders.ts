import { useState } from 'react';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { fetchOrders, type OrderPage, type OrderQuery } from './order-query.ts';

/** Appends further pages to the first one on request; starts over when the first page is loaded anew. */
export function useMoreOrders(first: OrderPage, query: OrderQuery) {
  const [loaded, setLoaded] = useState({ first, orders: first.orders, next: first.next_cursor });
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast();
  const current = loaded.first === first ? loaded : { first, orders: first.orders, next: first.next_cursor };

  async function loadMore() {
    if (current.next === null || isBusy) return;
    setBusy(true);
    try {
      const page = await fetchOrders(query, current.next);
      setLoaded({ first, orders: withoutRepeats([...current.orders, ...page.orders]), next: page.next_cursor });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { orders: current.orders, hasMore: current.next !== null, isBusy, loadMore };
}

/** An order that changed between two pages may be on both. */
function withoutRepeats(orders: OrderSummary[]): OrderSummary[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}
