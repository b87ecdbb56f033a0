import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { CancelForm, ReceiptForm } from './confirm-forms.tsx';
import type { OrderFormProps, OrderRequest } from './order-request.ts';
import { DisputeForm, ReturnForm } from './return-forms.tsx';
import { ReviewForm } from './review-form.tsx';

const titles = {
  cancel: 'cancelTitle',
  'confirm-receipt': 'receiptTitle',
  'request-return': 'returnTitle',
  review: 'reviewTitle',
  'dispute-return': 'disputeTitle',
} as const satisfies Record<OrderRequest['action'], string>;

interface OrderDialogProps extends OrderFormProps {
  /** Null while the dialog is closed. */
  request: OrderRequest | null;
}

/** Asks for what an action needs, and confirms where money moves. */
export function OrderDialog({ request, ...rest }: OrderDialogProps) {
  return (
    <Dialog
      isOpen={request !== null}
      title={orderDialogsText(titles[request?.action ?? 'cancel'])}
      onClose={rest.onClose}
    >
      {request && formOf(request, rest)}
    </Dialog>
  );
}

function formOf(request: OrderRequest, props: OrderFormProps) {
  switch (request.action) {
    case 'cancel':
      return <CancelForm {...props} />;
    case 'confirm-receipt':
      return <ReceiptForm {...props} />;
    case 'request-return':
      return <ReturnForm {...props} />;
    case 'dispute-return':
      return <DisputeForm {...props} orderReturn={request.orderReturn} />;
    case 'review':
      return <ReviewForm {...props} line={request.line} />;
  }
}
