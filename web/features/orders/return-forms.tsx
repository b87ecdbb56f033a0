import { useId, useRef, useState } from 'react';
import { disputeReturn, requestReturn } from '../../../contracts/customer-orders.ts';
import type { OrderReturn } from '../../../contracts/orders.ts';
import { orderDialogsText } from '../../../messages/generated/order-dialogs.ts';
import { api } from '../../lib/api.ts';
import { randomKey } from '../../lib/random-key.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { titleAndUnits } from '../order-parts/goods-text.ts';
import { PhotoField } from '../order-photos/photo-field.tsx';
import type { OrderFormProps } from './order-dialog.ts';

interface ReturnErrors {
  lines?: string;
  reason?: string;
}

/** A return of some lines with a reason and, if wanted, a photo. */
export function ReturnForm({ order, onDone, onClose }: OrderFormProps) {
  const key = useRef(randomKey());
  const photo = useRef<string>(undefined);
  const errorId = useId();
  const open = order.lines.filter(({ state }) => state === 'open');
  const [chosen, setChosen] = useState(() => new Set(open.length === 1 ? open.map(({ id }) => id) : []));
  const form = useForm(['reason', 'lines'] as const, {
    side: 'customer',
    check: ({ reason }): ReturnErrors => ({
      ...(chosen.size > 0 ? {} : { lines: orderDialogsText('returnWhichRequired') }),
      ...(reason ? {} : { reason: orderDialogsText('returnReasonRequired') }),
    }),
    async send({ reason }) {
      const body = { key: key.current, line_ids: [...chosen], reason, photo: photo.current };
      onDone((await api(requestReturn, { params: { id: order.id }, body })).order);
    },
  });

  function toggle(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
    form.clearError('lines');
  }

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <fieldset>
        <legend className="font-semibold text-sm">{orderDialogsText('returnWhich')}</legend>
        {open.map(({ id, title, units }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="lines"
              value={id}
              checked={chosen.has(id)}
              onChange={({ target }) => toggle(id, target.checked)}
              aria-invalid={form.errors.lines ? true : undefined}
              aria-describedby={errorId}
              className="size-5 shrink-0 accent-brand"
            />
            <span dir="auto" className="wrap-anywhere">
              {titleAndUnits(title, units)}
            </span>
          </label>
        ))}
        <p id={errorId} aria-live="polite" className="font-medium text-bad text-caption empty:hidden">
          {form.errors.lines}
        </p>
      </fieldset>
      <TextArea label={orderDialogsText('returnReason')} name="reason" maxLength={1000} error={form.errors.reason} />
      <PhotoField
        orderId={order.id}
        label={orderDialogsText('addPhoto')}
        onPhoto={(name) => {
          photo.current = name;
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{orderDialogsText('close')}</Button>
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {orderDialogsText('sendReturn')}
        </Button>
      </div>
    </form>
  );
}

export function DisputeForm({ order, returned, onDone, onClose }: OrderFormProps & { returned: OrderReturn }) {
  const form = useForm(['reason'] as const, {
    side: 'customer',
    check: ({ reason }): { reason?: string } => (reason ? {} : { reason: orderDialogsText('returnReasonRequired') }),
    async send({ reason }) {
      const body = { return_id: returned.id, reason };
      onDone((await api(disputeReturn, { params: { id: order.id }, body })).order);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{orderDialogsText('disputeText')}</p>
      <TextArea label={orderDialogsText('reason')} name="reason" maxLength={1000} error={form.errors.reason} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{orderDialogsText('close')}</Button>
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {orderDialogsText('sendDispute')}
        </Button>
      </div>
    </form>
  );
}
