import { useRef } from 'react';
import { isApiFailure } from '../../../../../contracts/client.ts';
import { randomKey } from '../../../../lib/storage/random-key.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';

export interface OrderDialogEnd {
  onClose: () => void;
  /** Called when the order has another state now. */
  onChanged: () => void;
}

/** Sends a change of an order once; a changed order is loaded anew, also when the change was refused because of that. */
export function useOrderCall({ onClose, onChanged }: OrderDialogEnd) {
  // One key as long as the dialog is open, so that trying again after a lost answer changes nothing twice.
  const key = useRef(randomKey());
  const showToast = useToast();

  async function send(call: (key: string) => Promise<unknown>, doneText: string) {
    try {
      await call(key.current);
    } catch (error) {
      if (isApiFailure(error) && error.code === 'order_changed') onChanged();
      throw error;
    }
    showToast({ text: doneText, side: 'seller' });
    onChanged();
    onClose();
  }

  return send;
}
