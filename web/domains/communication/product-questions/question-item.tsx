import { Flag, ThumbsUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { markQuestionUseful, type ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { productQuestionsText } from '../../../../i18n/generated/product-questions.ts';
import { api } from '../../../lib/api/api.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useSession } from '../../identity/session/session.ts';
import { QuestionWords } from './question-words.tsx';

interface QuestionItemProps {
  question: ProductQuestion;
  onReport: () => void;
  onDelete: () => void;
  onVoted: (changes: Pick<ProductQuestion, 'useful_count' | 'is_useful_to_you'>) => void;
}

/** A question with what its reader can do: the asker deletes it, other customers find it useful, everyone reports it. */
export function QuestionItem({ question, onReport, onDelete, onVoted }: QuestionItemProps) {
  const session = useSession();
  const votes = session?.user_type === 'customer' && !question.is_yours;
  return (
    <li className="flex flex-col gap-2.5 rounded-card border border-line bg-surface p-4.5">
      <QuestionWords question={question} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2">
        {votes ? <UsefulButton question={question} onVoted={onVoted} /> : <UsefulCount of={question} />}
        {question.is_yours ? (
          <IconButton
            label={productQuestionsText('remove')}
            icon={Trash2}
            onClick={onDelete}
            className="-my-2 ml-auto text-muted"
          />
        ) : (
          <IconButton
            label={productQuestionsText('report')}
            icon={Flag}
            onClick={onReport}
            className="-my-2 ml-auto text-muted"
          />
        )}
      </div>
    </li>
  );
}

function UsefulCount({ of: { useful_count: count } }: { of: ProductQuestion }) {
  return count > 0 ? <p className="text-muted text-sm">{productQuestionsText('usefulCount', { count })}</p> : null;
}

function UsefulButton({ question, onVoted }: Pick<QuestionItemProps, 'question' | 'onVoted'>) {
  const { id, is_useful_to_you: isUseful, useful_count: count } = question;
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('customer');

  async function toggle() {
    setBusy(true);
    try {
      const { useful_count } = await api(markQuestionUseful, { params: { id }, body: { is_useful: !isUseful } });
      onVoted({ useful_count, is_useful_to_you: !isUseful });
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      size="small"
      aria-pressed={isUseful}
      isBusy={isBusy}
      onClick={() => void toggle()}
      icon={<ThumbsUp aria-hidden="true" className={isUseful ? 'size-4 fill-current' : 'size-4'} />}
    >
      {productQuestionsText('useful')}
      {count > 0 && ` ${count}`}
    </Button>
  );
}
