import { useState } from 'react';
import { disputeReturn, requestReturn } from '../../../../../contracts/ordering/orders/customer-orders.ts';
import type { OrderReturn } from '../../../../../contracts/ordering/orders/orders.ts';
import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { api } from '../../../../lib/api/api.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { titleAndUnits } from '../../order-parts/goods-text.ts';
import { LineChoice } from '../../order-parts/line-choice.tsx';
import { useOrderCall } from '../../order-parts/use-order-call.ts';
import { PhotoField } from '../../order-photos/photo-field.tsx';
import type { OrderFormProps } from './order-request.ts';

interface ReturnErrors {
  lines?: string;
  reason?: string;
  photo?: string;
}

/** A return of some lines with a reason and, if wanted, a photo. */
export function ReturnForm({ order, ...end }: OrderFormProps) {
  const open = order.lines.filter(({ state }) => state === 'open');
  const [lineIds, setLineIds] = useState(() => (open.length === 1 ? open.map(({ id }) => id) : []));
  const sendCall = useOrderCall(end);
  const form = useForm(['lines', 'reason', 'photo'] as const, {
    accountRole: 'customer',
    check: ({ reason }): ReturnErrors => ({
      ...(lineIds.length > 0 ? {} : { lines: orderDialogsText('returnWhichRequired') }),
      ...(reason ? {} : { reason: orderDialogsText('returnReasonRequired') }),
    }),
    send: ({ reason, photo }) =>
      sendCall((key) => {
        const body = { key, line_ids: lineIds, reason, photo: photo || undefined };
        return api(requestReturn, { params: { id: order.id }, body });
      }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <LineChoice
        label={orderDialogsText('returnWhich')}
        lines={open.map(({ id, title, units }) => ({ id, text: titleAndUnits(title, units) }))}
        chosenIds={lineIds}
        error={form.errors.lines}
        onChange={setLineIds}
      />
      <TextArea label={orderDialogsText('returnReason')} name="reason" maxLength={1000} error={form.errors.reason} />
      <PhotoField name="photo" orderId={order.id} label={orderDialogsText('addPhoto')} />
      <FormButtons
        label={orderDialogsText('sendReturn')}
        cancelLabel={orderDialogsText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}

export function DisputeForm({ order, orderReturn, ...end }: OrderFormProps & { orderReturn: OrderReturn }) {
  const sendCall = useOrderCall(end);
  const form = useForm(['reason'] as const, {
    accountRole: 'customer',
    check: ({ reason }): { reason?: string } => (reason ? {} : { reason: orderDialogsText('returnReasonRequired') }),
    send: ({ reason }) =>
      sendCall(() => api(disputeReturn, { params: { id: order.id }, body: { return_id: orderReturn.id, reason } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{orderDialogsText('disputeText')}</p>
      <TextArea label={orderDialogsText('reason')} name="reason" maxLength={1000} error={form.errors.reason} />
      <FormButtons
        label={orderDialogsText('sendDispute')}
        cancelLabel={orderDialogsText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}
