import type { Order } from '../../../contracts/orders.ts';
import { orderDialogsText } from '../../../messages/generated/order-dialogs.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CancelForm, ReceiptForm } from './confirm-forms.tsx';
import type { OrderDialog } from './order-dialog.ts';
import { DisputeForm, ReturnForm } from './return-forms.tsx';
import { ReviewForm } from './review-form.tsx';

const titles = {
  cancel: 'cancelTitle',
  receipt: 'receiptTitle',
  return: 'returnTitle',
  review: 'reviewTitle',
  dispute: 'disputeTitle',
} as const;

interface OrderDialogsProps {
  order: Order;
  /** Null while none is open. */
  dialog: OrderDialog | null;
  onOrder: (order: Order) => void;
  onClose: () => void;
}

/** Asks for what an action needs, and confirms where money moves. */
export function OrderDialogs({ order, dialog, onOrder, onClose }: OrderDialogsProps) {
  const form = {
    order,
    onClose,
    onDone(changed: Order) {
      onOrder(changed);
      onClose();
    },
  };
  return (
    <Dialog isOpen={dialog !== null} title={orderDialogsText(titles[dialog?.name ?? 'cancel'])} onClose={onClose}>
      {dialog?.name === 'cancel' && <CancelForm {...form} />}
      {dialog?.name === 'receipt' && <ReceiptForm {...form} />}
      {dialog?.name === 'return' && <ReturnForm {...form} />}
      {dialog?.name === 'dispute' && <DisputeForm {...form} returned={dialog.returned} />}
      {dialog?.name === 'review' && <ReviewForm {...form} line={dialog.line} />}
    </Dialog>
  );
}
