import { useState } from 'react';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BuyBar } from './buy-bar.tsx';
import type { VariantChoice } from './use-variant.ts';

const loadPanel = () => import('./offer-panel.tsx').then(({ OfferPanel }) => OfferPanel);
const loadPicker = () => import('./variant-picker.tsx').then(({ VariantPicker }) => VariantPicker);

interface ProductOfferProps {
  product: ProductDetails;
  choice: VariantChoice;
}

/** Options, what is left, delivery and the buttons to buy. Asked for after the paint, because the page is the same for everyone. */
export function ProductOffer({ product, choice }: ProductOfferProps) {
  const [isBuyable, setBuyable] = useState(true);
  const hasOptions = product.options.length > 0;
  const Panel = useLazy(loadPanel);
  const Picker = useLazy(loadPicker, hasOptions);
  return (
    <>
      {hasOptions &&
        (Picker ? (
          <Picker product={product} chosen={choice.chosen} onChoose={choice.choose} />
        ) : (
          <Skeleton className="h-20 rounded-card" />
        ))}
      {/* As high as the usual panel, so that nothing moves when it arrives. */}
      <div className="min-h-30">
        {Panel ? <Panel product={product} onBuyable={setBuyable} /> : <Skeleton className="h-30 rounded-card" />}
      </div>
      <BuyBar
        product={product}
        choice={choice}
        isBuyable={isBuyable && choice.variant?.availability !== 'out_of_stock'}
      />
    </>
  );
}
