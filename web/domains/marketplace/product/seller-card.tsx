import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productText } from '../../../../i18n/generated/product.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { formatListings } from '../sellers/format-listings.ts';
import { ShopLogo } from '../sellers/shop-logo.tsx';

export function SellerCard({ seller, productId }: Pick<ProductDetails, 'seller'> & { productId: string }) {
  return (
    <section
      aria-label={productText('seller')}
      className="flex flex-wrap items-center gap-4 rounded-[1.25rem] border border-line bg-surface px-5 py-4 shadow-soft"
    >
      <ShopLogo name={seller.name} logo={seller.logo} />
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="truncate font-bold">{seller.name}</p>
        <p className="text-muted text-sm">{joinFacts(seller.place, formatListings(seller.listings))}</p>
        <RatingMark rating={seller.rating} />
        {seller.is_sample && (
          <p className="mt-1.5">
            <SampleDataBadge />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grow sm:flex-col">
        <ButtonLink
          to={`/seller/${seller.id}`}
          prefetch="intent"
          aria-label={productText('visitSeller', { name: seller.name })}
        >
          {productText('visit')}
        </ButtonLink>
        <ButtonLink to={`/messages/new?product=${productId}`}>{productText('askSeller')}</ButtonLink>
      </div>
    </section>
  );
}
