import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { formatMoment } from '../../../../lib/language/format-days.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { PaymentClaim } from './payment-claim.tsx';
import { paymentLine } from './payment-line.ts';

/** How the order is paid, and what the buyer sent about a direct transfer. */
export function OrderPayment({ order }: { order: Order }) {
  const claim = order.payment_claim;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('payment')}</h2>
      <p>{paymentLine(order)}</p>
      {claim && (
        <>
          <p className="mt-1 mb-3 text-muted text-sm">{sellerOrderText('sentAt', { time: formatMoment(claim.at) })}</p>
          <PaymentClaim order={order} />
        </>
      )}
    </Card>
  );
}
