import { data, useNavigation, useSearchParams } from 'react-router';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import type { Seller } from '../../../contracts/marketplace/sellers.ts';
import { sellerText } from '../../../i18n/generated/seller.ts';
import { LanguagePicker } from '../../domains/marketplace/browse/language-picker.tsx';
import { readBrowseQuery } from '../../domains/marketplace/browse-query/browse-query.ts';
import { FollowButton } from '../../domains/marketplace/follows/follow-button.tsx';
import { ProductFeed, useInfiniteList } from '../../domains/marketplace/product-list/product-feed.tsx';
import type { ProductPage } from '../../domains/marketplace/product-list/product-pages.ts';
import { LazyReviews } from '../../domains/marketplace/reviews/lazy-reviews.tsx';
import { fetchSellerProducts, loadSeller } from '../../domains/marketplace/sellers/load-seller.ts';
import { SellerGone } from '../../domains/marketplace/sellers/seller-gone.tsx';
import { SellerHeader } from '../../domains/marketplace/sellers/seller-header.tsx';
import { sellerMeta } from '../../domains/marketplace/sellers/seller-meta.ts';
import { ShopAbout } from '../../domains/marketplace/sellers/shop-about.tsx';
import { readSection, shopAddress } from '../../domains/marketplace/sellers/shop-address.ts';
import { ShopFinder } from '../../domains/marketplace/sellers/shop-finder.tsx';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { api } from '../../lib/api/api.ts';
import { apiContext } from '../../lib/api/api-context.ts';
import { getCachedOrFetch } from '../../lib/browser/list-cache.ts';
import { originOf, pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import type { Route } from './+types/seller.ts';

/** After this many products more are loaded only by the button, so that the footer can be reached. */
const maxAutoLoaded = 120;

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  if (!loaderData?.seller) {
    return pageMeta({ title: `${sellerText('gone')} · Snapbazaar`, description: sellerText('goneTitle') });
  }
  const { language } = readBrowseQuery(new URLSearchParams(location.search));
  return sellerMeta(loaderData.seller, language, originOf(matches));
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const loaded = await loadSeller(context.get(apiContext), params.id, readShopQuery(url.searchParams));
  return data({ ...loaded, hasFailed: false }, { status: loaded.seller ? 200 : 404 });
}

export const clientLoader = ({ url, serverLoader }: Route.ClientLoaderArgs) => getCachedOrFetch(url, serverLoader);

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller } = loaderData;
  return seller ? <Shop key={seller.id} seller={seller} first={loaderData} /> : <SellerGone />;
}

const readShopQuery = (params: URLSearchParams) => ({ ...readBrowseQuery(params), section: readSection(params) });

function Shop({ seller, first }: { seller: Seller; first: ProductPage & { hasFailed: boolean } }) {
  const [params] = useSearchParams();
  const { language, q, section } = readShopQuery(params);
  const navigation = useNavigation();
  const list = useInfiniteList(
    first,
    (cursor) => fetchSellerProducts(api, seller.id, { language, q, section, cursor }),
    {
      maxAutoLoaded,
    },
  );
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback(({ id, title, language }: ListedProduct) =>
    makeAd({ productId: id, title, language }),
  );
  const actions = (
    <>
      <FollowButton sellerId={seller.id} />
      <ButtonLink to={`/messages/new?shop=${seller.id}`}>{sellerText('askSeller')}</ButtonLink>
    </>
  );
  const isFiltered = q !== '' || section !== undefined;
  return (
    <div className="page-width pt-3 sm:pt-6">
      <SellerHeader seller={seller} actions={actions} />
      {!isFiltered && <ShopAbout seller={seller} />}
      <div className="flex items-center justify-between gap-4 pt-7 pb-4 sm:pt-9">
        <h2 className="text-2xl">{sellerText('forSale')}</h2>
        <LanguagePicker />
      </div>
      <ShopFinder seller={seller} q={q} section={section} />
      {q !== '' && list.products.length === 0 ? (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-6">
          {sellerText('noneFound', { q })}
          <ButtonLink to={shopAddress(seller.id)}>{sellerText('seeAll')}</ButtonLink>
        </p>
      ) : (
        <ProductFeed
          list={list}
          onMakeAd={makeAdOf}
          isStale={navigation.location?.pathname === `/seller/${seller.id}`}
          nextPageUrl={(cursor) => shopAddress(seller.id, { q, section, cursor })}
          emptyAction={<ButtonLink to="/search">{sellerText('seeOthers')}</ButtonLink>}
        />
      )}
      {seller.rating && <LazyReviews of={{ seller_id: seller.id }} />}
      {adMaker}
    </div>
  );
}
