import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productText } from '../../../../i18n/generated/product.ts';

/** The countries that the product is recommended for. */
export function CountryChips({ product }: { product: ProductDetails }) {
  if (product.recommended_countries.length === 0) return null;
  return (
    <section aria-labelledby="countries">
      <h2 id="countries" className="mb-2 font-sans font-semibold text-muted text-sm tracking-normal">
        {productText('recommendedCountries')}
      </h2>
      <ul lang={product.language} className="flex flex-wrap gap-2">
        {product.recommended_countries.map(({ code, name }) => (
          <li
            key={code}
            className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3.5 font-medium text-sm"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
