import { cancelOrder, confirmReceipt } from '../../../../../contracts/ordering/orders/customer-orders.ts';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { api } from '../../../../lib/api/api.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useOrderCall } from '../../order-parts/use-order-call.ts';
import type { OrderFormProps } from './order-request.ts';

export function CancelForm({ order, ...end }: OrderFormProps) {
  const sendCall = useOrderCall(end);
  const form = useForm(['reason'] as const, {
    accountRole: 'customer',
    check: () => ({}),
    send: ({ reason }) => sendCall(() => api(cancelOrder, { params: { id: order.id }, body: { reason } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{refundText(order)}</p>
      <TextArea
        label={orderDialogsText('reason')}
        hint={orderDialogsText('reasonOptional')}
        name="reason"
        maxLength={1000}
      />
      <FormButtons
        label={orderDialogsText('cancelOrder')}
        cancelLabel={orderDialogsText('keep')}
        isBusy={form.isBusy}
        isDangerous
        onCancel={end.onClose}
      />
    </form>
  );
}

function refundText({ payment_state, payment_method, ...order }: Order): string {
  const isCard = payment_method === 'card';
  const amount = formatMoney(order.total_cents - order.refunded_cents - order.payback_cents, order.currency);
  if (payment_state === 'unpaid') return orderDialogsText(isCard ? 'cancelUnpaidCard' : 'cancelUnpaid');
  if (isCard) return orderDialogsText('cancelPaid', { amount });
  return orderDialogsText(payment_state === 'claimed' ? 'cancelDirect' : 'cancelDirectPaid', { amount });
}

export function ReceiptForm({ order, ...end }: OrderFormProps) {
  const sendCall = useOrderCall(end);
  const form = useForm([] as const, {
    accountRole: 'customer',
    check: () => ({}),
    send: () => sendCall(() => api(confirmReceipt, { params: { id: order.id }, body: {} })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{receiptText(order)}</p>
      <FormButtons
        label={orderDialogsText('confirmReceipt')}
        cancelLabel={orderDialogsText('notYet')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}

/** The seller of a transfer or of cash has the money already. */
function receiptText({ payment_method, return_days: count }: Order): string {
  return orderDialogsText(payment_method === 'card' ? 'receiptText' : 'receiptDirectText', { count });
}
