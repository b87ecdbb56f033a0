import type { Order } from '../../../contracts/orders.ts';
import { sellerOrderText } from '../../../messages/seller-order.ts';
import { PrivatePhoto } from './private-photo.tsx';

/** The reference and the slip that the buyer sent. */
export function PaymentClaim({ order: { payment_claim: claim } }: { order: Order }) {
  if (!claim) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      {claim.reference && (
        <dl>
          <dt className="text-muted text-sm">{sellerOrderText('reference')}</dt>
          <dd className="font-semibold wrap-anywhere">{claim.reference}</dd>
        </dl>
      )}
      {claim.slip && <PrivatePhoto name={claim.slip} alt={sellerOrderText('slip')} />}
    </div>
  );
}
