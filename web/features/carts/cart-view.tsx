import { useNavigate } from 'react-router';
import type { Cart, CartLine } from '../../../contracts/carts.ts';
import { cartText } from '../../../messages/generated/cart.ts';
import { factDot } from '../../../messages/join-text.ts';
import { countryNameOf } from '../../lib/country-names.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatArrival } from '../../lib/format-days.ts';
import { loadModule } from '../../lib/load-module.ts';
import { signInPath } from '../../lib/return-path.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { useFailureToast } from '../../ui/failure-toast.ts';
import { useToast } from '../../ui/toast.tsx';
import { CartLineRow } from './cart-line.tsx';
import { EmptyCart } from './cart-states.tsx';
import { setUnits } from './cart-store.ts';
import { CartSum } from './cart-sum.tsx';
import { isBuyable, totalsOf } from './cart-totals.ts';
import { SellerHeading } from './seller-heading.tsx';
import { useCartView } from './use-cart-view.ts';

interface CartViewProps {
  first: Cart;
  country: string | null;
}

export function CartView({ first, country }: CartViewProps) {
  const { cart, isStale } = useCartView(first, country);
  const { remove, saveForLater } = useLineActions();
  if (cart.sellers.length === 0) return <EmptyCart />;
  const countryName = country ? countryNameOf(country) : '';
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <div className="flex flex-col gap-4">
        {cart.sellers.map((seller) => (
          <Card key={seller.seller_id}>
            <SellerHeading seller={seller} />
            <ul className="mt-1">
              {seller.lines.map((line) => (
                <CartLineRow
                  key={line.product_id}
                  line={line}
                  countryName={countryName}
                  onUnits={(units) => setUnits(line.product_id, units, seenPrice(line))}
                  onRemove={() => remove(line)}
                  onSave={() => void saveForLater(line)}
                />
              ))}
            </ul>
            {seller.delivery && seller.lines.some(isBuyable) && (
              <p className="flex justify-between gap-4 rounded-card border border-line px-4 py-3 text-sm">
                <span>
                  {cartText('delivery', { country: countryName })}
                  <span className="text-muted">
                    {factDot}
                    {cartText('arrives', { days: formatArrival(seller.delivery) })}
                  </span>
                </span>
                <strong className="whitespace-nowrap tabular-nums">
                  {seller.delivery.fee_cents > 0 ? formatMoney(seller.delivery.fee_cents) : cartText('free')}
                </strong>
              </p>
            )}
          </Card>
        ))}
      </div>
      <CartSum totals={totalsOf(cart)} isStale={isStale} />
    </div>
  );
}

const seenPrice = (line: CartLine) => line.seen_price_cents ?? line.price_cents;

/** Removing can be undone; saving for later moves a line to the favorites, which belong to customers. */
function useLineActions() {
  const showToast = useToast();
  const showFailure = useFailureToast('customer');
  const navigate = useNavigate();
  const session = useSession();

  function remove(line: CartLine) {
    const restore = () => setUnits(line.product_id, line.units, seenPrice(line));
    setUnits(line.product_id, 0, 0);
    showToast({
      text: cartText('removed', { title: line.title || cartText('goneTitle') }),
      // Two seconds would be too short to press Undo.
      side: 'seller',
      action: { label: cartText('undo'), onPress: restore },
    });
  }

  async function saveForLater(line: CartLine) {
    try {
      const favorites = await loadModule(() => import('../favorites/favorites.ts'));
      if (session?.user_type !== 'customer') {
        favorites.savePostSignInFavorite(line.product_id);
        return await navigate(signInPath('customer', '/cart', 'save'));
      }
      await favorites.setFavorite(line.product_id, true);
      setUnits(line.product_id, 0, 0);
      showToast({ text: cartText('saved', { title: line.title }), side: 'customer' });
    } catch (error) {
      showFailure(error);
    }
  }

  return { remove, saveForLater };
}
