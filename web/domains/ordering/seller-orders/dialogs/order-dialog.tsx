import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { paybackText } from '../../../../../i18n/generated/payback.ts';
import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { OrderDialogEnd } from '../../order-parts/use-order-call.ts';
import { formatPayback } from '../../paybacks/payback-text.ts';
import { SendPaybackForm } from '../../paybacks/send-payback-form.tsx';
import type { OrderAction, OrderRequest } from '../order-request.ts';
import { DeclineForm } from './decline-form.tsx';
import { MarkDeliveredForm, MarkPaidForm, RefundForm } from './payment-forms.tsx';
import { AcceptReturnForm, DeclineReturnForm, MarkReturnedForm } from './return-forms.tsx';
import { ShipForm } from './ship-form.tsx';

const titles = {
  ship: 'shipTitle',
  decline: 'declineTitle',
  'mark-paid': 'markPaidTitle',
  'mark-delivered': 'markDeliveredTitle',
  'accept-return': 'acceptReturnTitle',
  'decline-return': 'declineReturnTitle',
  'mark-returned': 'markReturnedTitle',
  refund: 'refundTitle',
} as const satisfies Record<Exclude<OrderAction, 'send-payback'>, string>;

interface OrderDialogProps extends OrderDialogEnd {
  /** Null while the dialog is closed. */
  request: OrderRequest | null;
  order: Order;
}

/** Asks what an action needs, and confirms it where money moves. */
export function OrderDialog({ request, ...rest }: OrderDialogProps) {
  return (
    <Dialog isOpen={request !== null} title={titleOf(request)} onClose={rest.onClose}>
      {request && formOf(request, rest)}
    </Dialog>
  );
}

function titleOf(request: OrderRequest | null): string {
  if (request?.action !== 'send-payback') return sellerOrderDialogsText(titles[request?.action ?? 'ship']);
  return paybackText('sendTitle', { amount: formatPayback(request.payback) });
}

function formOf(request: OrderRequest, props: Omit<OrderDialogProps, 'request'>) {
  switch (request.action) {
    case 'ship':
      return <ShipForm {...props} />;
    case 'decline':
      return <DeclineForm {...props} />;
    case 'mark-paid':
      return <MarkPaidForm {...props} />;
    case 'mark-delivered':
      return <MarkDeliveredForm {...props} parcel={request.parcel} />;
    case 'accept-return':
      return <AcceptReturnForm {...props} orderReturn={request.orderReturn} />;
    case 'decline-return':
      return <DeclineReturnForm {...props} orderReturn={request.orderReturn} />;
    case 'mark-returned':
      return <MarkReturnedForm {...props} orderReturn={request.orderReturn} />;
    case 'refund':
      return <RefundForm {...props} />;
    case 'send-payback':
      return <SendPaybackForm {...props} />;
  }
}
