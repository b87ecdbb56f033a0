import { memo } from 'react';
import { Link } from 'react-router';
import type { ListedProduct } from '../../../../contracts/marketplace/listings.ts';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { SaveButton } from '../favorites/save-button.tsx';
import { AdPicture, type PicturePriority } from './ad-picture.tsx';
import { LazyCardLocalPrice } from './lazy-local-prices.tsx';
import { PhotoLabel } from './photo-label.tsx';
import { Price } from './price.tsx';
import { RatingMark } from './rating-mark.tsx';

export interface ProductCardProps {
  product: ListedProduct;
  priority?: PicturePriority;
  /** Opens the ad maker; without it the button links to the product page, which has one. */
  onMakeAd?: (product: ListedProduct) => void;
}

/**
 * On a phone, two in a row: photo, title, price, rating and a heart; the whole card links to the product. Memoized, so
 * that a growing list renders only the new cards.
 */
export const ProductCard = memo(function ProductCard({ product, priority = 'later', onMakeAd }: ProductCardProps) {
  const address = `/product/${product.id}`;
  const language = product.language === 'en' ? undefined : product.language;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft sm:rounded-[1.25rem]">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3.5 pt-3 max-sm:hidden">
        <span title={listingsText('sponsoredNote')} className="text-caption text-muted">
          {listingsText('sponsored')}
        </span>
        {onMakeAd ? (
          <Button tone="ai" size="small" onClick={() => onMakeAd(product)}>
            {listingsText('makeAd')}
          </Button>
        ) : (
          <ButtonLink to={address} tone="ai" size="small" prefetch="intent">
            {listingsText('makeAd')}
          </ButtonLink>
        )}
      </div>
      <p lang={language} className="ad-title mx-3 mt-2.5 font-semibold sm:mx-3.5 sm:mt-2">
        <Link to={address} prefetch="intent" className="hover:underline max-sm:after:absolute max-sm:after:inset-0">
          {product.title}
        </Link>
      </p>
      <p lang={language} className="ad-words m-3.5 mt-1 min-h-[2lh] max-sm:hidden">
        {firstParagraph(product.language === 'en' ? product.productDescriptionEN : product.description)}
      </p>
      <div data-top-category={product.category_id} className="relative bg-ground max-sm:-order-1">
        <AdPicture product={product} priority={priority} />
        <PhotoLabel product={product} />
      </div>
      <p className="ad-price mx-3 mt-1 sm:mx-3.5 sm:mt-3.5">
        <Price prices={product} previousPriceClass="text-sm" />
        <LazyCardLocalPrice minor={product.price_minor} shopCurrency={product.currency} />
      </p>
      <p className="ad-facts mx-3 mb-3 sm:mx-3.5 sm:mb-0">
        <RatingMark rating={product.rating} countClass="ad-rating-count" />
        {product.sold > 0 && <span className="ad-sold">{listingsText('soldUnits', { count: product.sold })}</span>}
      </p>
      <div className="mt-auto flex flex-col gap-2 p-3.5 pt-2 max-sm:contents">
        <ButtonLink to={address} tone="primary" isWide prefetch="intent" className="max-sm:hidden">
          {listingsText('shopNow')}
        </ButtonLink>
        <SaveButton productId={product.id} isHeartOnPhone />
      </div>
    </article>
  );
});

/** The facts of a description stand in its later paragraphs; two lines have no room for them. */
function firstParagraph(text: string): string {
  return (text.split('\n\n', 1)[0] ?? '').replaceAll('\n', ' ');
}
