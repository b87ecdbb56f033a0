import { reviewAnswersText } from '../../../i18n/generated/review-answers.ts';
import { fetchShopReviews, ReviewAnswers } from '../../domains/marketplace/reviews/review-answers.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ChoiceLink } from '../../ui/navigation/chip.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';
import type { Route } from './+types/review-answers.ts';

export const meta = () =>
  pageMeta({ title: `${reviewAnswersText('title')} · Snapbazaar`, description: reviewAnswersText('lead') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const isUnanswered = url.searchParams.get('show') !== 'all';
  return { isUnanswered, first: toResult(fetchShopReviews(isUnanswered)) };
}

export default function ReviewAnswersPage({ loaderData: { isUnanswered, first } }: Route.ComponentProps) {
  return (
    <MyListingsPage
      lead={reviewAnswersText('lead')}
      actions={
        <>
          <ChoiceLink to="/storefront/reviews" isSelected={isUnanswered}>
            {reviewAnswersText('unanswered')}
          </ChoiceLink>
          <ChoiceLink to="/storefront/reviews?show=all" isSelected={!isUnanswered}>
            {reviewAnswersText('all')}
          </ChoiceLink>
        </>
      }
    >
      <AsyncPart key={String(isUnanswered)} result={first} name={reviewAnswersText('title')}>
        {(page) => <ReviewAnswers first={page} isUnanswered={isUnanswered} />}
      </AsyncPart>
    </MyListingsPage>
  );
}
