import { useEffect, useState } from 'react';
import { listReviews, type Rating, type Review, reportReview } from '../../../../contracts/marketplace/reviews.ts';
import { formatDecimal } from '../../../../i18n/format-number.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { reviewsText } from '../../../../i18n/generated/reviews.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReviewItem } from './review-item.tsx';
import { Stars } from './stars.tsx';

interface Loaded {
  reviews: Review[];
  rating: Rating | null;
  next: string | null;
}

export type ReviewSubject = { product_id: string } | { seller_id: string };

/** The reviews of a product, or of all products of a seller, newest first. */
export function ReviewList({ of }: { of: ReviewSubject }) {
  const { loaded, problem, isBusy, load } = useReviews(of);
  const isOfShop = 'seller_id' in of;
  const [reported, setReported] = useState<Review | null>(null);
  return (
    <section aria-labelledby="reviews">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-4">
        <h2 id="reviews" className="text-2xl">
          {reviewsText(isOfShop ? 'ofShop' : 'title')}
        </h2>
        {loaded?.rating && <Average rating={loaded.rating} />}
      </div>
      {problem !== null && (
        <ErrorState
          title={commonText('partFailed', { name: reviewsText('title') })}
          action={<Button onClick={() => void load()}>{commonText('tryAgain')}</Button>}
        >
          {problem}
        </ErrorState>
      )}
      {!loaded && problem === null && <Skeleton className="h-24 rounded-card" />}
      {loaded?.reviews.length === 0 && <p className="text-muted">{reviewsText('none')}</p>}
      <ul className="grid gap-3 md:grid-cols-2">
        {loaded?.reviews.map((review) => (
          <ReviewItem key={review.id} review={review} namesProduct={isOfShop} onReport={() => setReported(review)} />
        ))}
      </ul>
      {loaded?.next && <MoreButton isBusy={isBusy} onMore={() => void load()} />}
      <ReportDialog
        texts={{
          title: reviewsText('reportTitle'),
          hint: reviewsText('reportHint'),
          reported: reviewsText('reported'),
          signIn: reviewsText('signIn'),
        }}
        onReport={reported && ((reason) => api(reportReview, { params: { id: reported.id }, body: { reason } }))}
        onClose={() => setReported(null)}
      />
    </section>
  );
}

function Average({ rating: { average, count } }: { rating: Rating }) {
  const shown = formatDecimal(average, 1, getLocale());
  return (
    <p className="flex items-center gap-2">
      <Stars value={average} label={reviewsText('average', { average: shown, count })} />
      <span aria-hidden="true">
        <strong>{shown}</strong> <span className="text-muted">({count})</span>
      </span>
    </p>
  );
}

function useReviews(of: ReviewSubject) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function load() {
    setBusy(true);
    setProblem(null);
    try {
      const cursor = loaded?.next ?? undefined;
      const page = await api(listReviews, { body: { ...of, language: getLocale(), cursor } });
      const reviews = [...(loaded?.reviews ?? []), ...page.reviews];
      setLoaded({ reviews, rating: page.rating, next: page.next_cursor });
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page is loaded once; the key makes a new list for another product.
  useEffect(() => void load(), []);
  return { loaded, problem, isBusy, load };
}
