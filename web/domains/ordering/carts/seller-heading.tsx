import { Link } from 'react-router';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { VacationNote } from '../../marketplace/sellers/vacation-note.tsx';

/** Whose goods these are, where they come from and how soon they leave. */
export function SellerHeading({ seller }: { seller: CartSeller }) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 dir="auto" className="text-xl wrap-anywhere">
          {seller.seller_id ? (
            <Link to={`/seller/${seller.seller_id}`} className="hover:underline">
              {seller.seller_name}
            </Link>
          ) : (
            cartText('goneSeller')
          )}
        </h2>
        {seller.ships_from_place && (
          <p dir="auto" className="text-muted text-sm wrap-anywhere">
            {shipsText(seller.ships_from_place, seller.pack_days)}
          </p>
        )}
      </div>
      {seller.vacation && <VacationNote vacation={seller.vacation} />}
    </>
  );
}

function shipsText(place: string, packDays: number): string {
  if (packDays === 0) return cartText('shipsToday', { place });
  return cartText('shipsFrom', { place, days: cartText('days', { count: packDays }) });
}
