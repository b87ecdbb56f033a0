import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productText } from '../../../../i18n/generated/product.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { Monogram } from '../../../ui/display/monogram.tsx';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { formatListings } from '../sellers/format-listings.ts';

export function SellerCard({ seller }: Pick<ProductDetails, 'seller'>) {
  return (
    <section
      aria-label={productText('seller')}
      className="flex items-center gap-4 rounded-[1.25rem] max-tiny:flex-wrap border border-line bg-surface px-5 py-4 shadow-soft"
    >
      <Monogram name={seller.name} />
      <div className="mr-auto min-w-0">
        <p className="truncate font-bold">{seller.name}</p>
        <p className="text-muted text-sm">{joinFacts(seller.place, formatListings(seller.listings))}</p>
        <RatingMark rating={seller.rating} />
        {seller.is_sample && (
          <p className="mt-1.5">
            <SampleDataBadge />
          </p>
        )}
      </div>
      <ButtonLink
        to={`/seller/${seller.id}`}
        prefetch="intent"
        aria-label={productText('visitSeller', { name: seller.name })}
        className="shrink-0"
      >
        {productText('visit')}
      </ButtonLink>
    </section>
  );
}
