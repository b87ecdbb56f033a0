import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isUnreachable } from '../../../../contracts/client/client.ts';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { maxCartLines } from '../../../../contracts/ordering/orders/order-states.ts';
import { buyText } from '../../../../i18n/generated/buy.ts';
import { loadModule } from '../../../lib/page/load-module.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { BottomBar } from '../../../ui/overlays/bottom-bar.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { lineKey } from '../carts/line-key.ts';
import type { VariantChoice } from './use-variant.ts';

interface BuyBarProps {
  product: Pick<ProductDetails, 'id' | 'price_minor' | 'currency' | 'options'>;
  choice: Pick<VariantChoice, 'chosen' | 'variant'>;
  /** False once it is known that the product cannot be bought now. */
  isBuyable: boolean;
}

/** The two ways to buy; on a phone they stay at the bottom of the screen. */
export function BuyBar({ product, choice, isBuyable }: BuyBarProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const showFailure = useFailureToast('customer');
  const [isBusy, setBusy] = useState(false);

  const variant_id = choice.variant?.id;

  /** Whether a variant is chosen where there is a choice; otherwise says which option is missing, and leads to it. */
  async function isChosen(): Promise<boolean> {
    const at = choice.variant
      ? -1
      : Math.max(
          0,
          choice.chosen.findIndex((value) => !value),
        );
    const missing = product.options[at];
    if (!missing) return true;
    showToast({ text: buyText('chooseFirst', { name: missing.name }), tone: 'bad', accountRole: 'customer' });
    (await loadModule(() => import('./variant-picker.tsx'))).focusOption(at);
    return false;
  }

  async function buyNow() {
    if (!(await isChosen())) return;
    const params = new URLSearchParams({
      product: product.id,
      ...(variant_id ? { variant: variant_id } : {}),
      units: '1',
    });
    await navigate(`/checkout?${params}`);
  }

  async function addToCart() {
    if (!(await isChosen())) return;
    setBusy(true);
    try {
      const cart = await loadModule(() => import('../carts/cart-store.ts'));
      const key = lineKey({ product_id: product.id, variant_id });
      if (!cart.addToCart(key, 1, { minor: product.price_minor, currency: product.currency })) {
        return showToast({ text: buyText('cartFull', { count: maxCartLines }), tone: 'bad', accountRole: 'customer' });
      }
      const action = { label: buyText('openCart'), onPress: () => void navigate('/cart') };
      showToast({ text: buyText('added'), accountRole: 'customer', action });
      await cart.sendChanges();
    } catch (error) {
      // It is in this browser's cart, which is sent with the next change.
      if (!isUnreachable(error)) showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <BottomBar className="flex-wrap">
      <Button
        size="large"
        className="flex-1 max-sm:px-3"
        disabled={!isBuyable}
        isBusy={isBusy}
        onClick={addToCart}
        icon={<ShoppingCart aria-hidden="true" className="size-[1.2em] shrink-0 max-sm:hidden" />}
      >
        {buyText('addToCart')}
      </Button>
      <Button
        tone="primary"
        size="large"
        className="flex-1 max-sm:px-3"
        disabled={!isBuyable}
        onClick={() => void buyNow()}
      >
        {buyText('buyNow')}
      </Button>
    </BottomBar>
  );
}
