import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp';
import { Link } from 'react-router';
import { listOwnReviews, type Review } from '../../../../contracts/marketplace/reviews.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { ownReviewsText } from '../../../../i18n/generated/own-reviews.ts';
import { reviewsText } from '../../../../i18n/generated/reviews.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { Stars } from './stars.tsx';

/** A page of the customer's own reviews. */
export async function fetchOwnReviews(cursor?: string): Promise<Page<Review>> {
  const { reviews, next_cursor } = await api(listOwnReviews, { body: { language: getLocale(), cursor } });
  return { rows: reviews, next: next_cursor };
}

/** What a customer wrote about goods, with the sellers' answers. */
export function OwnReviews({ first }: { first: Page<Review> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchOwnReviews);
  if (rows.length === 0) {
    return (
      <EmptyState
        picture={star}
        title={ownReviewsText('none')}
        next={{ to: '/orders', label: ownReviewsText('toOrders') }}
      >
        {ownReviewsText('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((review) => (
          <OwnReview key={review.id} review={review} />
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

function OwnReview({ review }: { review: Review }) {
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4.5">
      <p className="font-bold wrap-anywhere">
        {review.product_title ? (
          <Link to={`/product/${review.product_id}`} className="hover:underline">
            {review.product_title}
          </Link>
        ) : (
          ownReviewsText('gone')
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        <Stars value={review.stars} label={reviewsText('stars', { count: review.stars })} />
        {formatDate(review.created_at)}
      </p>
      {review.text && (
        <p lang={review.language} className="whitespace-pre-line wrap-anywhere">
          {review.text}
        </p>
      )}
      {review.answer && (
        <div className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">
          <p className="font-semibold">{reviewsText('answer')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.answer}
          </p>
        </div>
      )}
    </li>
  );
}
