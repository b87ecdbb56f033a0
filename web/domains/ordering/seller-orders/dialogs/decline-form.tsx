import { useState } from 'react';
import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { declineOrder } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { formatMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { api } from '../../../../lib/api/api.ts';
import { useForm } from '../../../../ui/fields/forms.ts';
import { LineChoice } from '../../order-parts/line-choice.tsx';
import { type OrderDialogEnd, useOrderCall } from '../../order-parts/use-order-call.ts';
import { lineOption, unsentLines } from '../order/order-facts.ts';
import { DialogButtons } from './dialog-buttons.tsx';
import { findReasonProblem, ReasonField } from './reason-field.tsx';

/** Declines lines that cannot be sent, and tells what is refunded for them. */
export function DeclineForm({ order, ...end }: { order: Order } & OrderDialogEnd) {
  const lines = unsentLines(order);
  const [lineIds, setLineIds] = useState(() => (lines.length === 1 ? lines.map(({ id }) => id) : []));
  const sendCall = useOrderCall(end);
  const form = useForm(['lines', 'reason'] as const, {
    check({ reason }) {
      const problem = findReasonProblem(reason);
      return {
        ...(lineIds.length === 0 ? { lines: sellerOrderDialogsText('chooseLine') } : {}),
        ...(problem ? { reason: problem } : {}),
      };
    },
    send: ({ reason }) =>
      sendCall(
        (key) => api(declineOrder, { params: { id: order.id }, body: { key, reason, line_ids: lineIds } }),
        sellerOrderDialogsText('declined'),
      ),
  });
  const chosen = lines.filter(({ id }) => lineIds.includes(id));
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p className="text-muted">{sellerOrderDialogsText('declineLead')}</p>
      <LineChoice
        label={sellerOrderDialogsText('linesToDecline')}
        lines={lines.map(lineOption(order.currency))}
        chosenIds={lineIds}
        error={form.errors.lines}
        onChange={setLineIds}
      />
      <ReasonField error={form.errors.reason} />
      <p role="status" className="font-semibold">
        {refundText(
          order,
          chosen.reduce((sum, { total_cents }) => sum + total_cents, 0),
        )}
      </p>
      <DialogButtons
        label={sellerOrderDialogsText('decline')}
        isBusy={form.isBusy}
        isDangerous
        onCancel={end.onClose}
      />
    </form>
  );
}

/** What declining does to the money, before it is done. */
function refundText({ payment_state, payment_method, currency }: Order, cents: number): string {
  if (payment_state !== 'paid') return sellerOrderDialogsText('nothingPaid');
  const amount = formatMoney(cents, currency);
  return sellerOrderDialogsText(payment_method === 'card' ? 'refundsLines' : 'refundYourself', { amount });
}
