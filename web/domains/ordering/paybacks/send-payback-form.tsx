import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { sendPayback } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { paybackText } from '../../../../i18n/generated/payback.ts';
import { api } from '../../../lib/api/api.ts';
import { FormButtons } from '../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type OrderDialogEnd, useOrderCall } from '../order-parts/use-order-call.ts';
import { PhotoField } from '../order-photos/photo-field.tsx';

/** The seller shows that the money was paid: by the slip or the reference of the transfer. */
export function SendPaybackForm({ order, ...end }: { order: Order } & OrderDialogEnd) {
  const sendCall = useOrderCall(end);
  const form = useForm(['reference', 'slip'] as const, {
    check: ({ reference, slip }): { reference?: string } =>
      reference || slip ? {} : { reference: paybackText('proofRequired') },
    send: ({ reference, slip }) =>
      sendCall(
        () => api(sendPayback, { params: { id: order.id }, body: { reference, slip: slip || undefined } }),
        paybackText('told'),
      ),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{paybackText('sendText')}</p>
      <PhotoField name="slip" orderId={order.id} label={paybackText('attachSlip')} reader="seller" />
      <TextField
        label={paybackText('reference')}
        name="reference"
        autoComplete="off"
        maxLength={100}
        error={form.errors.reference}
      />
      <FormButtons
        label={paybackText('send')}
        cancelLabel={paybackText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}
