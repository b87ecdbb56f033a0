import { useCallback } from 'react';
import { data } from 'react-router';
import { isApiFailure } from '../../../contracts/client/client.ts';
import { getProduct, type ListedProduct, type ProductDetails } from '../../../contracts/marketplace/listings.ts';
import { listingsText } from '../../../i18n/generated/listings.ts';
import { productText } from '../../../i18n/generated/product.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { LazyQuestions } from '../../domains/communication/product-questions/lazy-questions.tsx';
import { SaveButton } from '../../domains/marketplace/favorites/save-button.tsx';
import { productMeta } from '../../domains/marketplace/product/product-meta.ts';
import { ProductNotFound } from '../../domains/marketplace/product/product-not-found.tsx';
import { ProductView } from '../../domains/marketplace/product/product-view.tsx';
import { ShareButton } from '../../domains/marketplace/product/share-button.tsx';
import { ProductGrid } from '../../domains/marketplace/product-card/product-grid.tsx';
import { SponsoredNote } from '../../domains/marketplace/product-card/sponsored-note.tsx';
import { LazyReviews } from '../../domains/marketplace/reviews/lazy-reviews.tsx';
import { ProductOffer } from '../../domains/ordering/product-offer/product-offer.tsx';
import { useVariant } from '../../domains/ordering/product-offer/use-variant.ts';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { OwnProductBar } from '../../domains/selling/my-listings/own-product-bar.tsx';
import { apiContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { Route } from './+types/product.ts';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.product) return productMeta(loaderData.product, originOf(matches));
  return pageMeta({ title: `${productText('gone')} · Snapbazaar`, description: productText('goneTitle') });
}

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { product } = await context.get(apiContext)(getProduct, {
      params: { id: params.id, language: getLocale() },
    });
    return data({ product });
  } catch (error) {
    if (isApiFailure(error) && error.status < 500) return data({ product: null }, { status: 404 });
    throw error;
  }
}

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  return product ? <ProductOnSale product={product} /> : <ProductNotFound />;
}

function ProductOnSale({ product }: { product: ProductDetails }) {
  const { shown, ...choice } = useVariant(product);
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useCallback(
    ({ id, title, language }: ListedProduct) => void makeAd({ productId: id, title, language }),
    [makeAd],
  );
  return (
    <div className="mx-auto w-full max-w-[74.75rem] px-(--page-edge)">
      <ProductView
        key={product.id}
        product={shown}
        ownerActions={<OwnProductBar product={product} />}
        offer={<ProductOffer product={shown} choice={choice} />}
        actions={
          <>
            <SaveButton productId={product.id} size="large" isWide={false} />
            <ShareButton title={product.title} />
          </>
        }
        photoAction={
          <Button tone="ai" onClick={() => makeAdOf(product)}>
            {listingsText('makeAd')}
          </Button>
        }
      />
      <LazyQuestions productId={product.id} sellerId={product.seller.id} />
      <LazyReviews of={{ product_id: product.id }} />
      {product.related.length > 0 && (
        <section aria-labelledby="related" className="pt-12 sm:pt-16">
          <h2 id="related" className="pb-4 text-2xl">
            {productText('related')}
          </h2>
          <ProductGrid products={product.related} onMakeAd={makeAdOf} />
          <SponsoredNote />
        </section>
      )}
      {adMaker}
    </div>
  );
}
