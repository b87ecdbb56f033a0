import { useRef } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

export interface OrderDialogEnd {
  onClose: () => void;
  /** Called when the order has another state now; without it where the server refused the change because of that. */
  onChanged: (order: Order | null) => void;
}

/** Sends a change of an order once, and says so with `doneText`. */
export function useOrderCall({ onClose, onChanged }: OrderDialogEnd) {
  // One key as long as the dialog is open, so that trying again after a lost answer changes nothing twice.
  const key = useRef(randomKey());
  const showToast = useToast();

  async function send(call: (key: string) => Promise<{ order: Order }>, doneText?: string) {
    try {
      const { order } = await call(key.current);
      if (doneText) showToast({ text: doneText, accountRole: 'seller' });
      onChanged(order);
      onClose();
    } catch (error) {
      if (isApiFailure(error) && error.code === 'order_changed') onChanged(null);
      throw error;
    }
  }

  return send;
}
