import { Utensils } from 'lucide-react';
import { data, Link } from 'react-router';
import { type ListedProduct, listProducts } from '../../../contracts/marketplace/listings.ts';
import { commonText } from '../../../i18n/generated/common.ts';
import { homeText } from '../../../i18n/generated/home.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { TopCategoryCarousel } from '../../domains/marketplace/categories/top-category-carousel.tsx';
import { fetchDishProducts } from '../../domains/marketplace/food/dish-products.ts';
import { DishSection } from '../../domains/marketplace/food/dish-section.tsx';
import { readDish } from '../../domains/marketplace/food/dishes.ts';
import { LazyLocalPricesNote } from '../../domains/marketplace/product-card/lazy-local-prices.tsx';
import { ProductGrid } from '../../domains/marketplace/product-card/product-grid.tsx';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { apiContext, reportContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Route } from './+types/home.ts';

const isUnknownPath = (params: object) => '*' in params;

export function meta({ params, matches }: Route.MetaArgs) {
  return pageMeta({
    title: homeText('title'),
    description: homeText('tagline'),
    address: isUnknownPath(params) ? undefined : { origin: originOf(matches), path: '/' },
  });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const language = getLocale();
    const call = context.get(apiContext);
    const dish = readDish(url.searchParams);
    const [{ products }, food] = await Promise.all([
      call(listProducts, { body: { limit: 12, language } }),
      dish && fetchDishProducts(call, dish, language),
    ]);
    const dishData = dish && food ? { dish, food } : { dish: null };
    return data({ products, ...dishData }, { status: isUnknownPath(params) ? 404 : 200 });
  } catch (error) {
    context.get(reportContext)(error);
    // The page still renders; the status keeps it out of caches and search engines.
    return data({ products: null, dish: null }, { status: 503 });
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { products } = loaderData;
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback((product: ListedProduct) =>
    makeAd({ productId: product.id, title: product.title, language: product.language }),
  );
  return (
    <div className="page-width">
      <section className="flex flex-col items-center pt-6 pb-6 text-center sm:pt-14 sm:pb-10">
        <h1 className="max-w-88 font-extrabold text-hero-on-phone tracking-[-0.02em] sm:max-w-none lg:text-hero">
          {homeText('heading')}
        </h1>
        <p className="mt-5 text-lg text-muted max-md:hidden">{homeText('tagline')}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/chat" tone="ai" size="large">
            {shellText('aiBundle')}
          </ButtonLink>
          <ButtonLink to="/design" size="large" icon={<Utensils aria-hidden="true" className="size-5" />}>
            {shellText('food')}
          </ButtonLink>
        </div>
      </section>
      <TopCategoryCarousel />
      {loaderData.dish !== null && (
        <DishSection key={loaderData.dish} dish={loaderData.dish}>
          <ProductGrid products={loaderData.food} isFirst isCompactOnPhone onMakeAd={makeAdOf} />
        </DishSection>
      )}
      <section aria-labelledby="fresh" className="pt-5.5 sm:pt-10.5">
        <div className="flex items-baseline justify-between gap-4 pb-1.5 sm:pb-2.5">
          <h2 id="fresh" className="text-2xl sm:text-title">
            {homeText('newest')}
          </h2>
          <Link
            to={'/search'}
            prefetch="intent"
            className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
          >
            {homeText('seeAll')}
          </Link>
        </div>
        {products ? (
          <>
            <ProductGrid products={products} isFirst={loaderData.dish === null} isCompactOnPhone onMakeAd={makeAdOf} />
            <LazyLocalPricesNote />
          </>
        ) : (
          <ProductsDidNotLoad />
        )}
      </section>
      {adMaker}
    </div>
  );
}

function ProductsDidNotLoad() {
  return (
    <ErrorState
      title={homeText('failedTitle')}
      action={
        <ButtonLink to="/" reloadDocument>
          {commonText('tryAgain')}
        </ButtonLink>
      }
    >
      {homeText('failedText')}
    </ErrorState>
  );
}
