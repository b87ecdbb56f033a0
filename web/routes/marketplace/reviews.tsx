import { ownReviewsText } from '../../../i18n/generated/own-reviews.ts';
import { fetchOwnReviews, OwnReviews } from '../../domains/marketplace/reviews/own-reviews.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/reviews.ts';

export const meta = () =>
  pageMeta({ title: `${ownReviewsText('title')} · Snapbazaar`, description: ownReviewsText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchOwnReviews()) });

export default function OwnReviewsPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-200 pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{ownReviewsText('title')}</h1>
      <AsyncPart result={first} name={ownReviewsText('title')}>
        {(page) => <OwnReviews first={page} />}
      </AsyncPart>
    </div>
  );
}
