import { useState } from 'react';
import { type ProductQuestion, reportQuestion } from '../../../../contracts/communication/product-questions.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ReportDialog } from '../../marketplace/reviews/report-dialog.tsx';
import { AskPlace } from './ask-place.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { QuestionItem } from './question-item.tsx';
import { useQuestions } from './use-questions.ts';

interface QuestionListProps {
  productId: string;
  sellerId: string;
}

/** The questions on a product with their answers, the most useful first. */
export function QuestionList({ productId, sellerId }: QuestionListProps) {
  const [query, setQuery] = useState('');
  const { loaded, problem, isBusy, change, loadMore, retry } = useQuestions(productId, query);
  const [reported, setReported] = useState<ProductQuestion | null>(null);
  const [deleted, setDeleted] = useState<ProductQuestion | null>(null);
  const questions = loaded?.questions ?? [];
  const isSearched = query.trim() !== '';

  return (
    <section aria-labelledby="questions" className="flex flex-col gap-4">
      <h2 id="questions" className="text-2xl">
        {productQuestionsText('title')}
      </h2>
      <AskPlace
        productId={productId}
        sellerId={sellerId}
        onAsked={(asked) => change((shown) => [asked, ...shown.filter(({ id }) => id !== asked.id)])}
      />
      {(questions.length > 1 || isSearched) && (
        <div className="max-w-2xl">
          <SearchField
            label={productQuestionsText('search')}
            placeholder=""
            query={query}
            onQuery={setQuery}
            onEnter={() => undefined}
          />
        </div>
      )}
      {problem !== null && (
        <ErrorState
          title={commonText('partFailed', { name: productQuestionsText('title') })}
          action={<Button onClick={() => void retry()}>{commonText('tryAgain')}</Button>}
        >
          {problem}
        </ErrorState>
      )}
      {!loaded && problem === null && <Skeleton className="h-24 rounded-card" />}
      {loaded && questions.length === 0 && (
        <p role="status" className="text-muted">
          {productQuestionsText(isSearched ? 'noneFound' : 'none')}
        </p>
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {questions.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            onReport={() => setReported(question)}
            onDelete={() => setDeleted(question)}
            onVoted={(changes) =>
              change((shown) => shown.map((one) => (one.id === question.id ? { ...one, ...changes } : one)))
            }
          />
        ))}
      </ul>
      {loaded?.next && <MoreButton isBusy={isBusy} onMore={() => void loadMore()} />}
      <ReportDialog
        texts={{
          title: productQuestionsText('reportTitle'),
          hint: productQuestionsText('reportHint'),
          reported: productQuestionsText('reported'),
          signIn: productQuestionsText('logInToReport'),
        }}
        onReport={reported && ((reason) => api(reportQuestion, { params: { id: reported.id }, body: { reason } }))}
        onClose={() => setReported(null)}
      />
      <DeleteDialog
        question={deleted}
        onDeleted={({ id }) => change((shown) => shown.filter((one) => one.id !== id))}
        onClose={() => setDeleted(null)}
      />
    </section>
  );
}
