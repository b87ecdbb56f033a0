import { useRef, useState } from 'react';
import { isApiFailure } from '../../../../../contracts/client/client.ts';
import type { OrderSummary } from '../../../../../contracts/ordering/orders/orders.ts';
import { shipOrder } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { api } from '../../../../lib/api/api.ts';
import { randomKey } from '../../../../lib/storage/random-key.ts';

/** The orders that are still to be marked as shipped, and why some were refused. */
export function useShipOrders(chosen: readonly OrderSummary[]) {
  const [orders, setOrders] = useState(chosen);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  // One key for each order, so that trying again after a lost answer sends no second parcel.
  const keys = useRef(new Map<string, string>());

  function keyOf(id: string): string {
    const key = keys.current.get(id) ?? randomKey();
    keys.current.set(id, key);
    return key;
  }

  /** Ships one order after the other; those that are done leave the list. Stops when the server cannot be reached. */
  async function ship(carrier: string, parcelOf: (id: string) => { tracking_number: string; tracking_url: string }) {
    const refused: Record<string, string> = {};
    let shipped = 0;
    for (const { id } of orders) {
      const body = { key: keyOf(id), carrier, ...parcelOf(id) };
      try {
        await api(shipOrder, { params: { id }, body });
        shipped += 1;
        setOrders((left) => left.filter((order) => order.id !== id));
      } catch (error) {
        if (!isApiFailure(error)) return { shipped, isDone: false, error };
        refused[id] = error.message;
      }
    }
    setRefusals(refused);
    return { shipped, isDone: Object.keys(refused).length === 0, error: null };
  }

  return { orders, refusals, ship };
}
