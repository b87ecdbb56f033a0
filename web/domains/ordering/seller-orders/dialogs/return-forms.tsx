import type { Order, OrderReturn } from '../../../../../contracts/ordering/orders/orders.ts';
import { acceptReturn, declineReturn, markReturned } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { api } from '../../../../lib/api/api.ts';
import { useForm } from '../../../../ui/fields/forms.ts';
import { type OrderDialogEnd, useOrderCall } from '../../order-parts/use-order-call.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { findReasonProblem, ReasonField } from './reason-field.tsx';

type ReturnFormProps = { order: Order; orderReturn: OrderReturn } & OrderDialogEnd;

/** Whether the seller has the money and pays it back. */
const isPaidDirectly = ({ payment_method, payment_state }: Order) =>
  payment_method !== 'card' && payment_state === 'paid';

export function AcceptReturnForm({ order, orderReturn, ...end }: ReturnFormProps) {
  const sendCall = useOrderCall(end);
  const amount = formatMoney(orderReturn.refund_cents, order.currency);
  const body = { return_id: orderReturn.id };
  return (
    <ConfirmForm
      lead={sellerOrderDialogsText(isPaidDirectly(order) ? 'acceptReturnDirectLead' : 'acceptReturnLead', { amount })}
      label={sellerOrderDialogsText('acceptReturn')}
      onCancel={end.onClose}
      onConfirm={() =>
        sendCall(() => api(acceptReturn, { params: { id: order.id }, body }), sellerOrderDialogsText('returnAccepted'))
      }
    />
  );
}

export function MarkReturnedForm({ order, orderReturn, ...end }: ReturnFormProps) {
  const sendCall = useOrderCall(end);
  const amount = formatMoney(orderReturn.refund_cents, order.currency);
  const isDirect = isPaidDirectly(order);
  const body = { return_id: orderReturn.id };
  return (
    <ConfirmForm
      lead={sellerOrderDialogsText(isDirect ? 'markReturnedDirectLead' : 'markReturnedLead', { amount })}
      label={sellerOrderDialogsText(isDirect ? 'markReturnedDirect' : 'markReturned', { amount })}
      onCancel={end.onClose}
      onConfirm={() =>
        sendCall(
          () => api(markReturned, { params: { id: order.id }, body }),
          sellerOrderDialogsText(isDirect ? 'payBackNext' : 'returned'),
        )
      }
    />
  );
}

export function DeclineReturnForm({ order, orderReturn, ...end }: ReturnFormProps) {
  const sendCall = useOrderCall(end);
  const form = useForm(['reason'] as const, {
    check({ reason }): { reason?: string } {
      const problem = findReasonProblem(reason);
      return problem ? { reason: problem } : {};
    },
    send: ({ reason }) =>
      sendCall(
        () => api(declineReturn, { params: { id: order.id }, body: { return_id: orderReturn.id, reason } }),
        sellerOrderDialogsText('returnDeclined'),
      ),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{sellerOrderDialogsText('declineReturnLead')}</p>
      <ReasonField error={form.errors.reason} />
      <DialogButtons
        label={sellerOrderDialogsText('declineReturn')}
        isBusy={form.isBusy}
        isDangerous
        onCancel={end.onClose}
      />
    </form>
  );
}
