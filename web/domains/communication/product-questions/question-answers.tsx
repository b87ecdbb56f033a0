import speech from '@lobehub/fluent-emoji-3d/assets/1f4ac.webp';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  answerQuestion,
  listShopQuestions,
  type ProductQuestion,
} from '../../../../contracts/communication/product-questions.ts';
import { questionAnswersText } from '../../../../i18n/generated/question-answers.ts';
import { reviewAnswersText } from '../../../../i18n/generated/review-answers.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { AnswerForm } from '../../marketplace/reviews/answer-form.tsx';
import { QuestionWords } from './question-words.tsx';

/** A page of the questions on the seller's products. */
export async function fetchShopQuestions(isUnanswered: boolean, cursor?: string): Promise<Page<ProductQuestion>> {
  const body = { language: getLocale(), is_unanswered: isUnanswered, cursor };
  const { questions, next_cursor } = await api(listShopQuestions, { body });
  return { rows: questions, next: next_cursor };
}

interface QuestionAnswersProps {
  first: Page<ProductQuestion>;
  isUnanswered: boolean;
}

/** What customers ask about the seller's goods, each with one answer that can be changed. */
export function QuestionAnswers({ first, isUnanswered }: QuestionAnswersProps) {
  const fetchMore = (cursor: string) => fetchShopQuestions(isUnanswered, cursor);
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchMore);
  if (rows.length === 0) {
    return (
      <EmptyState picture={speech} title={questionAnswersText(isUnanswered ? 'allAnswered' : 'none')}>
        {questionAnswersText('noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid gap-3 lg:grid-cols-2">
        {rows.map((question) => (
          <AnsweredQuestion key={question.id} first={question} />
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

function AnsweredQuestion({ first }: { first: ProductQuestion }) {
  const [question, setQuestion] = useState(first);
  const [isOpen, setOpen] = useState(false);

  async function save(text: string): Promise<string> {
    const body = { text, language: getLocale() };
    const saved = await api(answerQuestion, { params: { id: question.id }, body });
    setQuestion(saved.question);
    setOpen(false);
    return saved.message;
  }

  return (
    <li className="flex flex-col gap-2.5 rounded-card border border-line bg-surface p-4.5">
      {question.product_title && (
        <Link to={`/product/${question.product_id}`} className="text-muted text-sm wrap-anywhere hover:underline">
          {question.product_title}
        </Link>
      )}
      <QuestionWords question={question} hidesAnswer={isOpen || question.answer === null} />
      {isOpen ? (
        <AnswerForm answer={question.answer} onSave={save} onCancel={() => setOpen(false)} />
      ) : (
        <Button className="self-start" onClick={() => setOpen(true)}>
          {reviewAnswersText(question.answer === null ? 'answer' : 'change')}
        </Button>
      )}
    </li>
  );
}
