import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { paybackText } from '../../../../../i18n/generated/payback.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { AccountForm } from '../../paybacks/account-form.tsx';
import { MissingForm, ReceivedForm } from '../../paybacks/answer-forms.tsx';
import { CancelForm, ReceiptForm } from './confirm-forms.tsx';
import type { OrderFormProps, OrderRequest } from './order-request.ts';
import { DisputeForm, ReturnForm, SendReturnForm } from './return-forms.tsx';
import { ReviewForm } from './review-form.tsx';

const titles = {
  cancel: 'cancelTitle',
  'confirm-receipt': 'receiptTitle',
  'request-return': 'returnTitle',
  'send-return': 'sentTitle',
  review: 'reviewTitle',
  'dispute-return': 'disputeTitle',
} as const;

const paybackTitles = {
  'payback-account': 'accountTitle',
  'payback-received': 'receivedTitle',
  'payback-missing': 'missingTitle',
} as const;

interface OrderDialogProps extends OrderFormProps {
  /** Null while the dialog is closed. */
  request: OrderRequest | null;
}

/** Asks for what an action needs, and confirms where money moves. */
export function OrderDialog({ request, ...rest }: OrderDialogProps) {
  return (
    <Dialog isOpen={request !== null} title={titleOf(request, rest.order)} onClose={rest.onClose}>
      {request && formOf(request, rest)}
    </Dialog>
  );
}

function titleOf(request: OrderRequest | null, order: Order): string {
  if (request && 'payback' in request) return paybackText(paybackTitles[request.action]);
  const { action } = request ?? { action: 'cancel' };
  return orderDialogsText(action === 'request-return' && order.can_withdraw ? 'withdrawTitle' : titles[action]);
}

function formOf(request: OrderRequest, props: OrderFormProps) {
  switch (request.action) {
    case 'cancel':
      return <CancelForm {...props} />;
    case 'confirm-receipt':
      return <ReceiptForm {...props} />;
    case 'request-return':
      return <ReturnForm {...props} />;
    case 'send-return':
      return <SendReturnForm {...props} orderReturn={request.orderReturn} />;
    case 'dispute-return':
      return <DisputeForm {...props} orderReturn={request.orderReturn} />;
    case 'review':
      return <ReviewForm {...props} line={request.line} />;
    case 'payback-account':
      return <AccountForm {...props} />;
    case 'payback-received':
      return <ReceivedForm {...props} payback={request.payback} />;
    case 'payback-missing':
      return <MissingForm {...props} />;
  }
}
