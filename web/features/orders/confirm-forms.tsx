import { cancelOrder, confirmReceipt } from '../../../contracts/customer-orders.ts';
import { returnDays } from '../../../contracts/order-states.ts';
import type { Order } from '../../../contracts/orders.ts';
import { orderDialogsText } from '../../../messages/generated/order-dialogs.ts';
import { api } from '../../lib/api.ts';
import { formatMoney } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { OrderFormProps } from './order-dialog.ts';

export function CancelForm({ order, onDone, onClose }: OrderFormProps) {
  const form = useForm(['reason'] as const, {
    side: 'customer',
    check: () => ({}),
    async send({ reason }) {
      onDone((await api(cancelOrder, { params: { id: order.id }, body: { reason } })).order);
    },
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{orderDialogsText('keep')}</Button>
        <Button type="submit" tone="danger" isBusy={form.isBusy}>
          {orderDialogsText('cancelOrder')}
        </Button>
      </div>
    </form>
  );
}

function refundText({ payment_state, payment_method, total_cents, refunded_cents }: Order): string {
  const isCard = payment_method === 'card';
  if (payment_state === 'unpaid') return orderDialogsText(isCard ? 'cancelUnpaidCard' : 'cancelUnpaid');
  if (!isCard) return orderDialogsText('cancelDirect');
  return orderDialogsText('cancelPaid', { amount: formatMoney(total_cents - refunded_cents) });
}

export function ReceiptForm({ order, onDone, onClose }: OrderFormProps) {
  const form = useForm([] as const, {
    side: 'customer',
    check: () => ({}),
    async send() {
      onDone((await api(confirmReceipt, { params: { id: order.id }, body: {} })).order);
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <p>{orderDialogsText('receiptText', { count: returnDays })}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{orderDialogsText('notYet')}</Button>
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {orderDialogsText('confirmReceipt')}
        </Button>
      </div>
    </form>
  );
}
