import { memo } from 'react';
import { Link } from 'react-router';
import type { ListedProduct } from '../../../../contracts/marketplace/listings.ts';
import { reductionLabel } from '../../../../contracts/marketplace/reduction-label.ts';
import { listingsText } from '../../../../i18n/generated/listings.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import { SaveButton } from '../favorites/save-button.tsx';
import { AdPicture, type PicturePriority } from './ad-picture.tsx';
import { LazyCardLocalPrice } from './lazy-local-prices.tsx';
import { Price } from './price.tsx';
import { RatingMark } from './rating-mark.tsx';

export interface ProductCardProps {
  product: ListedProduct;
  /** On a phone shows only picture and text, two cards in a row; the whole card links to the product. */
  isCompactOnPhone?: boolean;
  priority?: PicturePriority;
  /** Opens the ad maker; without it the button links to the product page, which has one. */
  onMakeAd?: (product: ListedProduct) => void;
}

/** Memoized, so that a growing list renders only the new cards. */
export const ProductCard = memo(function ProductCard({
  product,
  isCompactOnPhone = false,
  priority = 'later',
  onMakeAd,
}: ProductCardProps) {
  const address = `/product/${product.id}`;
  const reduction = reductionLabel(product);
  const hiddenOnPhone = isCompactOnPhone && 'max-sm:hidden';
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft sm:rounded-[1.25rem]">
      <div className={classes('flex flex-wrap items-center justify-between gap-2 px-3.5 pt-3', hiddenOnPhone)}>
        <span className="text-caption text-muted">{listingsText('sponsored')}</span>
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
      <p
        lang={product.language === 'en' ? undefined : product.language}
        className={classes(
          'ad-title mx-3.5 mt-2 font-semibold',
          isCompactOnPhone && 'ad-title-compact max-sm:mx-3 max-sm:mt-3 max-sm:text-caption',
        )}
      >
        {product.title}
      </p>
      <p
        lang={product.language === 'en' ? undefined : product.language}
        className={classes(
          'ad-words m-3.5 mt-1 min-h-[2lh]',
          isCompactOnPhone && 'max-sm:m-3 max-sm:mt-1 max-sm:text-caption',
        )}
      >
        <Link
          to={address}
          prefetch="intent"
          className={classes('hover:underline', isCompactOnPhone && 'max-sm:after:absolute max-sm:after:inset-0')}
        >
          {firstParagraph(product.language === 'en' ? product.productDescriptionEN : product.description)}
        </Link>
      </p>
      <div
        data-top-category={product.category_id}
        className={classes('relative bg-ground', isCompactOnPhone && 'max-sm:-order-1')}
      >
        <AdPicture
          product={product}
          priority={priority}
          widthOnPhone={isCompactOnPhone ? 'calc(50vw - 1.375rem)' : 'calc(100vw - 2rem)'}
        />
        {reduction && (
          <span
            className={classes(
              'absolute bottom-3 left-3 rounded-full bg-label px-3 py-1.5 font-semibold text-caption text-on-dark leading-tight',
              hiddenOnPhone,
            )}
          >
            {reduction}
          </span>
        )}
      </div>
      <p className={classes('ad-price mx-3.5 mt-3.5', isCompactOnPhone && 'max-sm:mx-3 max-sm:-mt-1 max-sm:mb-3')}>
        <Price prices={product} previousPriceClass="text-sm" />
        <LazyCardLocalPrice cents={product.price_cents} />
        <RatingMark rating={product.rating} className="ml-auto" />
      </p>
      <div className={classes('mt-auto flex flex-col gap-2 p-3.5 pt-2', hiddenOnPhone)}>
        <ButtonLink to={address} tone="primary" isWide prefetch="intent">
          {listingsText('shopNow')}
        </ButtonLink>
        <SaveButton productId={product.id} />
      </div>
    </article>
  );
});

/** The facts of a description stand in its later paragraphs; two lines have no room for them. */
function firstParagraph(text: string): string {
  return (text.split('\n\n', 1)[0] ?? '').replaceAll('\n', ' ');
}
