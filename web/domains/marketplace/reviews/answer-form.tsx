import { reviewAnswersText } from '../../../../i18n/generated/review-answers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useForm } from '../../../ui/fields/forms.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface AnswerFormProps {
  answer: string | null;
  /** Stores the answer; answers what is said then. */
  onSave: (text: string) => Promise<string>;
  onCancel: () => void;
}

/** A seller's answer to a review or a question, which everyone reads. */
export function AnswerForm({ answer, onSave, onCancel }: AnswerFormProps) {
  const showToast = useToast();
  const form = useForm(['answer'] as const, {
    check: () => ({}),
    refusals: { bad_input: 'answer' },
    async send({ answer: text }) {
      showToast({ text: await onSave(text), accountRole: 'seller' });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-3">
      <TextArea
        label={reviewAnswersText('yourAnswer')}
        hint={reviewAnswersText('hint')}
        name="answer"
        maxLength={2000}
        defaultValue={answer ?? ''}
        error={form.errors.answer}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" tone="primary" isBusy={form.isBusy}>
          {reviewAnswersText('save')}
        </Button>
        <Button onClick={onCancel}>{reviewAnswersText('cancel')}</Button>
      </div>
    </form>
  );
}
