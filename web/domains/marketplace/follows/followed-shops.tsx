import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FollowedShop, listFollows } from '../../../../contracts/marketplace/follows.ts';
import { followsText } from '../../../../i18n/generated/follows.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { api } from '../../../lib/api/api.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { RatingMark } from '../product-card/rating-mark.tsx';
import { ShopLogo } from '../sellers/shop-logo.tsx';
import { FollowButton } from './follow-button.tsx';

/** A page of the shops that the customer follows. */
export async function fetchFollows(cursor?: string): Promise<Page<FollowedShop>> {
  const { shops, next_cursor } = await api(listFollows, { body: { cursor } });
  return { rows: shops, next: next_cursor };
}

/** The followed shops, last followed first. One that is unfollowed stays until the page is opened again, to take it back. */
export function FollowedShops({ first }: { first: Page<FollowedShop> }) {
  const [page] = useState(first);
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(page, ({ id }) => id, fetchFollows);
  if (rows.length === 0) {
    return (
      <EmptyState picture={bell} title={followsText('none')} next={{ to: '/search', label: followsText('browse') }}>
        {followsText('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((shop) => (
          <li
            key={shop.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4.5"
          >
            <ShopLogo name={shop.name} logo={shop.logo} className="size-14 text-xl" />
            <div className="min-w-0 flex-[1_1_9rem]">
              <Link to={`/seller/${shop.id}`} dir="auto" className="block font-bold wrap-anywhere hover:underline">
                {shop.name}
              </Link>
              <p className="text-muted text-sm">
                {joinFacts(shop.place, sellerText('followers', { count: shop.followers }))}
              </p>
              <RatingMark rating={shop.rating} />
            </div>
            <FollowButton sellerId={shop.id} isFollowedFirst />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
