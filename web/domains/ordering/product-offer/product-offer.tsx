import { useState } from 'react';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { BuyBar } from './buy-bar.tsx';

const loadPanel = () => import('./offer-panel.tsx').then(({ OfferPanel }) => OfferPanel);

/** What is left, delivery and the buttons to buy. Asked for after the paint, because the page is the same for everyone. */
export function ProductOffer({ product }: { product: ProductDetails }) {
  const [isBuyable, setBuyable] = useState(true);
  const Panel = useLazy(loadPanel);
  return (
    <>
      {/* As high as the usual panel, so that nothing moves when it arrives. */}
      <div className="min-h-30">
        {Panel ? <Panel product={product} onBuyable={setBuyable} /> : <Skeleton className="h-30 rounded-card" />}
      </div>
      <BuyBar product={product} isBuyable={isBuyable} />
    </>
  );
}
