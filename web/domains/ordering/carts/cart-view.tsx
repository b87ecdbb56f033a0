import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Cart, CartLine } from '../../../../contracts/ordering/carts.ts';
import { cartText } from '../../../../i18n/generated/cart.ts';
import { countryNameOf } from '../../../lib/country/country-names.ts';
import { loadModule } from '../../../lib/page/load-module.ts';
import { Card } from '../../../ui/display/card.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { signInPath } from '../../identity/session/return-path.ts';
import { useSession } from '../../identity/session/session.ts';
import { CartLineRow } from './cart-line.tsx';
import { EmptyCart } from './cart-states.tsx';
import { removeLine, type SeenPrice, setUnits } from './cart-store.ts';
import { CartSum } from './cart-sum.tsx';
import { totalsOf } from './cart-totals.ts';
import { DeliveryLine } from './delivery-line.tsx';
import { keepCart } from './kept-cart.ts';
import { keyOfLine } from './line-key.ts';
import { SellerHeading } from './seller-heading.tsx';
import { useCartView } from './use-cart-view.ts';

interface CartViewProps {
  first: Cart;
  country: string | null;
}

export function CartView({ first, country }: CartViewProps) {
  const { cart, isStale } = useCartView(first, country);
  const { remove, saveForLater } = useLineActions();
  useEffect(() => void keepCart(cart), [cart]);
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
                  key={keyOfLine(line)}
                  line={line}
                  currency={seller.currency}
                  countryName={countryName}
                  onUnits={(units) => setUnits(keyOfLine(line), units, seenPrice(line, seller.currency))}
                  onRemove={() => remove(line, seller.currency)}
                  onSave={() => void saveForLater(line)}
                />
              ))}
            </ul>
            <DeliveryLine seller={seller} countryName={countryName} />
          </Card>
        ))}
      </div>
      <CartSum totals={totalsOf(cart)} isStale={isStale} />
    </div>
  );
}

const seenPrice = (line: CartLine, currency: ShopCurrency): SeenPrice => ({
  minor: line.seen_price_cents ?? line.price_cents,
  currency,
});

/** Removing can be undone; saving for later moves a line to the favorites, which belong to customers. */
function useLineActions() {
  const showToast = useToast();
  const showFailure = useFailureToast('customer');
  const navigate = useNavigate();
  const session = useSession();

  function remove(line: CartLine, currency: ShopCurrency) {
    const restore = () => setUnits(keyOfLine(line), line.units, seenPrice(line, currency));
    removeLine(keyOfLine(line));
    showToast({
      text: cartText('removed', { title: line.title || cartText('goneTitle') }),
      // Two seconds would be too short to press Undo.
      accountRole: 'seller',
      action: { label: cartText('undo'), onPress: restore },
    });
  }

  async function saveForLater(line: CartLine) {
    try {
      const favorites = await loadModule(() => import('../../marketplace/favorites/favorites-store.ts'));
      if (session?.user_type !== 'customer') {
        favorites.savePostSignInFavorite(line.product_id);
        return await navigate(signInPath('customer', '/cart', 'save'));
      }
      await favorites.setFavorite(line.product_id, true);
      removeLine(keyOfLine(line));
      showToast({ text: cartText('saved', { title: line.title }), accountRole: 'customer' });
    } catch (error) {
      showFailure(error);
    }
  }

  return { remove, saveForLater };
}
