import { Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pictureAddress } from '../../../../contracts/marketplace/pictures.ts';
import type { Review } from '../../../../contracts/marketplace/reviews.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { reviewsText } from '../../../../i18n/generated/reviews.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Stars } from './stars.tsx';

interface ReviewItemProps {
  review: Review;
  /** Whether the list is of several products. */
  namesProduct?: boolean;
  /** Offers to report it; the seller of the shop answers instead. */
  onReport?: () => void;
  below?: ReactNode;
}

export function ReviewItem({ review, namesProduct = false, onReport, below }: ReviewItemProps) {
  const author = review.author || reviewsText('aCustomer');
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4.5">
      <div className="flex items-center gap-3">
        <div className="mr-auto min-w-0">
          <p className="truncate font-bold" translate={review.author ? 'no' : undefined}>
            {author}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <Stars value={review.stars} label={reviewsText('stars', { count: review.stars })} />
            {formatDate(review.created_at)}
          </p>
        </div>
        {onReport && <IconButton label={reviewsText('report')} icon={Flag} onClick={onReport} className="text-muted" />}
      </div>
      {namesProduct && review.product_title && (
        <Link to={`/product/${review.product_id}`} className="font-semibold text-sm wrap-anywhere hover:underline">
          {review.product_title}
        </Link>
      )}
      {review.text && (
        <p lang={review.language} className="whitespace-pre-line wrap-anywhere">
          {review.text}
        </p>
      )}
      {review.photo && (
        <img
          src={pictureAddress(review.photo, 320, 'webp')}
          alt={reviewsText('photo', { name: author })}
          width={160}
          height={160}
          loading="lazy"
          className="size-40 rounded-card bg-sunken object-cover"
        />
      )}
      {review.answer && (
        <div className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">
          <p className="font-semibold">{reviewsText('answer')}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.answer}
          </p>
        </div>
      )}
      {below}
    </li>
  );
}
