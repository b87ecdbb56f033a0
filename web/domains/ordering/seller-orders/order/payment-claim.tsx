import type { Order } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderText } from '../../../../../i18n/generated/seller-order.ts';
import { PrivatePhoto } from '../../order-photos/private-photo.tsx';

/** The reference and the slip that the buyer sent. */
export function PaymentClaim({ order: { id, payment_claim: claim } }: { order: Order }) {
  if (!claim) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {claim.reference && (
        <dl>
          <dt className="text-muted text-sm">{sellerOrderText('reference')}</dt>
          <dd className="font-semibold wrap-anywhere">{claim.reference}</dd>
        </dl>
      )}
      {claim.slip && <PrivatePhoto reader="seller" orderId={id} name={claim.slip} alt={sellerOrderText('slip')} />}
    </div>
  );
}
