import { confirmPayback, disputePayback } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { Order, Payback } from '../../../../contracts/ordering/orders/orders.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';
import { api } from '../../../lib/api/api.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { type OrderDialogEnd, useOrderCall } from '../order-parts/use-order-call.ts';
import { formatPayback } from './payback-text.ts';

type FormProps = { order: Order } & OrderDialogEnd;

/** The buyer confirms that the money is there. */
export function ReceivedForm({ order, payback, ...end }: FormProps & { payback: Payback }) {
  const sendCall = useOrderCall(end);
  const form = useForm([] as const, {
    accountRole: 'customer',
    check: () => ({}),
    send: () => sendCall(() => api(confirmPayback, { params: { id: order.id }, body: {} })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{paybackText('receivedText', { amount: formatPayback(payback) })}</p>
      <FormButtons
        label={paybackText('confirm')}
        cancelLabel={paybackText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}

/** The buyer says that the money is not there. */
export function MissingForm({ order, ...end }: FormProps) {
  const sendCall = useOrderCall(end);
  const form = useForm(['reason'] as const, {
    accountRole: 'customer',
    check: ({ reason }): { reason?: string } => (reason ? {} : { reason: paybackText('missingRequired') }),
    send: ({ reason }) => sendCall(() => api(disputePayback, { params: { id: order.id }, body: { reason } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{paybackText('missingText')}</p>
      <TextArea label={paybackText('missingReason')} name="reason" maxLength={1000} error={form.errors.reason} />
      <FormButtons
        label={paybackText('sendMissing')}
        cancelLabel={paybackText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}
