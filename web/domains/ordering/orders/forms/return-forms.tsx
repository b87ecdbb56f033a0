import { useState } from 'react';
import { disputeReturn, requestReturn, sendReturn } from '../../../../../contracts/ordering/orders/customer-orders.ts';
import type { OrderReturn } from '../../../../../contracts/ordering/orders/orders.ts';
import { orderDialogsText } from '../../../../../i18n/generated/order-dialogs.ts';
import { carrierIds, carriers } from '../../../../../reference-data/shipping/carriers.ts';
import { api } from '../../../../lib/api/api.ts';
import { FormButtons } from '../../../../ui/fields/form-buttons.tsx';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
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
      ...(reason || order.can_withdraw ? {} : { reason: orderDialogsText('returnReasonRequired') }),
    }),
    send: ({ reason, photo }) =>
      sendCall((key) => {
        const body = { key, line_ids: lineIds, reason, photo: photo || undefined };
        return api(requestReturn, { params: { id: order.id }, body });
      }),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      {order.can_withdraw && <p>{orderDialogsText('withdrawText')}</p>}
      <LineChoice
        label={orderDialogsText('returnWhich')}
        lines={open.map(({ id, title, units }) => ({ id, text: titleAndUnits(title, units) }))}
        chosenIds={lineIds}
        error={form.errors.lines}
        onChange={setLineIds}
      />
      <TextArea
        label={orderDialogsText(order.can_withdraw ? 'reasonWish' : 'returnReason')}
        name="reason"
        maxLength={1000}
        error={form.errors.reason}
      />
      <PhotoField name="photo" orderId={order.id} label={orderDialogsText('addPhoto')} />
      <FormButtons
        label={orderDialogsText(order.can_withdraw ? 'sendWithdrawal' : 'sendReturn')}
        cancelLabel={orderDialogsText('close')}
        isBusy={form.isBusy}
        onCancel={end.onClose}
      />
    </form>
  );
}

/** The parcel of an accepted return. */
export function SendReturnForm({ order, orderReturn, ...end }: OrderFormProps & { orderReturn: OrderReturn }) {
  const sendCall = useOrderCall(end);
  const { shipment } = orderReturn;
  const form = useForm(['carrier', 'tracking_number'] as const, {
    accountRole: 'customer',
    check: ({ tracking_number }): { tracking_number?: string } =>
      tracking_number ? {} : { tracking_number: orderDialogsText('trackingRequired') },
    send: (sent) =>
      sendCall(() => api(sendReturn, { params: { id: order.id }, body: { return_id: orderReturn.id, ...sent } })),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <TextField
        label={orderDialogsText('carrier')}
        name="carrier"
        list="return-carriers"
        autoComplete="off"
        maxLength={40}
        defaultValue={shipment?.carrier_name}
      />
      <datalist id="return-carriers">
        {carrierIds.map((id) => (
          <option key={id} value={carriers[id].name} />
        ))}
      </datalist>
      <TextField
        label={orderDialogsText('trackingNumber')}
        name="tracking_number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        defaultValue={shipment?.tracking_number}
        error={form.errors.tracking_number}
      />
      <FormButtons
        label={orderDialogsText('saveTracking')}
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
