import type { Order, Parcel } from '../../../../../contracts/ordering/orders/orders.ts';
import { markDelivered, markPaid, refundOrder } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { readAmount } from '../../../../../contracts/text/typed-number.ts';
import { formatMoney, formatShortMoney } from '../../../../../i18n/format-money.ts';
import { sellerOrderDialogsText } from '../../../../../i18n/generated/seller-order-dialogs.ts';
import { api } from '../../../../lib/api/api.ts';
import { useForm } from '../../../../ui/fields/forms.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type OrderDialogEnd, useOrderCall } from '../../order-parts/use-order-call.ts';
import { localTotalOf, refundableCents } from '../order/order-facts.ts';
import { PaymentClaim } from '../order/payment-claim.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import { ReasonField } from './reason-field.tsx';

type FormProps = { order: Order } & OrderDialogEnd;

/** Shows the slip and the reference beside the amount that should be there. */
export function MarkPaidForm({ order, ...end }: FormProps) {
  const sendCall = useOrderCall(end);
  const isCash = order.payment_method === 'cash_on_delivery';
  const amount = localTotalOf(order) ?? formatMoney(order.total_cents, order.currency);
  return (
    <ConfirmForm
      lead={sellerOrderDialogsText(isCash ? 'markCashLead' : 'markPaidLead', { amount })}
      label={sellerOrderDialogsText('markPaid')}
      onCancel={end.onClose}
      onConfirm={() =>
        sendCall(() => api(markPaid, { params: { id: order.id }, body: {} }), sellerOrderDialogsText('paid'))
      }
    >
      <PaymentClaim order={order} />
    </ConfirmForm>
  );
}

export function MarkDeliveredForm({ order, parcel, ...end }: FormProps & { parcel: Parcel | undefined }) {
  const sendCall = useOrderCall(end);
  return (
    <ConfirmForm
      lead={sellerOrderDialogsText('markDeliveredLead', { count: order.return_days })}
      label={sellerOrderDialogsText('markDelivered')}
      onCancel={end.onClose}
      onConfirm={() =>
        sendCall(
          () => api(markDelivered, { params: { id: order.id }, body: parcel ? { parcel_id: parcel.id } : {} }),
          sellerOrderDialogsText('delivered'),
        )
      }
    />
  );
}

/** A refund after the order is completed, from what is available in the wallet. */
export function RefundForm({ order, ...end }: FormProps) {
  const sendCall = useOrderCall(end);
  const max = refundableCents(order);
  const isDirect = order.payment_method !== 'card';
  const form = useForm(['amount', 'reason'] as const, {
    check({ amount }): { amount?: string; reason?: string } {
      const cents = readAmount(amount, order.currency);
      if (!cents)
        return { amount: sellerOrderDialogsText('amountRequired', { example: formatShortMoney(max, order.currency) }) };
      return cents > max
        ? { amount: sellerOrderDialogsText('amountTooHigh', { amount: formatMoney(max, order.currency) }) }
        : {};
    },
    send: ({ amount, reason }) =>
      sendCall(
        (key) =>
          api(refundOrder, {
            params: { id: order.id },
            body: { key, amount_cents: readAmount(amount, order.currency) ?? 0, reason },
          }),
        sellerOrderDialogsText(isDirect ? 'payBackNext' : 'refunded'),
      ),
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>
        {sellerOrderDialogsText(isDirect ? 'refundDirectLead' : 'refundLead', {
          amount: formatMoney(max, order.currency),
        })}
      </p>
      <TextField
        label={sellerOrderDialogsText('amount', { currency: order.currency })}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        error={form.errors.amount}
      />
      <ReasonField error={form.errors.reason} />
      <DialogButtons label={sellerOrderDialogsText('refund')} isBusy={form.isBusy} isDangerous onCancel={end.onClose} />
    </form>
  );
}
