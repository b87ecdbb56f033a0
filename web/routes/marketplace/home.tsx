import { Utensils } from 'lucide-react';
import { data, Link } from 'react-router';
import { type ListedProduct, listProducts } from '../../../contracts/marketplace/listings.ts';
import { commonText } from '../../../i18n/generated/common.ts';
import { dishesText } from '../../../i18n/generated/dishes.ts';
import { homeText } from '../../../i18n/generated/home.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { getLocale } from '../../../i18n/locale.ts';
import { TopCategoryCarousel } from '../../domains/marketplace/categories/top-category-carousel.tsx';
import { DishPage } from '../../domains/marketplace/food/dish-page.tsx';
import { fetchDishProducts } from '../../domains/marketplace/food/dish-products.server.ts';
import { dishAddress, readDish } from '../../domains/marketplace/food/dishes.ts';
import { LazyLocalPricesNote } from '../../domains/marketplace/product-card/lazy-local-prices.tsx';
import { ProductGrid } from '../../domains/marketplace/product-card/product-grid.tsx';
import { SponsoredNote } from '../../domains/marketplace/product-card/sponsored-note.tsx';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { apiContext, reportContext } from '../../lib/api/api-context.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import type { Route } from './+types/home.ts';

const isUnknownPath = (params: object) => '*' in params;

export function meta({ params, loaderData, matches }: Route.MetaArgs) {
  const origin = originOf(matches);
  if (loaderData?.dish) {
    const name = dishesText(loaderData.dish);
    return pageMeta({
      title: `${name} · Snapbazaar`,
      description: dishesText('description', { dish: name }),
      address: { origin, path: dishAddress(loaderData.dish) },
    });
  }
  return isUnknownPath(params)
    ? pageMeta({ title: homeText('notFoundPageTitle'), description: homeText('notFoundText') })
    : pageMeta({ title: homeText('title'), description: homeText('tagline'), address: { origin, path: '/' } });
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  try {
    const language = getLocale();
    const call = context.get(apiContext);
    const dish = readDishOf(params, url);
    if (dish) return data({ products: await fetchDishProducts(call, dish, language), dish });
    const { products } = await call(listProducts, { body: { limit: 12, language } });
    return data({ products, dish }, { status: isUnknownPath(params) ? 404 : 200 });
  } catch (error) {
    context.get(reportContext)(error);
    // The page still renders; the status keeps it out of caches and search engines.
    return data({ products: null, dish: null }, { status: 503 });
  }
}

/** The tiles of the food menu lead to `/products`, which is an unknown path unless it names a dish. */
function readDishOf(params: { '*'?: string }, url: URL) {
  return params['*'] === 'products' ? readDish(url.searchParams) : null;
}

export default function HomePage({ loaderData, params }: Route.ComponentProps) {
  const { products, dish } = loaderData;
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback((product: ListedProduct) =>
    makeAd({ productId: product.id, title: product.title, language: product.language }),
  );
  if (dish && products) {
    const grid = <ProductGrid products={products} isFirst onMakeAd={makeAdOf} />;
    return (
      <>
        <DishPage dish={dish} goods={products.length > 0 ? grid : null} />
        {adMaker}
      </>
    );
  }
  return (
    <div className="page-width">
      {isUnknownPath(params) && <UnknownPathNotice />}
      <section className="flex flex-col items-center pt-6 pb-6 text-center sm:pt-14 sm:pb-10">
        <h1 className="max-w-91 font-extrabold text-hero-on-phone tracking-[-0.02em] sm:max-w-none lg:text-hero">
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
            <ProductGrid products={products} isFirst onMakeAd={makeAdOf} />
            <SponsoredNote />
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

/** Home is shown at every unknown path, so it says that nothing is there. The search box is in the header. */
function UnknownPathNotice() {
  return (
    <section
      aria-labelledby="not-found"
      className="mt-3 flex flex-col gap-2 rounded-card border border-line bg-surface px-5 py-4 shadow-soft sm:mt-5"
    >
      <h2 id="not-found" className="text-xl">
        {homeText('notFoundTitle')}
      </h2>
      <p className="text-muted">{homeText('notFoundText')}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>
        <ButtonLink to="/design">{shellText('food')}</ButtonLink>
        <ButtonLink to="/">{commonText('goHome')}</ButtonLink>
      </div>
    </section>
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
