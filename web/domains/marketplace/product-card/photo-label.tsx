import type { ListedProduct } from '../../../../contracts/marketplace/listings.ts';
import { reductionLabel } from '../../../../contracts/marketplace/reduction-label.ts';
import { listingsText } from '../../../../i18n/generated/listings.ts';

/** In the corner of a photo: that the product is sold out, or else how much its price was reduced. */
export function PhotoLabel({
  product,
}: {
  product: Pick<ListedProduct, 'stock' | 'price_minor' | 'price_before_minor'>;
}) {
  const label = product.stock === 0 ? listingsText('soldOut') : reductionLabel(product);
  if (!label) return null;
  return (
    <span className="absolute bottom-2 left-2 rounded-full bg-label px-2.5 py-1 font-semibold text-caption text-on-dark leading-tight sm:bottom-3 sm:left-3 sm:px-3 sm:py-1.5">
      {label}
    </span>
  );
}
