import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { ProductDetails } from '../../../../contracts/marketplace/listings.ts';
import { productText } from '../../../../i18n/generated/product.ts';

/** The product's category breadcrumbs. */
export function CategoryPath({ product }: { product: ProductDetails }) {
  const topCategory = `/products/${product.category_id}`;
  const steps = [
    { to: topCategory, name: product.category_name },
    { to: `${topCategory}/${product.sub_category_id}`, name: product.sub_category_name },
  ];
  return (
    <nav aria-label={productText('category')} lang={product.language}>
      <ol className="flex items-center overflow-x-auto whitespace-nowrap py-1.5 text-sm [scrollbar-width:none] sm:flex-wrap">
        {steps.map(({ to, name }) => (
          <li key={to} className="flex shrink-0 items-center whitespace-nowrap">
            <Link
              to={to}
              prefetch="intent"
              className="touch-edge inline-flex min-h-8 items-center whitespace-nowrap text-muted hover:text-ink hover:underline"
            >
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="mx-1 size-3.5 shrink-0 text-faint" />
          </li>
        ))}
        <li className="shrink-0 whitespace-nowrap font-bold">{product.super_sub_category_name}</li>
      </ol>
    </nav>
  );
}
