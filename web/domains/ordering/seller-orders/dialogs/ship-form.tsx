import { useState } from 'react';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { shipOrder } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { shipDialogText } from '../../../../../i18n/generated/ship-dialog.ts';
import { api } from '../../../../lib/api/api.ts';
import { useForm } from '../../../../ui/fields/forms.ts';
import { LineChoice } from '../../order-parts/line-choice.tsx';
import { type OrderDialogEnd, useOrderCall } from '../../order-parts/use-order-call.ts';
import { lineOption, unsentLines } from '../order/order-facts.ts';
import {
  CarrierField,
  findLinkProblem,
  findNumberProblem,
  TrackingLinkField,
  TrackingNumberField,
} from '../ship/parcel-fields.tsx';
import { useCarrierChoice } from '../ship/use-carrier-choice.ts';
import { DialogButtons } from './dialog-buttons.tsx';

/** Lines of an order in one parcel; all that were not sent are chosen at first. */
export function ShipForm({ order, ...end }: { order: Order } & OrderDialogEnd) {
  const lines = unsentLines(order);
  const [lineIds, setLineIds] = useState(() => lines.map(({ id }) => id));
  const choice = useCarrierChoice(order.ships_from ?? null);
  const [number, setNumber] = useState('');
  const [link, setLink] = useState('');
  const sendCall = useOrderCall(end);
  const form = useForm(['lines', 'carrierName', 'tracking', 'trackingLink'] as const, { check, send });

  function check() {
    const tracking = findNumberProblem(number);
    const trackingLink = findLinkProblem(choice.linkOf(link));
    return {
      ...(lineIds.length === 0 ? { lines: sellerOrderDialogsText('chooseLine') } : {}),
      ...(choice.problem ? { carrierName: choice.problem } : {}),
      ...(tracking ? { tracking } : {}),
      ...(trackingLink ? { trackingLink } : {}),
    };
  }

  async function send() {
    choice.remember();
    const parcel = { carrier: choice.value, tracking_number: number.trim(), tracking_url: choice.linkOf(link) };
    const body = { ...parcel, line_ids: lineIds };
    await sendCall(
      (key) => api(shipOrder, { params: { id: order.id }, body: { ...body, key } }),
      sellerOrderDialogsText('shipped'),
    );
  }

  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{shipDialogText('lead')}</p>
      {lines.length > 1 && (
        <LineChoice
          label={sellerOrderDialogsText('linesInParcel')}
          lines={lines.map(lineOption(order.currency))}
          chosenIds={lineIds}
          error={form.errors.lines}
          onChange={setLineIds}
        />
      )}
      <CarrierField choice={choice} error={form.errors.carrierName} />
      <TrackingNumberField
        name="tracking"
        label={shipDialogText('trackingNumber')}
        hint={shipDialogText('trackingHint')}
        choice={choice}
        value={number}
        error={form.errors.tracking}
        onChange={setNumber}
      />
      <TrackingLinkField
        name="trackingLink"
        label={shipDialogText('trackingLink')}
        choice={choice}
        value={link}
        error={form.errors.trackingLink}
        onChange={setLink}
      />
      <DialogButtons label={shipDialogText('confirm')} isBusy={form.isBusy} onCancel={end.onClose} />
    </form>
  );
}
