import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp';
import { useState } from 'react';
import { answerReview, listShopReviews, type Review } from '../../../../contracts/marketplace/reviews.ts';
import { reviewAnswersText } from '../../../../i18n/generated/review-answers.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReviewItem } from './review-item.tsx';

/** A page of the reviews of the seller's products. */
export async function fetchShopReviews(isUnanswered: boolean, cursor?: string): Promise<Page<Review>> {
  const body = { language: getLocale(), is_unanswered: isUnanswered, cursor };
  const { reviews, next_cursor } = await api(listShopReviews, { body });
  return { rows: reviews, next: next_cursor };
}

interface ReviewAnswersProps {
  first: Page<Review>;
  isUnanswered: boolean;
}

/** What buyers wrote of the seller's goods, each with one answer that can be changed. */
export function ReviewAnswers({ first, isUnanswered }: ReviewAnswersProps) {
  const fetchMore = (cursor: string) => fetchShopReviews(isUnanswered, cursor);
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchMore);
  if (rows.length === 0) {
    return (
      <EmptyState picture={star} title={reviewAnswersText(isUnanswered ? 'allAnswered' : 'none')}>
        {reviewAnswersText('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {rows.map((review) => (
          <AnsweredReview key={review.id} review={review} />
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

function AnsweredReview({ review }: { review: Review }) {
  const [answer, setAnswer] = useState(review.answer);
  const [isOpen, setOpen] = useState(false);
  return (
    <ReviewItem
      review={{ ...review, answer: isOpen ? null : answer }}
      namesProduct
      below={
        isOpen ? (
          <AnswerForm
            answer={answer}
            onSave={async (text) => {
              const { message } = await api(answerReview, { params: { id: review.id }, body: { text } });
              setAnswer(text);
              setOpen(false);
              return message;
            }}
            onCancel={() => setOpen(false)}
          />
        ) : (
          <Button className="self-start" onClick={() => setOpen(true)}>
            {reviewAnswersText(answer ? 'change' : 'answer')}
          </Button>
        )
      }
    />
  );
}
