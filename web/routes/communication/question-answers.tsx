import { questionAnswersText } from '../../../i18n/generated/question-answers.ts';
import { reviewAnswersText } from '../../../i18n/generated/review-answers.ts';
import {
  fetchShopQuestions,
  QuestionAnswers,
} from '../../domains/communication/product-questions/question-answers.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ChoiceLink } from '../../ui/navigation/chip.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { MyListingsPage } from '../seller-shell/my-listings-page.tsx';
import type { Route } from './+types/question-answers.ts';

export const meta = () =>
  pageMeta({ title: `${questionAnswersText('title')} · Snapbazaar`, description: questionAnswersText('lead') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ url }: Route.ClientLoaderArgs) {
  const isUnanswered = url.searchParams.get('show') !== 'all';
  return { isUnanswered, first: toResult(fetchShopQuestions(isUnanswered)) };
}

export default function QuestionAnswersPage({ loaderData: { isUnanswered, first } }: Route.ComponentProps) {
  return (
    <MyListingsPage
      lead={questionAnswersText('lead')}
      actions={
        <>
          <ChoiceLink to="/storefront/questions" isSelected={isUnanswered}>
            {reviewAnswersText('unanswered')}
          </ChoiceLink>
          <ChoiceLink to="/storefront/questions?show=all" isSelected={!isUnanswered}>
            {reviewAnswersText('all')}
          </ChoiceLink>
        </>
      }
    >
      <AsyncPart key={String(isUnanswered)} result={first} name={questionAnswersText('title')}>
        {(page) => <QuestionAnswers first={page} isUnanswered={isUnanswered} />}
      </AsyncPart>
    </MyListingsPage>
  );
}
